import Testing

@testable import InterfaceEditing

/// Source: Documentation/LayoutIssues.md 3.
@MainActor struct FrameUpdateTests {
    private let constraints = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c2"/>
        """

    private func scene(_ x: Double, _ y: Double, _ attributes: String = "") -> FixScene {
        FixScene(
            FixScene.view(
                "a", x, y, 100, 50, attributes: attributes,
                inside: """

                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="w"/>
                            <constraint firstAttribute="height" constant="50" id="h"/>
                        </constraints>
                    """), constraints: constraints)
    }

    @Test func misplacedViewsGetTheirSolvedFrame() throws {
        let before = scene(30, 40, "misplaced=\"YES\" ")
        let (after, notes) = try before.fixed(.updateFrames)
        let (removed, added) = before.difference(to: after)
        #expect(removed.count == 2)
        #expect(
            added.last
                == "<rect key=\"frame\" x=\"20\" y=\"40.0\" width=\"100.0\" height=\"50.0\"/>")
        #expect(!after.text.contains("misplaced"))
        #expect(
            notes == ["view a: frame changed from x 30, y 40, 100 × 50 to x 20, y 40, 100 × 50"])
        #expect(try after.fixed(.updateFrames).scene.text == after.text)
    }

    @Test func differencesOfOnePointAreKept() throws {
        let before = scene(21, 39.5)
        #expect(try before.fixed(.updateFrames).scene.text == before.text)
    }

    @Test func ambiguousViewsAreNotUpdated() throws {
        let before = FixScene(FixScene.view("a", 30, 40, 100, 50), constraints: constraints)
        let (after, notes) = try before.fixed(.updateFrames)
        #expect(after.text == before.text)
        #expect(notes == ["view a: not updated, because its layout is ambiguous"])
    }

    /// No constraint is missing if two views have the same content priorities
    /// (Documentation/Layout.md 3.11 and Documentation/LayoutIssues.md 2).
    @Test func equalPrioritiesAreReported() throws {
        func button(_ id: String, _ title: String, _ x: Double) -> String {
            FixScene.view(
                id, x, 40, 170, 30, kind: "button", attributes: "buttonType=\"system\" ",
                inside: """

                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                        <state key="normal" title="\(title)"/>
                    """)
        }
        func tie(_ first: String, _ second: String, _ gap: Int) -> String {
            let (one, other) = (first.split(separator: "."), second.split(separator: "."))
            return """
                <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" \
                secondItem="\(other[0])" secondAttribute="\(other[1])" constant="\(gap)" \
                id="\(one[0])\(one[1])"/>

                """
        }
        let scene = FixScene(
            button("a", "Go", 20) + button("b", "Stop", 198),
            constraints: tie("a.leading", "root.leading", 20) + tie("a.top", "safe.top", 20)
                + tie("b.top", "a.top", 0) + tie("b.leading", "a.trailing", 8)
                + tie("root.trailing", "b.trailing", 20))
        let why =
            "“Go”, “Stop” have the same hugging priority, 250; "
            + "“Go”: Set horizontal hugging priority to 249"
        #expect(
            try scene.fixed(.updateFrames).notes == [
                "button “Go”: not updated, because its width is ambiguous: \(why)",
                "button “Stop”: not updated, because its width is ambiguous: \(why)",
            ])
    }

    @Test func onlyTheSelectionIsUpdated() throws {
        let before = scene(30, 40)
        let other = FixSelection(views: ["a"], scene: "Main")
        #expect(try before.fixed(.updateFrames, other).scene.text != before.text)
        #expect(throws: FixError.noScene("Mian", known: ["“Main”"])) {
            try before.fixed(.updateFrames, FixSelection(scene: "Mian"))
        }
    }

    // MARK: Constants

    @Test func constantsAreUpdatedFromTheCanvas() throws {
        let before = scene(30, 71.5)
        let (after, notes) = try before.fixed(.updateConstraints)
        #expect(
            try after.equations() == [
                "a.height = 50", "a.leading = safe.leading + 30", "a.top = safe.top + 51.5",
                "a.width = 100",
            ])
        #expect(notes.first == "constraint c1: constant changed from 20 to 30")
        #expect(before.difference(to: after).added.count == 2)
        #expect(try after.fixed(.updateConstraints).scene.text == after.text)
        #expect(try after.fixed(.updateFrames).scene.text == after.text)
    }

    @Test func satisfiedAndOptionalConstraintsAreKept() throws {
        let extra = """

            <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" \
            secondItem="a" secondAttribute="trailing" constant="20" id="c3"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="root" \
            secondAttribute="width" multiplier="0.5" id="c4"/>
            <constraint firstItem="a" firstAttribute="height" secondItem="root" \
            secondAttribute="height" priority="250" id="c5"/>
            """
        let scene = FixScene(FixScene.view("a", 20, 40, 100, 50), constraints: constraints + extra)
        #expect(try scene.fixed(.updateConstraints).scene.text == scene.text)
    }
}
