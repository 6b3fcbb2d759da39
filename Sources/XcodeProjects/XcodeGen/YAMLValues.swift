import Yams

/// The values of a YAML file, within a limit: an alias can name a part that contains other aliases.
final class YAMLValues {
    private var count = 0

    private static let limit = 200_000

    /// - Throws: An error if the text isn't YAML, or has too many values.
    func value(of text: String) throws -> PropertyList {
        guard let node = try Yams.compose(yaml: text) else { return .dictionary([:]) }
        let value = value(of: node)
        if count > Self.limit {
            throw PropertyListError(line: nil, reason: "it has more than \(Self.limit) values")
        }
        return value
    }

    private func value(of node: Node) -> PropertyList {
        count += 1
        guard count <= Self.limit else { return .string("") }
        switch node {
        case .scalar(let scalar): return Self.value(of: scalar)
        case .sequence(let items): return .array(items.map(value))
        case .mapping(let entries):
            return .dictionary(
                Dictionary(entries.map { ($0.key.string ?? "", value(of: $0.value)) }) { _, last in
                    last
                })
        default: return .string("")
        }
    }

    private static func value(of scalar: Node.Scalar) -> PropertyList {
        guard scalar.style == .plain || scalar.style == .any else { return .string(scalar.string) }
        if let flag = Bool.construct(from: scalar) { return .boolean(flag) }
        if Int(scalar.string) != nil { return .scalar(.integer, scalar.string) }
        return .string(scalar.string == "~" || scalar.string == "null" ? "" : scalar.string)
    }
}
