import Foundation

/// A JSON schema with the keywords that the published schemas use.
struct JSONSchema {
    private let root: [String: Any]

    enum Problem: Error, Hashable {
        case notAnObject
    }

    init(contentsOf file: URL) throws {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        guard let root = json as? [String: Any] else { throw Problem.notAnObject }
        self.root = root
    }

    /// Returns the violations of the schema, each with the path of the value. There are none if the
    /// value is valid.
    func violations(of value: Any) -> [String] {
        violations(of: value, of: root, at: "$")
    }

    private func violations(of value: Any, of schema: [String: Any], at path: String) -> [String] {
        schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
            switch (keyword, rule) {
            case ("$schema", _), ("$defs", _), ("title", _), ("description", _): []
            case ("$ref", let reference as String):
                violations(of: value, of: definition(reference), at: path)
            case ("type", let type as String):
                Self.hasType(type, value) ? [] : ["\(path): isn't of type \(type)"]
            case ("enum", let values as [String]):
                (value as? String).map(values.contains) == true
                    ? [] : ["\(path): isn't one of \(values)"]
            case ("const", let constant as Bool):
                value as? Bool == constant ? [] : ["\(path): isn't \(constant)"]
            case ("pattern", let pattern as String):
                (value as? String)?.range(of: pattern, options: .regularExpression) != nil
                    ? [] : ["\(path): doesn't match \(pattern)"]
            case ("minimum", let limit as Double):
                (value as? Double ?? -.infinity) >= limit ? [] : ["\(path): is less than \(limit)"]
            case ("exclusiveMinimum", let limit as Double):
                (value as? Double ?? -.infinity) > limit ? [] : ["\(path): isn't above \(limit)"]
            case ("minItems", let limit as Int):
                (value as? [Any] ?? []).count >= limit ? [] : ["\(path): has too few elements"]
            case ("items", let items as [String: Any]):
                (value as? [Any] ?? []).enumerated().flatMap {
                    violations(of: $0.element, of: items, at: "\(path)[\($0.offset)]")
                }
            case ("required", let names as [String]):
                names.filter { (value as? [String: Any])?[$0] == nil }
                    .map { "\(path): lacks \($0)" }
            case ("properties", _), ("additionalProperties", _):
                keyword == "properties" ? members(of: value, of: schema, at: path) : []
            default: ["\(path): the keyword \(keyword) isn't supported"]
            }
        } + (schema["properties"] == nil ? members(of: value, of: schema, at: path) : [])
    }

    private func members(of value: Any, of schema: [String: Any], at path: String) -> [String] {
        let known = schema["properties"] as? [String: [String: Any]] ?? [:]
        let others = schema["additionalProperties"]
        return (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member in
            let place = "\(path).\(name)"
            if let schema = known[name] { return violations(of: member, of: schema, at: place) }
            if let schema = others as? [String: Any] {
                return violations(of: member, of: schema, at: place)
            }
            return others as? Bool == false ? ["\(place): isn't a known property"] : []
        }
    }

    private func definition(_ reference: String) -> [String: Any] {
        let names = reference.split(separator: "/").dropFirst().map(String.init)
        let found = names.reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
        return found as? [String: Any] ?? ["missing \(reference)": true]
    }

    private static func hasType(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": (value as? NSNumber).map(isBoolean) ?? false
        case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
        case "integer":
            (value as? NSNumber).map {
                !isBoolean($0) && $0.doubleValue == $0.doubleValue.rounded()
            }
                ?? false
        default: false
        }
    }

    private static func isBoolean(_ number: NSNumber) -> Bool {
        number.objCType.pointee == CChar(UInt8(ascii: "c"))
    }
}
