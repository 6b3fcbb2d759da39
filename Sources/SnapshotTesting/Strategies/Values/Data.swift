import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// Compares bytes.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Diffing where Value == Data {
    /// Compares bytes.
    public static var data: Diffing {
        .diff(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            let message =
                old.count == new.count
                ? "The data differs from byte \(firstDifference(old, new)) on."
                : "The data has \(bytes(new.count)), and the reference has \(bytes(old.count))."
            return (message, [.data(new, name: "failure")])
        }
    }

    private static func firstDifference(_ old: Data, _ new: Data) -> Int {
        zip(old, new).prefix { $0 == $1 }.count
    }

    private static func bytes(_ count: Int) -> String {
        count == 1 ? "1 byte" : "\(count) bytes"
    }
}
