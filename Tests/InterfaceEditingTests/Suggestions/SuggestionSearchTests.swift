import Foundation
import Testing

@testable import InterfaceEditing

/// Source of truth: the exhaustive search, which solves the layout after each suggestion and finds
/// all candidates again before it.
@MainActor struct SuggestionSearchTests {
    private func roots(
        _ scene: FixScene, isExhaustive: Bool = false
    ) throws -> [ConstraintSuggestions.Root] {
        let document = try scene.document()
        let targets = try FixTargets(FixSelection(), in: document)
        return ConstraintSuggestions.find(in: document, targets, isExhaustive: isExhaustive)
    }

    private func lines(_ scene: FixScene, isExhaustive: Bool) throws -> [String] {
        try roots(scene, isExhaustive: isExhaustive).flatMap { root in
            root.constraints.map { "\($0.key) \($0.constant)" } + root.ambiguityMessages
        }
    }

    @Test(arguments: 1...40) func theResultEqualsThatOfTheExhaustiveSearch(_ seed: UInt64) throws {
        var random = RandomScene(seed: seed)
        let scene = random.scene()
        #expect(
            try lines(scene, isExhaustive: false) == lines(scene, isExhaustive: true),
            "\(scene.text)")
    }

    /// With both edges on guidelines, the last view of each row would have a negative width on a
    /// narrow screen.
    @Test func suggestionsThatFitOnlyTheCanvasAreRejectedByBothSearches() throws {
        let rows = (0..<4).map { row in
            FixScene.view("a\(row)", 16, 40 + 70 * Double(row), 90, 60)
                + FixScene.view("b\(row)", 330, 40 + 70 * Double(row), 25, 60)
        }
        let scene = FixScene(rows.joined())
        #expect(try lines(scene, isExhaustive: false) == lines(scene, isExhaustive: true))
    }

    /// A column of labels and views with different heights, without constraints.
    private func column(_ count: Int) -> FixScene {
        FixScene(
            (0..<count).map { index in
                let y = 40 + 45 * Double(index)
                return index.isMultiple(of: 2)
                    ? FixScene.label("v\(index)", "Label", 20, y, 60)
                    : FixScene.view("v\(index)", 20 + Double(index), y, 300, 31)
            }.joined())
    }

    @Test func theNumberOfSolutionsDoesNotDependOnTheNumberOfViews() throws {
        let counts = try [8, 16, 32].map { try roots(column($0)).map(\.solutionCount) }
        #expect(counts[1] == counts[0])
        #expect(counts[2] == counts[0])
    }

    /// Each view that becomes determined is the nearest of all views below it.
    @Test func theNumberOfSearchesGrowsWithTheNumberOfViews() throws {
        func count(_ rows: Int) throws -> Int {
            let labels = (0..<rows).map {
                FixScene.label("v\($0)", "Label", 23, 40 + 32 * Double($0), 60)
            }
            return try roots(FixScene(labels.joined())).map(\.searchCount).reduce(0, +)
        }
        let counts = try [16, 32, 64].map(count)
        #expect(counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 8, "\(counts)")
    }
}

/// A generator of scenes with a few views at random positions, some with constraints.
@MainActor private struct RandomScene {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func scene() -> FixScene {
        let count = 3 + below(6)
        let views = (0..<count).map { view("v\($0)", width: 375, height: 640, depth: 0) }
        var constraints = ""
        for index in 0..<count where below(3) == 0 {
            constraints += constraint("v\(index)", others: count)
        }
        return FixScene(views.joined(), constraints: constraints)
    }

    private mutating func view(
        _ id: String, width: Int, height: Int, depth: Int
    ) -> String {
        // A coarse grid aligns views with each other and with guidelines.
        let x = [0, 8, 16, 20][below(4)] + 45 * Double(below(width / 60))
        let y = 20 * Double(1 + below(height / 25))
        let own = [25, 45, 90, 140][below(4)]
        switch below(5) {
        case 0, 1: return FixScene.label(id, "Label", x, y, 60)
        case 2 where depth < 2 && own > 60:
            let inside = (0..<(1 + below(3))).map {
                view("\(id)\($0)", width: own, height: 90, depth: depth + 1)
            }
            return FixScene.view(
                id, x, y, Double(own), 90, inside: "<subviews>\n\(inside.joined())</subviews>")
        default: return FixScene.view(id, x, y, Double(own), [1, 20.5, 31, 60][below(4)])
        }
    }

    private mutating func constraint(_ id: String, others: Int) -> String {
        let attributes = ["leading", "top", "trailing", "bottom", "width", "height", "centerX"]
        let attribute = attributes[below(attributes.count)]
        let isLength = attribute == "width" || attribute == "height"
        let other = ["root", "safe", "v\(below(others))"][below(3)]
        let second =
            isLength || other == id
            ? "firstAttribute=\"\(isLength ? attribute : "width")\" constant=\"60\""
            : "firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" "
                + "secondAttribute=\"\(attribute)\" constant=\"8\""
        return "<constraint firstItem=\"\(id)\" \(second) id=\"c-\(id)\"/>\n"
    }

    private mutating func below(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(count, 1)
    }
}
