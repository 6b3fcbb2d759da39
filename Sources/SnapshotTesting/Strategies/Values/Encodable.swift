import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// Compares the JSON text of a value, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Compares the JSON text of a value.
    ///
    /// - Parameter encoder: The encoder. It should sort keys.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// Compares the property list of a value as XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// Compares the property list of a value.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    private static func encoded(
        _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
    ) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            StrategyReport.text { String(decoding: try encode(value), as: UTF8.self) }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}
