import Foundation

/// The properties of a value as indented text in the form of Swift's `dump`, in an order that
/// doesn't change between runs, and without addresses.
struct ValueDump {
    let text: String

    init(of value: Any) {
        text = ValueTree(value, inside: []).text
    }
}

/// A value as a title and the trees of the values in it.
private struct ValueTree {
    private let title: String
    private var members: [(label: String?, tree: ValueTree)] = []

    /// Reads a value.
    ///
    /// - Parameter objects: The objects that contain the value.
    init(_ value: Any, inside objects: Set<ObjectIdentifier>) {
        let mirror = Mirror(reflecting: value)
        var objects = objects
        if mirror.displayStyle == .class,
            !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
        {
            title = "\(mirror.subjectType) (circular reference)"
            return
        }
        // A cast to a protocol would read the value inside an optional.
        let own =
            mirror.displayStyle == .optional ? nil : value as? any AnySnapshotStringConvertible
        title = (own?.snapshotDescription ?? Self.title(of: value, mirror)).withoutAddresses
        if let own, !type(of: own).renderChildren { return }
        members = Self.properties(of: mirror).map { label, value in
            (label, ValueTree(value, inside: objects))
        }
        sortMembers(mirror.displayStyle)
    }

    /// The lines of the tree, each with a line ending.
    var text: String { lines(label: nil, level: 0).map { $0 + "\n" }.joined() }

    private func lines(label: String?, level: Int) -> [String] {
        let margin = String(repeating: "  ", count: level) + (members.isEmpty ? "-" : "▿")
        let line = [margin, label.map { $0 + ":" }, title].compactMap { $0 }
        return [line.joined(separator: " ")]
            + members.flatMap { $0.tree.lines(label: $0.label, level: level + 1) }
    }

    /// Returns the properties of a value, those of the superclass first.
    private static func properties(of mirror: Mirror) -> [(String?, Any)] {
        let inherited = mirror.superclassMirror.map(properties) ?? []
        return inherited
            + mirror.children.map { label, value in
                // Elements of a tuple without a label have their index, such as ".0".
                (label?.hasPrefix(".") == true ? nil : label, value)
            }
    }

    /// Sorts what has no order of its own: properties by name, members of dictionaries and sets by
    /// their text.
    private mutating func sortMembers(_ style: Mirror.DisplayStyle?) {
        switch style {
        case .struct, .class:
            members.sort { ($0.label ?? "") < ($1.label ?? "") }
        case .dictionary, .set:
            let texts = members.map(\.tree.text)
            members = members.indices.sorted { texts[$0] < texts[$1] }.map { members[$0] }
        default: break
        }
    }

    private static func title(of value: Any, _ mirror: Mirror) -> String {
        func counted(_ noun: String) -> String {
            "\(mirror.children.count) \(noun)" + (mirror.children.count == 1 ? "" : "s")
        }
        let type = String(describing: mirror.subjectType)
        switch mirror.displayStyle {
        case .collection: return counted("element")
        case .set: return counted("member")
        case .dictionary: return counted("key/value pair")
        case .tuple: return "(\(counted("element")))"
        case .optional: return mirror.children.isEmpty ? type + ".none" : type
        case .enum: return mirror.children.isEmpty ? "\(type).\(value)" : type
        default: break
        }
        if let text = value as? any CustomDebugStringConvertible { return text.debugDescription }
        if let text = value as? any CustomStringConvertible { return text.description }
        return mirror.displayStyle == nil ? String(describing: value) : type
    }
}

extension String {
    /// The text without addresses such as 0x7f8e0c004a20, which differ in each run.
    var withoutAddresses: String {
        replacing(#/:?\s*0x[0-9a-fA-F]+(\s*)/#) { String($0.output.1) }
    }
}
