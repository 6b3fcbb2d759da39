/// A version of iOS or iPadOS. Updates within a minor version don't change layouts.
public struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Parses versions such as "18", "13.4", "12.5.7", and "15.8.x"; `nil` for other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), let major = Self.number(parts[0]) else { return nil }
        let rest = parts.dropFirst().map { $0 == "x" ? 0 : Self.number($0) }
        guard !rest.contains(nil) else { return nil }
        self.init(major, rest.first.flatMap { $0 } ?? 0)
    }

    /// The newest version in the tables of devices and behaviors.
    public static let newest: IOSVersion =
        (Device.all.map(\.firstIOS) + SystemBehavior.allCases.map(\.firstVersion)).max()
        ?? IOSVersion(26)

    public var isNewest: Bool { self == .newest }

    /// The major versions that Apple has released, up to the newest known one. Version 18 was
    /// followed by 26.
    package static let releasedMajors = [1...18, 26...newest.major]

    /// Whether Apple has released an iOS with this major version, up to the newest known one.
    public var isReleased: Bool { Self.releasedMajors.contains { $0.contains(major) } }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// Parses digits only, because `Int` alone also accepts a sign.
    private static func number(_ part: Substring) -> Int? {
        part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
}
