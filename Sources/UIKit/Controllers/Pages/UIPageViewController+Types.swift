import Foundation

extension UIPageViewController {
    /// Raw values as Apple publishes them.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// Where the pages are bound: at the left or upper edge, in the middle, or opposite.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max

        /// At the left or upper edge where nobody says otherwise.
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

/// What a page view controller shows.
@MainActor struct PageState {
    var pages: [UIViewController] = []
    var recognizers: [UIGestureRecognizer] = []
    var control: UIPageControl?
    /// The page that the control's dots stand for; it follows touches by itself.
    var shownIndex: Int?
    /// For which orientation the delegate was last asked where the spine is.
    var spineOrientation: UIInterfaceOrientation?
}
