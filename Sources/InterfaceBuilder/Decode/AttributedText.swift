import Foundation
import UIKit

/// An `<attributedString>` element.
struct AttributedText {
    let text: String
    /// The font of the first fragment. `color` and `alignment` belong to the same fragment.
    let font: Element?
    let color: Element?
    let alignment: String?
    private let fragments: [Element]

    init?(_ element: Element?) {
        guard let element, element.name == "attributedString" else { return nil }
        fragments = element.children.filter { $0.name == "fragment" }
        text = fragments.map(Self.text).joined()
        let attributes = fragments.first?.child("attributes")
        font = attributes?.child("font", key: "NSFont")
        color = attributes?.child("color", key: "NSColor")
        alignment = attributes?.child("paragraphStyle")?["alignment"]
    }

    private static func text(of fragment: Element) -> String { fragment.string("content") ?? "" }

    /// Returns all fragments with their attributes.
    @MainActor func attributedString(_ builder: ViewBuilder) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for fragment in fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for element in fragment.child("attributes")?.children ?? [] {
                guard let key = element.key else { continue }
                attributes[NSAttributedString.Key(key)] = value(of: element, builder)
            }
            result.append(
                NSAttributedString(string: Self.text(of: fragment), attributes: attributes))
        }
        return result
    }

    @MainActor private func value(of element: Element, _ builder: ViewBuilder) -> Any? {
        switch element.name {
        case "font": builder.font(element)
        case "color": builder.colors.color(element)
        case "real", "integer": element.number("value")
        case "paragraphStyle": ParagraphStyleDecoder.style(element)
        case "shadow": shadow(element, builder)
        case "url": element["string"]
        default: nil
        }
    }

    @MainActor private func shadow(_ element: Element, _ builder: ViewBuilder) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = element.number("blurRadius") ?? 0
        shadow.shadowOffset = element.size("offset") ?? .zero
        if let color = builder.color(element, "color") { shadow.shadowColor = color }
        return shadow
    }
}
