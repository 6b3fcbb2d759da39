import Foundation
import XMLReading

/// Reads XML property lists.
enum XMLPropertyList {
    static func value(of data: Data) throws(PropertyListError) -> PropertyList {
        var options = XMLOptions()
        options.keepsText = ["key", "string", "integer", "real", "date", "data"]
        options.ignoresDocumentType = true
        let tree: XMLTree
        do {
            tree = try XMLTree(data, options)
        } catch {
            throw PropertyListError(line: nil, reason: "\(error)")
        }
        guard !tree.elements.isEmpty else {
            throw PropertyListError(line: nil, reason: "the property list is empty")
        }
        let root = tree.elements[0].name == "plist" ? tree.children(of: 0).first : 0
        guard let root else {
            throw PropertyListError(line: nil, reason: "the property list is empty")
        }
        return value(of: root, in: tree)
    }

    private static func value(of index: Int, in tree: XMLTree) -> PropertyList {
        let element = tree.elements[index]
        switch element.name {
        case "dict": return dictionary(index, tree)
        case "array": return .array(tree.children(of: index).map { value(of: $0, in: tree) })
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default: return scalar(element.name, element.text)
        }
    }

    /// Returns a value of a type, or a string if the text isn't of that type.
    private static func scalar(_ name: String, _ text: String) -> PropertyList {
        guard let type = PropertyList.ScalarType(rawValue: name) else { return .string(text) }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isValid =
            switch type {
            case .integer: trimmed.wholeMatch(of: /[+-]?[0-9]{1,18}|0x[0-9A-Fa-f]{1,15}/) != nil
            case .real: Double(trimmed) != nil
            case .date: trimmed.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
            case .data: Data(base64Encoded: text, options: .ignoreUnknownCharacters) != nil
            }
        return isValid ? .scalar(type, trimmed) : .string(text)
    }

    private static func dictionary(_ index: Int, _ tree: XMLTree) -> PropertyList {
        var entries: [String: PropertyList] = [:]
        var key = ""
        for child in tree.children(of: index) {
            if tree.elements[child].name == "key" {
                key = tree.elements[child].text
            } else {
                entries[key] = value(of: child, in: tree)
            }
        }
        return .dictionary(entries)
    }
}
