import Foundation

extension Snapshotting where Format == String {
    /// Compares the text of `String(describing:)`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// Compares the properties of a value and of the values in it, as text like that of Swift's
    /// `dump`. Properties, dictionaries, and sets are sorted, and addresses are left out.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump(of: $0).text }
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// Compares the JSON text of a value that `JSONSerialization` supports.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Any) in JSONText.of(value) }
        strategy.pathExtension = "json"
        return strategy
    }
}

private enum JSONText {
    static func of(_ value: Any) -> String {
        StrategyReport.text {
            let data = try JSONSerialization.data(
                withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
            return String(decoding: data, as: UTF8.self)
        }
    }
}
