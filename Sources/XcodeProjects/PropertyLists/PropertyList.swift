import Foundation

/// A value of a property list.
public indirect enum PropertyList: Sendable, Hashable {
    /// A type whose values are kept as they are in the file.
    public enum ScalarType: String, Sendable {
        case integer, real, date, data
    }

    case string(String)
    case boolean(Bool)
    case scalar(ScalarType, String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Reads a property list in XML, in JSON, or in the old format of OpenStep.
    ///
    /// - Throws: ``PropertyListError`` if the data isn't one of these.
    public init(_ data: Data) throws(PropertyListError) {
        let start = data.prefix(512).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        if start.first == UInt8(ascii: "<") {
            self = try XMLPropertyList.value(of: data)
        } else if start.first == UInt8(ascii: "{"), let list = JSONPropertyList.value(of: data) {
            self = list
        } else {
            self = try OldStylePropertyList.value(of: data)
        }
    }

    /// The text of a string or a number; `YES` or `NO` for a Boolean; `nil` for collections.
    public var string: String? {
        switch self {
        case .string(let text), .scalar(_, let text): text
        case .boolean(let flag): flag ? "YES" : "NO"
        case .array, .dictionary: nil
        }
    }

    /// The items of an array, or none.
    public var items: [PropertyList] {
        if case .array(let items) = self { items } else { [] }
    }

    /// The strings of an array, or the only one.
    public var strings: [String] {
        string.map { [$0] } ?? items.compactMap(\.string)
    }

    /// The entries of a dictionary, or none.
    public var entries: [String: PropertyList] {
        if case .dictionary(let entries) = self { entries } else { [:] }
    }

    /// The value of a dictionary's key, or `nil` for other values.
    public subscript(key: String) -> PropertyList? { entries[key] }

    /// The Boolean value, also that of a string, or `nil` for other values.
    public var flag: Bool? {
        switch string?.lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: nil
        }
    }
}

/// Why a property list can't be read.
public struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1, or `nil` if it isn't known.
    public let line: Int?
    public let reason: String

    public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
