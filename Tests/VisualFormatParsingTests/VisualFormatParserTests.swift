import Testing
import VisualFormatParsing

/// Source: the grammar in Documentation/Layout.md 3.10.
struct VisualFormatParserTests {
    private func parse(
        _ format: String, metrics: [String: Double] = [:]
    ) throws(VisualFormatError) -> VisualFormat {
        let names = VisualFormatNames(metrics: metrics, views: ["l", "m", "r", "_a1B_"])
        var parser = VisualFormatParser(format, names: names)
        return try parser.parse()
    }

    @Test func edgesAndAxis() throws {
        let format = try parse("V:|-4-[l][m]-|")
        #expect(format.axis == .vertical)
        #expect(format.leading?.predicates?.map(\.value) == [.constant(4)])
        #expect(format.entries.map(\.view) == ["l", "m"])
        #expect(format.entries.last?.connection == .flush)
        #expect(format.trailing == .standard)
        let open = try parse("[l]")
        #expect(open.axis == .horizontal && open.leading == nil && open.trailing == nil)
    }

    @Test func predicates() throws {
        let entry = try #require(
            parse("[l(>=30,<=60@1,==r@low)]", metrics: ["low": 250]).entries.first)
        #expect(entry.sizes.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal])
        #expect(entry.sizes.map(\.value) == [.constant(30), .constant(60), .length(ofView: "r")])
        #expect(entry.sizes.map(\.priority) == [nil, 1, 250])
    }

    /// A metric takes precedence over a view with the same name.
    @Test func names() throws {
        #expect(try parse("[_a1B_]").entries.first?.view == "_a1B_")
        let entry = try parse("[l(r)]", metrics: ["r": 7]).entries.first
        #expect(entry?.sizes.map(\.value) == [.constant(7)])
    }

    @Test func negativeNumbers() throws {
        let entry = try parse("[l]-(-8)-[m]").entries.last
        #expect(entry?.connection.predicates?.map(\.value) == [.constant(-8)])
    }

    @Test func spacesAreIgnored() throws {
        #expect(try parse("H: |-16-[ l ]-16-|") == parse("H:|-16-[l]-16-|"))
    }
}

extension VisualFormat.Connection {
    fileprivate var predicates: [VisualFormat.Predicate]? {
        if case .distances(let predicates) = self { predicates } else { nil }
    }
}
