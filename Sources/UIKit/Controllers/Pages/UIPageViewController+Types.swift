import Foundation

extension UIPageViewController {
    /// How pages turn; the raw values are published by Apple.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// Where the pages are bound: at the left or top edge, in the middle, or at the opposite edge.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max

        /// Creates the location from an option; the default is the left or top edge.
        init(option: Any?) {
            let number = (option as? NSNumber)?.intValue ?? option as? Int
            self =
                option as? SpineLocation ?? number.flatMap { SpineLocation(rawValue: $0) } ?? .min
        }
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// The pages of a page view controller and its controls.
@MainActor struct PageState {
    var pages: [UIViewController] = []
    var recognizers: [UIGestureRecognizer] = []
    var control: UIPageControl?
    /// The page that the page control shows. The control itself follows touches.
    var shownIndex: Int?
    /// The orientation for which the delegate was last called for the spine location.
    var spineOrientation: UIInterfaceOrientation?
}
