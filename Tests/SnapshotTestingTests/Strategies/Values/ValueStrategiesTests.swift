import Foundation
import SnapshotTesting
import Testing

/// Source: the examples in the documentation of swift-snapshot-testing, as formats.
@Suite struct ValueStrategiesTests {
    private struct User: Encodable {
        let id = 1
        let name = "Blobby"
    }

    private enum Direction: String, CaseIterable {
        case up, down, left, right

        var rotatedLeft: Direction {
            switch self {
            case .up: .left
            case .down: .right
            case .left: .down
            case .right: .up
            }
        }
    }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws
        -> String
    {
        try strategy.result(for: value, timeout: 1)
    }

    @Test func json() throws {
        #expect(try text(User(), .json) == "{\n  \"id\" : 1,\n  \"name\" : \"Blobby\"\n}")
        #expect(try text(["b": 1, "a": 2] as Any, .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
        #expect(Snapshotting<User, String>.json.pathExtension == "json")
        let encoder = JSONEncoder()
        #expect(try text([1], .json(encoder)) == "[1]")
    }

    @Test func propertyLists() throws {
        #expect(try text(User(), .plist).contains("<string>Blobby</string>"))
    }

    @Test func functions() throws {
        let strategy: Snapshotting<(Direction) -> Direction, String> =
            Snapshotting<Direction, String>.func(into: .description)
        #expect(
            try text({ $0.rotatedLeft }, strategy) == """
                "up","left"
                "down","right"
                "left","down"
                "right","up"
                """)
        #expect(strategy.pathExtension == "csv")
    }

    @Test func strategiesCanBeTransformed() throws {
        let strategy = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
        #expect(try text(User(), strategy) == "Blobby")
        let later = Snapshotting<String, String>.lines.asyncPullback { (user: User) in
            Async { callback in callback(user.name) }.map { $0.uppercased() }
        }
        #expect(try text(User(), .wait(for: 0.01, on: later)) == "BLOBBY")
    }

    @Test func ownDiffings() {
        let diffing = Diffing<Int>(
            toData: { Data("\($0)".utf8) },
            fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
            diff: { $0 == $1 ? nil : ("\($0) became \($1)", [XCTAttachment(string: "x")]) })
        #expect(diffing.diff(1, 1)?.0 == nil)
        #expect(diffing.diffV2(1, 2)?.0 == "1 became 2")
        #expect(diffing.diffV2(1, 2)?.1.count == 1)
    }
}
