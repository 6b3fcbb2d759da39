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
        case "searchBar": return CGSize(width: none, height: iOS >= 11 ? 56 : 44)
        case "navigationBar": return CGSize(width: none, height: 44)
        case "toolbar":
            return CGSize(width: none, height: UIScreen.main.hasHomeIndicator ? 49 : 44)
        case "tabBar": return CGSize(width: none, height: 49)
        case "textField": return CGSize(width: none, height: textFieldHeight(element, iOS))
        default: return nil
        }
    }

    private static func textFieldHeight(_ element: Element, _ iOS: Int) -> CGFloat {
        if element["borderStyle"] == "roundedRect" { return iOS >= 13 ? 34 : 30 }
        return UIScreen.main.grid.roundUp(textFieldFont(element).lineHeight + 1)
    }

    private static func textFieldFont(_ element: Element) -> UIFont {
        element.child("fontDescription", key: "fontDescription").flatMap(FontDecoder.font)
            ?? .systemFont(ofSize: 14)
    }

    /// Gives a view its kind's natural size, or the stored one that stands for it.
    static func apply(_ element: Element, to view: UIView, stored: CGSize?) {
        var metrics = view.designTime
        if element.name == "textField" { metrics.textFont = textFieldFont(element) }
        if let size = stored ?? frameSize(of: element) {
            let insets = view.alignmentRectInsets
            metrics.intrinsicContentSize = CGSize(
                width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
                height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom)
        }
        view.designTime = metrics
    }
}
