@_spi(Documents) import UIKit

/// The natural sizes of kinds that have no class of their own yet, so that layouts give them
/// their room (facts: interface_builder.md, intrinsic sizes and controls).
@MainActor enum NaturalSizes {
    /// Of the frame, in points; `noIntrinsicMetric` for an axis that the kind leaves open. Nil for
    /// kinds that have none or measure themselves.
    static func frameSize(of element: Element) -> CGSize? {
        let none = UIView.noIntrinsicMetric
        let iOS = UIScreen.main.device.iOS.major
        switch element.name {
        case "switch":
            return iOS >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
        case "slider": return CGSize(width: none, height: iOS >= 26 ? 34 : 31)
        case "segmentedControl": return CGSize(width: none, height: iOS >= 13 ? 32 : 29)
        case "stepper": return CGSize(width: 94, height: iOS >= 13 ? 32 : 29)
        case "activityIndicatorView":
            let side: CGFloat = ["large", "whiteLarge"].contains(element["style"]) ? 37 : 20
            return CGSize(width: side, height: side)
        case "progressView": return CGSize(width: none, height: iOS >= 14 ? 4 : 2)
        case "pickerView": return CGSize(width: 320, height: 216)
        case "datePicker": return datePicker(element)
        case "pageControl":
            let pages = CGFloat(element.integer("numberOfPages") ?? 0)
            return CGSize(width: max(0, 16 * pages - 9), height: iOS >= 14 ? 26 : 37)
        case "navigationBar": return CGSize(width: none, height: 44)
        case "toolbar":
            return CGSize(width: none, height: UIScreen.main.hasHomeIndicator ? 49 : 44)
        case "tabBar": return CGSize(width: none, height: 49)
        default: return nil
        }
    }

    private static func datePicker(_ element: Element) -> CGSize? {
        switch element["style"] {
        case "compact": CGSize(width: UIView.noIntrinsicMetric, height: 34.5)
        case "inline": nil
        default: CGSize(width: 320, height: 216)
        }
    }

    /// How far the edges that are aligned lie inside the frame.
    static func alignmentInsets(of element: Element) -> UIEdgeInsets? {
        switch element.name {
        case "slider" where UIScreen.main.device.iOS.major < 26:
            UIEdgeInsets(left: 2, bottom: 1, right: 2)
        case "switch": UIEdgeInsets(right: 2)
        case "segmentedControl": UIEdgeInsets(bottom: 1)
        default: nil
        }
    }

    /// Gives a view its kind's natural size, or the stored one that stands for it.
    static func apply(_ element: Element, to view: UIView, stored: CGSize?) {
        var metrics = view.designTime
        metrics.alignmentRectInsets = alignmentInsets(of: element)
        if let size = stored ?? frameSize(of: element) {
            let insets = metrics.alignmentRectInsets ?? .zero
            metrics.intrinsicContentSize = CGSize(
                width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
                height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom)
        }
        view.designTime = metrics
    }
}
