@_spi(Documents) import UIKit

/// The natural sizes of kinds that have no class of their own yet, so that layouts give them
/// their room (facts: interface_builder.md, intrinsic sizes and controls).
@MainActor enum NaturalSizes {
    /// Of the frame, in points; `noIntrinsicMetric` for an axis that the kind leaves open. Nil for
    /// kinds that have none or measure themselves.
    static func frameSize(of element: Element) -> CGSize? {
        let none = UIView.noIntrinsicMetric
        switch element.name {
        case "navigationBar": return CGSize(width: none, height: 44)
        case "toolbar":
            return CGSize(width: none, height: UIScreen.main.hasHomeIndicator ? 49 : 44)
        case "tabBar": return CGSize(width: none, height: 49)
        default: return nil
        }
    }

    /// Gives a view its kind's natural size, or the stored one that stands for it.
    static func apply(_ element: Element, to view: UIView, stored: CGSize?) {
        var metrics = view.designTime
        if let size = stored ?? frameSize(of: element) {
            let insets = view.alignmentRectInsets
            metrics.intrinsicContentSize = CGSize(
                width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
                height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom)
        }
        view.designTime = metrics
    }
}
