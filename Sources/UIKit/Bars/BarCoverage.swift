import ContactSheetDevices
import Foundation

/// The parts of a bar that hide the content behind it.
@MainActor package struct BarCoverage {
    /// The kind of bar in messages, such as "tab bar".
    package let name: String
    /// The rectangles in the bar's coordinate space, in points.
    package let rects: [CGRect]

    /// Creates the coverage of a bar, or returns `nil` for other views.
    ///
    /// Up to iOS 12, whole bars hide content. Later navigation bars are transparent until content
    /// scrolls, and those of iOS 26 always are, so only their items do.
    package init?(_ view: UIView) {
        let items = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map(\.frame)
        switch view {
        case let bar as UINavigationBar:
            name = "navigation bar"
            rects = UIScreen.main.era >= .dark ? items : [bar.bounds]
        case let bar as UITabBar:
            name = "tab bar"
            rects = UIScreen.main.era < .glass ? [bar.bounds] : bar.capsules(around: items)
        case let bar as UIToolbar:
            name = "toolbar"
            rects = UIScreen.main.era < .glass ? [bar.bounds] : items
        default: return nil
        }
    }
}

extension UITabBar {
    fileprivate func capsules(around items: [CGRect]) -> [CGRect] {
        guard self.items?.isEmpty == false else { return [] }
        return floatsAtTop ? items : [capsule]
    }
}
