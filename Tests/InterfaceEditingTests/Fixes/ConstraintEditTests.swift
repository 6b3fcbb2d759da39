import Foundation
import Testing

@testable import InterfaceEditing

/// Source: Interface Builder's menus Align and Pin, Control-drags, and "Use Standard Value", as
/// the lecture on Auto Layout uses them (Documentation/LayoutIssues.md 3).
@MainActor struct ConstraintEditTests {
    private func edited(
        _ scene: FixScene, _ edit: ConstraintEdit, _ views: [String] = [],
        updating scope: FrameUpdateScope = .none
    ) throws -> (scene: FixScene, notes: [String]) {
        let fixer = try DocumentFixer(data: Data(scene.text.utf8), fileName: "Main.storyboard")
        let fixed = try fixer.fixed(edit, FixSelection(views: views), updating: scope)
        return (FixScene(text: String(decoding: fixed.data, as: UTF8.self)), fixed.notes)
    }

    /// Thing 2 in the lower right corner, and Bad Thing above it.
    private let corner = FixScene(
        FixScene.label("bt", "Bad Thing", 245, 581, 110)
            + FixScene.label("t2", "Thing 2", 276.5, 618, 78.5),
        constraints: """
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="t2" \
            secondAttribute="trailing" constant="20" id="c1"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="t2" \
            secondAttribute="bottom" constant="20" id="c2"/>
            """)

    /// A Control-drag from Bad Thing to Thing 2: standard vertical spacing, and right-aligned.
    @Test func badThingAboveThing2() throws {
        let drag = ConstraintEdit.controlDrag([.verticalSpacing, .trailing])
        let (scene, notes) = try edited(corner, drag, ["Bad Thing", "Thing 2"])
        #expect(
            notes == [
                "label “Thing 2”.top = label “Bad Thing”.bottom + 8",
                "label “Thing 2”.trailing = label “Bad Thing”.trailing",
            ])
        #expect(try scene.equations().contains("t2.top = bt.bottom + 8*"))
        #expect(try scene.document().ambiguousFrames() == [])
    }

    @Test func aDragToTheContainerPinsToItsGuides() throws {
        let (_, notes) = try edited(
            corner, .controlDrag([.leading, .centerY, .equalWidths]), ["bt"])
        #expect(
            notes == [
                "label “Bad Thing”.leading = safe area.leading + 245",
                "label “Bad Thing”.centerY = view root.centerY",
                "label “Bad Thing”.width = view root.width",
            ])
    }

    @Test func alignCentersInTheContainer() throws {
        let (scene, notes) = try edited(corner, .align([.centerX, .centerY]), ["bt"])
        #expect(
            notes == [
                "label “Bad Thing”.centerX = view root.centerX",
                "label “Bad Thing”.centerY = view root.centerY",
            ])
        #expect(try scene.document().ambiguousFrames() == [])
    }

    @Test func alignRequiresTwoViewsForEdges() throws {
        #expect(throws: FixError.viewCount("--align", least: 2, most: .max)) {
            try edited(corner, .align([.leading]), ["bt"])
        }
        let (_, notes) = try edited(corner, .align([.leading, .baselines]), ["t2", "bt"])
        #expect(
            notes == [
                "label “Bad Thing”.leading = label “Thing 2”.leading",
                "label “Bad Thing”.baseline = label “Thing 2”.baseline",
            ])
    }

    /// The width of 157 points of the label Stats.
    @Test func pinAddsNoDuplicates() throws {
        let pins = ConstraintEdit.pin([ConstraintPin(.width, .constant(157))])
        let (scene, notes) = try edited(corner, pins, ["bt"])
        #expect(notes == ["label “Bad Thing”.width = 157"])
        let (again, repeated) = try edited(scene, pins, ["bt"])
        #expect(again.text == scene.text)
        #expect(repeated.count == 1)
        #expect(repeated.first?.hasSuffix("is of the same kind") == true)
        let (same, trailing) = try edited(corner, .pin([ConstraintPin(.trailing)]), ["t2"])
        #expect(same.text == corner.text)
        #expect(trailing.first?.contains("not added, because constraint c1") == true)
    }

    /// Spaces are those to the nearest neighbors: Thing 2 below, and the container elsewhere.
    @Test func pinSpacesToTheNearestNeighbors() throws {
        let pins: [ConstraintPin] = [
            ConstraintPin(.top), ConstraintPin(.bottom), ConstraintPin(.trailing, .standard),
            ConstraintPin(.leading, .constant(10)),
        ]
        let (scene, notes) = try edited(corner, .pin(pins), ["bt"])
        #expect(
            notes == [
                "label “Bad Thing”.top = safe area.top + 561",
                "label “Thing 2”.top = label “Bad Thing”.bottom + 8",
                "safe area.trailing = label “Bad Thing”.trailing + 20",
                "label “Bad Thing”.leading = safe area.leading + 10",
            ])
        let equations = try scene.equations()
        #expect(equations.contains("safe.trailing = bt.trailing + 20*"))
        #expect(equations.contains("t2.top = bt.bottom + 8*"))
    }

    /// Equal widths for the four buttons of Attributor, which still have widths of 64 points.
    @Test func equalWidthsFollowTheFirstView() throws {
        let buttons = (0..<4).map {
            FixScene.view("c\($0)", 20 + 72 * Double($0), 446, 64, 64, kind: "button")
        }
        let scene = try edited(
            FixScene(buttons.joined()),
            .pin([ConstraintPin(.width), ConstraintPin(.equalWidths)]), ["c0", "c1", "c2", "c3"]
        ).scene
        #expect(
            try scene.equations() == [
                "c0.width = 64", "c1.width = 64", "c1.width = c0.width", "c2.width = 64",
                "c2.width = c0.width", "c3.width = 64", "c3.width = c0.width",
            ])
    }

    @Test func aspectRatiosAreWrittenAsXcodeDoes() throws {
        let scene = FixScene(FixScene.view("v", 20, 40, 64, 48))
        let (fixed, notes) = try edited(scene, .pin([ConstraintPin(.aspectRatio)]), ["v"])
        #expect(notes == ["view v.width = 64:48 × view v.height"])
        #expect(
            fixed.text.contains(
                "<constraint firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" "
                    + "multiplier=\"64:48\""))
    }

    @Test func framesAreUpdatedOnRequest() throws {
        let pins = ConstraintEdit.pin([
            ConstraintPin(.width, .constant(157)), ConstraintPin(.leading), ConstraintPin(.top),
        ])
        let none = try edited(corner, pins, ["bt"])
        #expect(none.scene.text.contains("x=\"245.0\" y=\"581.0\" width=\"110.0\""))
        for scope in [FrameUpdateScope.items, .all] {
            let updated = try edited(corner, pins, ["bt"], updating: scope)
            #expect(updated.scene.text.contains("x=\"245.0\" y=\"581.0\" width=\"157\""))
            #expect(updated.notes.last?.hasPrefix("label “Bad Thing”: frame changed from") == true)
        }
    }

    @Test func standardValues() throws {
        let scene = try edited(
            FixScene(
                FixScene.label("a", "A", 30, 50, 30) + FixScene.label("b", "B", 70, 50, 30),
                constraints: """
                    <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
                    secondAttribute="leading" constant="30" id="c1"/>
                    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
                    secondItem="b" secondAttribute="trailing" constant="30" id="c2"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
                    secondAttribute="trailing" constant="10" id="c3"/>
                    <constraint firstItem="a" firstAttribute="centerY" secondItem="root" \
                    secondAttribute="centerY" constant="3" id="c4"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="safe" \
                    secondAttribute="top" constant="30" id="c5"/>
                    """), .useStandardValues)
        #expect(
            try scene.scene.equations() == [
                "a.centerY = root.centerY + 3", "a.leading = root.leading + 20*",
                "b.leading = a.trailing + 8*", "b.top = safe.top + 8*",
                "root.trailing = b.trailing + 20*",
            ])
        #expect(
            scene.notes.first == "constraint c1: constant changed from 30 to the standard value 20")
    }

    @Test func deleteRemovesOneConstraint() throws {
        let (scene, notes) = try edited(corner, .delete("c2"))
        #expect(notes == ["1 constraint removed"])
        #expect(try scene.equations() == ["safe.trailing = t2.trailing + 20"])
        #expect(throws: FixError.noConstraint("c9", known: ["c1", "c2"])) {
            try edited(corner, .delete("c9"))
        }
    }
}
