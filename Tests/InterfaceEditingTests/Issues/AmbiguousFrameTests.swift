import Testing

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Source: the messages of Documentation/LayoutIssues.md 2; missing constraints determined by
/// reading the constraints.
@MainActor struct AmbiguousFrameTests {
    /// Returns the messages about the only view, which is 40 points high at y 20, with these
    /// additional constraints.
    private func missing(_ constraints: String, of kind: String = "view") throws -> [String?] {
        try Self.scene(kind, constraints).ambiguousFrames().map(\.missingText)
    }

    private static func scene(_ kind: String, _ constraints: String) throws -> Document {
        let text = kind == "label" ? #"text="Name" "# : ""
        return try .storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" width="414" height="896"/><subviews>
            <\(kind) \(text)id="a" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="20" width="80" height="40"/><constraints>
            <constraint firstAttribute="height" constant="40" id="h"/></constraints></\(kind)>
            </subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="20" id="t"/>
            \(constraints)
            </constraints></view></viewController>
            """, head: #"<device id="retina6_1" orientation="portrait"/>"#)
    }

    private static let leading =
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" "#
        + #"secondAttribute="leading" constant="10" id="l"/>"#
    private static let trailing =
        #"<constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="r"/>"#
    private static let center =
        #"<constraint firstItem="a" firstAttribute="centerX" secondItem="root" "#
        + #"secondAttribute="centerX" id="m"/>"#

    @Test func twoEdgesAreUnambiguous() throws {
        #expect(try missing(Self.leading + Self.trailing) == [])
    }

    @Test("a label without a position has an intrinsic width")
    func positionOfALabel() throws {
        #expect(try missing("", of: "label") == ["Need constraints for: X position"])
        #expect(try missing(Self.center, of: "label") == [])
    }

    @Test func positionAndWidthOfAView() throws {
        #expect(try missing("") == ["Need constraints for: X position or width"])
    }

    @Test("an ambiguous width is reported as position or width, even with one pinned edge")
    func widthWithOnePinnedEdge() throws {
        for edge in [Self.leading, Self.trailing, Self.center] {
            #expect(try missing(edge) == ["Need constraints for: X position or width"])
        }
    }

    @Test func bothAxes() throws {
        let document = try Document.storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" width="414" height="896"/><subviews>
            <label text="A" id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="masked"><rect key="frame" width="9" height="9"/></view>
            </subviews></view></viewController>
            """)
        let ambiguous = document.ambiguousFrames()
        #expect(ambiguous.map(\.missingText) == ["Need constraints for: X position, Y position"])
        #expect(ambiguous.map(\.id) == ["a"])
        #expect(ambiguous.map(\.root) == ["root"])
    }

    @Test("Layout.md 3.11: two texts with the same hugging in one row")
    func equalHugging() throws {
        func row(_ priority: String) throws -> [AmbiguousFrame] {
            let view =
                #"translatesAutoresizingMaskIntoConstraints="NO">"#
                + #"<rect key="frame" x="0" y="0" width="50" height="21"/></label>"#
            func pin(_ first: String, _ second: String, _ other: String) -> String {
                #"<constraint firstItem="\#(other)" firstAttribute="\#(first)" "#
                    + #"secondItem="\#(other == "b" ? "a" : "root")" "#
                    + #"secondAttribute="\#(second)" id="\#(first)\#(other)"/>"#
            }
            return try Document.storyboard(
                """
                <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
                <rect key="frame" width="414" height="896"/><subviews>
                <label text="One" horizontalHuggingPriority="251" id="a" \(view)
                <label text="Two" horizontalHuggingPriority="\(priority)" id="b" \(view)
                </subviews><constraints>
                \(pin("leading", "leading", "a")) \(pin("top", "top", "a"))
                \(pin("leading", "trailing", "b")) \(pin("top", "top", "b"))
                <constraint firstAttribute="trailing" secondItem="b" \
                secondAttribute="trailing" id="end"/>
                </constraints></view></viewController>
                """
            ).ambiguousFrames()
        }
        let tied = try row("251")
        #expect(tied.map(\.missing) == [[], []])
        #expect(tied.map(\.tied) == [[.width], [.x, .width]])
        #expect(try row("252").isEmpty)
    }
}
