import ContactSheetDiagnostics
import Typesetting
import UIKit

/// Reads `<fontDescription>` elements and the `<font>` of attributed text.
@MainActor enum FontDecoder {
    /// Returns the font on Interface Builder's canvas, where Helvetica Neue replaces any font that
    /// isn't available, regardless of its weight: labels in Open Sans are stored with a height of
    /// 17.5 points at size 15, 21 at 18, and 28 at 24.
    static func canvasFont(_ element: Element, _ version: ToolsVersion) -> UIFont? {
        if let size = element["style"].flatMap({ version.titleSizes[$0] }) {
            return .systemFont(ofSize: size)
        }
        let font = font(element)
        guard let name = element["name"], let font, !isAtHand(name) else { return font }
        return UIFont(name: "HelveticaNeue", size: font.pointSize)
    }

    fileprivate static func isAtHand(_ name: String) -> Bool {
        Font.named(name, size: UIFont.systemFontSize).diagnostic?.severity != .warning
    }

    static func font(_ element: Element) -> UIFont? {
        if let style = element["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = pointSize(of: element)
        if let name = element["name"] { return UIFont(name: name, size: size) }
        switch element["type"] ?? element["metaFont"] {
        case "system": return .systemFont(ofSize: size, weight: weight(of: element))
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case .some: return .systemFont(ofSize: size)
        case nil: return nil
        }
    }

    /// The sizes by name, for which UIKit has constants (Documentation/DocumentFormat.md 5).
    private static let namedSizes: [String: CGFloat] = [
        "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize,
        "label": UIFont.labelFontSize, "button": UIFont.buttonFontSize,
    ]

    /// Returns the size of a font. A stored size of 0 means 12 points: labels with such fonts are
    /// stored with a height of 14.5 points.
    private static func pointSize(of element: Element) -> CGFloat {
        let name = element["size"] ?? element["metaFont"]
        if let named = name.flatMap({ namedSizes[$0] }) { return named }
        let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
        return size > 0 ? size : UIFont.smallSystemFontSize
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static func weight(of element: Element) -> UIFont.Weight {
        element["weight"].flatMap { weights[$0] } ?? .regular
    }
}

extension Element {
    /// Whether the element's font isn't available.
    @MainActor var hasUnknownFont: Bool {
        guard let name = child(key: "fontDescription")?["name"] else { return false }
        return !FontDecoder.isAtHand(name)
    }
}
