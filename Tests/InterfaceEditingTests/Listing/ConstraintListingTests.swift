import Foundation
import Testing

@testable import InterfaceEditing

/// Source: the words of Xcode's Size inspector in the lecture on Auto Layout
/// (Documentation/LayoutIssues.md 5).
@MainActor struct ConstraintListingTests {
    private func lines(
        _ constraints: String, of view: String = "t1", guides: String = ""
    ) throws -> [String] {
        let scene = FixScene(
            FixScene.label("t1", "Thing 1", 20, 40, 73)
                + FixScene.label("t2", "Thing 2", 276.5, 618, 78.5), constraints: constraints)
        let text = scene.text.replacingOccurrences(
            of: "<view key=\"view\"", with: guides + "<view key=\"view\"")
        let fixer = try DocumentFixer(data: Data(text.utf8), fileName: "Main.storyboard")
        let views = try fixer.constraints(of: FixSelection(views: [view]))
        #expect(views.map(\.scene) == ["Main"])
        return views.flatMap { $0.constraints.map(\.text) }
    }

    @Test func standardSpacesAreCalledDefault() throws {
        let constraints = """
            <constraint firstItem="t1" firstAttribute="top" secondItem="top" \
            secondAttribute="bottom" constant="8" symbolic="YES" id="c2"/>
            <constraint firstItem="t1" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20" symbolic="YES" id="c1"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="t1" \
            secondAttribute="trailing" constant="20" symbolic="YES" id="c3"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="t1" \
            secondAttribute="bottom" priority="750" constant="30" id="c4"/>
            """
        let guides =
            "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/>"
            + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>"
        #expect(
            try lines(constraints, guides: guides) == [
                "Leading Space to: Superview, Equals: Default",
                "Trailing Space to: Superview, ≥ Default",
                "Top Space to: Top Layout Guide, Equals: Default",
                "Bottom Space to: Bottom Layout Guide, Equals: 30, Priority: 750",
            ])
    }

    /// A constraint between two views is listed for both, each from its own perspective.
    @Test func siblings() throws {
        let constraints = """
            <constraint firstItem="t2" firstAttribute="top" secondItem="t1" \
            secondAttribute="bottom" constant="8" symbolic="YES" id="c1"/>
            <constraint firstItem="t2" firstAttribute="leading" secondItem="t1" \
            secondAttribute="leading" constant="12" id="c2"/>
            <constraint firstItem="t2" firstAttribute="trailing" secondItem="t1" \
            secondAttribute="trailing" id="c3"/>
            <constraint firstItem="t2" firstAttribute="width" secondItem="t1" \
            secondAttribute="width" id="c4"/>
            """
        #expect(
            try lines(constraints) == [
                "Align Leading to: Thing 2, Equals: -12", "Align Trailing to: Thing 2",
                "Bottom Space to: Thing 2, Equals: Default", "Equal Width to: Thing 2",
            ])
        #expect(
            try lines(constraints, of: "t2") == [
                "Align Leading to: Thing 1, Equals: 12", "Align Trailing to: Thing 1",
                "Top Space to: Thing 1, Equals: Default", "Equal Width to: Thing 1",
            ])
    }

    @Test func centersLengthsAndGuides() throws {
        let constraints = """
            <constraint firstItem="t1" firstAttribute="centerX" secondItem="root" \
            secondAttribute="centerX" id="c1"/>
            <constraint firstItem="t1" firstAttribute="bottom" secondItem="safe" \
            secondAttribute="bottom" constant="-20" id="c2"/>
            <constraint firstItem="t1" firstAttribute="leading" secondItem="root" \
            secondAttribute="leadingMargin" id="c3"/>
            <constraint firstItem="t1" firstAttribute="width" constant="157" id="c4"/>
            <constraint firstItem="t1" firstAttribute="height" secondItem="t1" \
            secondAttribute="width" multiplier="1:3" id="c5"/>
            <constraint firstItem="t1" firstAttribute="width" secondItem="root" \
            secondAttribute="width" multiplier="0.5" id="c6"/>
            """
        #expect(
            try lines(constraints) == [
                "Leading Space to: Superview Margin, Equals: 0",
                "Bottom Space to: Safe Area, Equals: 20", "Align Center X to: Superview",
                "Width Equals: 157", "Equal Width to: Superview, Multiplier: 0.5",
                "Aspect Ratio Equals: 1:3",
            ])
    }
}
