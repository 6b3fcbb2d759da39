import ContactSheetPreviews
import Foundation
import XMLReading

/// The difference between the items that two SVG images draw, for snapshots with equal view trees.
struct DrawingDifference {
    /// The difference in words, such as `a fill changed from #ff0000 to #0000ff`.
    let text: String
    /// Whether exactly one item differs. The number of items depends on the device.
    let isOneItem: Bool

    /// Compares two images. Returns `nil` if they draw the same items, or if one isn't valid.
    init?(_ old: Data, _ new: Data) {
        guard let old = Self.items(in: old), let new = Self.items(in: new), old != new else {
            return nil
        }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let (removed, added) = (old[start..<old.count - end], new[start..<new.count - end])
        if let before = removed.first, let after = added.first, removed.count == 1, added.count == 1
        {
            text = Self.change(from: before, to: after)
            isOneItem = true
            return
        }
        isOneItem = false
        let count = max(removed.count, added.count)
        let first = added.first ?? removed.first
        text =
            "\(count) of \(max(old.count, new.count)) drawn items differ"
            + (first.map { ", beginning with \($0.name)" } ?? "")
    }

    private static func change(from old: DrawnItem, to new: DrawnItem) -> String {
        guard old.kind == new.kind else { return "\(old.name) changed to \(new.name)" }
        if old.color != new.color, let before = old.color, let after = new.color {
            return "\(old.kind.name) changed from \(before) to \(after)"
        }
        return "the shape or position of \(new.name) changed"
    }

    /// Returns the items in painting order, without definitions.
    private static func items(in file: Data) -> [DrawnItem]? {
        var options = XMLOptions()
        options.ignoresDocumentType = true
        options.limits.text = max(options.limits.text, file.count)
        guard let tree = try? XMLTree(file, options) else { return nil }
        var glyphs: [String: String] = [:]
        var items: [DrawnItem] = []
        var index = 0
        while index < tree.elements.count {
            let element = tree.elements[index]
            index += 1
            if element.name == "symbol", let id = element["id"] {
                let path = tree.children(of: index - 1).first.map { tree.elements[$0]["d"] ?? "" }
                glyphs["#" + id] = path
                index = element.descendantsEnd
            } else if ["metadata", "clipPath", "mask", "filter"].contains(element.name) {
                index = element.descendantsEnd
            } else if let item = DrawnItem(
                element, parent: element.parent.map { tree.elements[$0] }, glyphs)
            {
                items.append(item)
            }
        }
        return items
    }
}

/// An item that an SVG image draws.
private struct DrawnItem: Equatable {
    enum Kind {
        case fill, stroke, glyph, image

        var name: String {
            switch self {
            case .fill: "a fill"
            case .stroke: "a stroke"
            case .glyph: "a character"
            case .image: "an image"
            }
        }
    }

    let kind: Kind
    /// The color as `#rrggbb`, or `nil` for patterns and images.
    let color: String?
    /// All other attributes.
    private let geometry: [String]

    var name: String { kind.name + (color.map { " in \($0)" } ?? "") }

    init?(
        _ element: XMLTree.Element, parent: XMLTree.Element?, _ glyphs: [String: String]
    ) {
        let style = (element["style"] ?? parent?["style"] ?? "").split(separator: ";")
            .map { $0.filter { $0 != " " } }
        func paint(_ name: String) -> Substring? {
            style.first { $0.hasPrefix(name + ":") }?.dropFirst(name.count + 1)
        }
        let fill = paint("fill")
        switch element.name {
        case "use": kind = element["xlink:href"].map { glyphs[$0] != nil } == true ? .glyph : .image
        case "image": kind = .image
        case "path", "rect":
            kind = paint("stroke").map { $0 != "none" } == true ? .stroke : .fill
        default: return nil
        }
        color = Self.hex(kind == .stroke ? paint("stroke") : fill)
        geometry =
            element.attributes.filter { $0.name != "style" }.map { attribute in
                "\(attribute.name)=\(glyphs[attribute.value] ?? attribute.value)"
            }
            + style.filter { declaration in
                !["fill:rgb", "fill:#", "stroke:rgb", "stroke:#"].contains {
                    declaration.hasPrefix($0)
                }
            }
    }

    /// Returns the color of the form `#ff007f`, or of Cairo's form `rgb(100%,0%,50%)`.
    private static func hex(_ paint: Substring?) -> String? {
        if let paint, paint.hasPrefix("#") { return String(paint) }
        guard let paint, paint.hasPrefix("rgb("), paint.hasSuffix(")") else { return nil }
        let parts = paint.dropFirst(4).dropLast().split(separator: ",")
            .compactMap { Double($0.filter { $0 != "%" }) }
        guard parts.count == 3 else { return nil }
        let digits = parts.map { part in
            let byte = Int(saturating: (max(0, min(100, part)) * 2.55).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }
}
