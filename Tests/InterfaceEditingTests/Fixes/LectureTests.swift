import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Source: Interface Builder's suggestions in the lecture on Auto Layout
/// (Documentation/LayoutIssues.md 4).
@MainActor struct LectureTests {
    private let thing1 = FixScene.label("t1", "Thing 1", 20, 40, 73)
    private let thing2 = FixScene.label("t2", "Thing 2", 276.5, 618, 78.5)

    private func suggestions(_ scene: FixScene) throws -> [String] {
        let fixed = try scene.fixed(.resetToSuggested).scene
        #expect(try fixed.document().ambiguousFrames().filter { !$0.missing.isEmpty } == [])
        return try fixed.equations()
    }

    @Test func viewsInCornersGetGuidelines() throws {
        #expect(
            try suggestions(FixScene(thing1 + thing2)) == [
                "safe.bottom = t2.bottom + 20", "safe.trailing = t2.trailing + 20",
                "t1.leading = safe.leading + 20", "t1.top = safe.top + 20",
            ])
    }

    /// If nothing is nearby, the current distances are used: leading 62, height 89, trailing 68, and
    /// top 198.
    @Test func badThingGetsArbitraryDistances() throws {
        let large = FixScene.view(
            "bt", 62, 218, 190, 89, kind: "label", attributes: "text=\"Bad Thing\" ",
            inside: """

                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                """)
        #expect(
            try suggestions(FixScene(large, device: "retina4_0")) == [
                "bt.height = 89", "bt.leading = safe.leading + 62", "bt.top = safe.top + 198",
                "safe.trailing = bt.trailing + 68",
            ])
    }

    /// A text with an intrinsic size needs two edges, the nearest ones.
    @Test func textsWithIntrinsicSizeGetTheNearestEdges() throws {
        let left = FixScene.label("bt", "Bad Thing", 62, 109, 110)
        #expect(
            try suggestions(FixScene(left)) == [
                "bt.leading = safe.leading + 62", "bt.top = safe.top + 89",
            ])
        let right = FixScene.label("bt", "Bad Thing", 197, 440, 110)
        #expect(
            try suggestions(FixScene(right)) == [
                "safe.bottom = bt.bottom + 198", "safe.trailing = bt.trailing + 68",
            ])
    }

    @Test func centeredViewsGetCenterConstraints() throws {
        let scene = FixScene(FixScene.label("bt", "Bad Thing", 132.5, 319, 110))
        #expect(
            try suggestions(scene) == [
                "bt.centerX = root.centerX", "bt.centerY = root.centerY",
            ])
    }

    /// The constraint Align Center X was deleted.
    @Test func addMissingConstraintsAddsTheCenter() throws {
        let scene = FixScene(
            FixScene.label("bt", "Bad Thing", 132.5, 319, 110),
            constraints: """
                <constraint firstItem="bt" firstAttribute="centerY" secondItem="root" \
                secondAttribute="centerY" id="zzz-zz-zzz"/>
                """)
        let (fixed, notes) = try scene.fixed(.addMissing)
        #expect(notes == ["label “Bad Thing”.centerX = view root.centerX"])
        let (removed, added) = scene.difference(to: fixed)
        #expect(removed == [])
        #expect(added.count == 1)
        #expect(
            try #require(added.first).hasPrefix(
                "<constraint firstItem=\"bt\" firstAttribute=\"centerX\" secondItem=\"root\""))
        #expect(try fixed.fixed(.addMissing).scene.text == fixed.text)
    }

    // MARK: Stats

    /// The colored label is in the lower left corner; the outlined one is above it, attached by
    /// vertical spacing. Its constraint Align Leading was deleted.
    @Test func addMissingConstraintsAlignsStatsWithTheOtherLabel() throws {
        let scene = FixScene(
            FixScene.label("o", "15 outlined characters", 20, 581, 224)
                + FixScene.label("c", "9 colored characters", 20, 618, 211),
            constraints: """
                <constraint firstItem="c" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" constant="20" id="zz1"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="c" \
                secondAttribute="bottom" constant="20" id="zz2"/>
                <constraint firstItem="c" firstAttribute="top" secondItem="o" \
                secondAttribute="bottom" constant="8" symbolic="YES" id="zz3"/>
                """)
        let (fixed, notes) = try scene.fixed(.addMissing)
        #expect(
            notes == [
                "label “15 outlined characters”.leading = label “9 colored characters”.leading"
            ])
        #expect(try fixed.document().ambiguousFrames() == [])
    }

    /// A label between two others is constrained to the container, as in the documents of the
    /// corpus.
    @Test func addMissingConstraintsPinsTheMiddleOfAColumnToTheContainer() throws {
        let scene = FixScene(
            FixScene.label("a", "Top", 20, 544, 38.5) + FixScene.label("b", "Middle", 20, 581, 69)
                + FixScene.label("c", "Bottom", 20, 618, 74),
            constraints: """
                <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" constant="20" id="zz0"/>
                <constraint firstItem="c" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" constant="20" id="zz1"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="c" \
                secondAttribute="bottom" constant="20" id="zz2"/>
                <constraint firstItem="c" firstAttribute="top" secondItem="b" \
                secondAttribute="bottom" constant="8" symbolic="YES" id="zz3"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" \
                secondAttribute="bottom" constant="8" symbolic="YES" id="zz4"/>
                """)
        #expect(
            try scene.fixed(.addMissing).notes == [
                "label “Middle”.leading = safe area.leading + 20"
            ])
    }

    /// The last label of a longer column.
    @Test func addMissingConstraintsPinsTheEndOfAColumnToTheContainer() throws {
        let scene = FixScene(
            FixScene.label("a", "Top", 20, 40, 38.5) + FixScene.label("b", "Middle", 20, 77, 69)
                + FixScene.label("c", "Bottom", 20, 114, 74),
            constraints: """
                <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" constant="20" id="zz0"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" constant="20" id="zz1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" \
                secondAttribute="top" constant="20" id="zz2"/>
                <constraint firstItem="c" firstAttribute="top" secondItem="b" \
                secondAttribute="bottom" constant="8" symbolic="YES" id="zz3"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" \
                secondAttribute="bottom" constant="8" symbolic="YES" id="zz4"/>
                """)
        #expect(
            try scene.fixed(.addMissing).notes == [
                "label “Bottom”.leading = safe area.leading + 20"
            ])
    }

    // MARK: Standard distances

    /// Distances that Interface Builder shows as "Default", from the layout guides of iOS 7: in the
    /// documents of the corpus, 20 from the superview, and 8 from a guide.
    @Test(arguments: [
        ("4514", ["bottom.top = t2.bottom + 20*", "t1.top = top.bottom + 20*"]),
        ("8191", ["root.bottom = t2.bottom + 20*", "t1.top = top.bottom + 20"]),
    ])
    func standardDistancesAreSymbolic(_ version: String, _ vertical: [String]) throws {
        let scene = FixScene(thing1 + thing2)
        let text = scene.text
            .replacingOccurrences(of: "toolsVersion=\"21701\"", with: "toolsVersion=\"\(version)\"")
            .replacingOccurrences(
                of: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", with: ""
            )
            .replacingOccurrences(
                of: "<view key=\"view\"",
                with: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/>"
                    + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>"
                    + "<view key=\"view\"")
        let equations = try suggestions(FixScene(text: text))
        for equation in vertical { #expect(equations.contains(equation), "\(equations)") }
    }

    // MARK: Attributor

    private func button(_ id: String, _ title: String, _ x: Double, _ width: Double) -> String {
        FixScene.view(
            id, x, 518, width, 30, kind: "button", attributes: "buttonType=\"system\" ",
            inside: """

                    <fontDescription key="fontDescription" type="system" pointSize="15"/>
                    <state key="normal" title="\(title)"/>
                """)
    }

    private var attributor: FixScene {
        let colors = (0..<4).map {
            FixScene.view("c\($0)", 20 + 72 * Double($0), 446, 64, 64, kind: "button")
        }
        let outline = button("o", "Outline", 20, 49)
        let unoutline = button("u", "Unoutline", 234, 66)
        return FixScene(
            FixScene.view("body", 20, 40, 280, 398, kind: "textView") + colors.joined() + outline
                + unoutline, device: "retina4_0")
    }

    /// Three widths of 64, and the last button takes the rest of the row; equal widths aren't
    /// inferred. The text takes the space above. The row's ends are aligned with the text (the lecture's console log).
    @Test func attributorsRowHasThreeFixedWidths() throws {
        let equations = try suggestions(attributor)
        #expect(
            equations.filter { $0.contains("width") } == [
                "c0.width = 64", "c1.width = 64", "c2.width = 64",
            ])
        for expected in [
            "c0.leading = body.leading", "c1.leading = c0.trailing + 8*",
            "c2.leading = c1.trailing + 8*", "c3.leading = c2.trailing + 8*",
            "c3.trailing = body.trailing", "body.leading = safe.leading + 20",
            "body.top = safe.top + 20", "safe.trailing = body.trailing + 20",
            "c0.top = body.bottom + 8*", "safe.bottom = o.bottom + 20",
        ] {
            #expect(equations.contains(expected), "\(expected) in \(equations)")
        }
        #expect(!equations.contains { $0.hasPrefix("body.height") })
    }

    /// The suggestion preserves the frames on its canvas.
    @Test func attributorsFramesAreUnchanged() throws {
        let fixed = try attributor.fixed(.resetToSuggested).scene
        #expect(try fixed.fixed(.updateFrames).scene.text == fixed.text)
    }

    /// The document in the samples, below its navigation bar.
    @Test func attributorIsUnambiguousAfterTheReset() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../Sources/ContactSheetSamples/Documents/Attributor/As a document.storyboard")
        let scene = FixScene(
            text: try String(contentsOf: file.standardizedFileURL, encoding: .utf8))
        let selection = FixSelection(scene: "Attributor")
        let fixed = try scene.fixed(.resetToSuggested, selection).scene
        #expect(try fixed.document().ambiguousFrames() == [])
        let widths = try fixed.equations().filter { $0.contains("width = ") }
        #expect(
            widths == ["Att-c1-001.width = 64", "Att-c2-001.width = 64", "Att-c3-001.width = 64"])
        #expect(try fixed.equations().contains("Sta-l2-001.leading = Sta-l1-001.leading"))
        #expect(try fixed.fixed(.updateFrames).scene.text == fixed.text)
    }

    /// Three buttons of 64 points, and the fourth with the same width as the first.
    private func conflicting() throws -> FixScene {
        let reset = try attributor.fixed(.resetToSuggested).scene
        let equal =
            "<constraint firstItem=\"c3\" firstAttribute=\"width\" secondItem=\"c0\" "
            + "secondAttribute=\"width\" id=\"eq\"/>"
        let end = "</constraints>\n        </view>"
        let result = FixScene(text: reset.text.replacingOccurrences(of: end, with: equal + end))
        #expect(result.text != reset.text)
        return result
    }

    private func conflicts(_ scene: FixScene, _ device: String, landscape: Bool) throws -> Int {
        let canvas = CanvasChoice(
            device: try #require(Device.named(device)), isLandscape: landscape)
        let (_, said) = DiagnosticLog.collecting {
            _ = try? scene.document().designFrames(on: canvas)
        }
        return said.filter { $0.message.contains("constraints conflict") }.count
    }

    /// The row fits its own canvas only.
    @Test func attributorsEqualWidthConflictsOnOtherDevices() throws {
        #expect(try conflicts(conflicting(), "iphone-6s", landscape: false) == 1)
    }

    /// Reset to Suggested resolves the conflict: it removes the fourth width.
    @Test func resetResolvesAttributorsConflict() throws {
        let repaired = try conflicting().fixed(.resetToSuggested).scene
        #expect(try repaired.document().ambiguousFrames() == [])
        #expect(try !repaired.equations().contains("c3.width = c0.width"))
        for device in ["iphone-5", "iphone-6s", "ipad-10"] {
            #expect(try conflicts(repaired, device, landscape: false) == 0)
            #expect(try conflicts(repaired, device, landscape: true) == 0)
        }
    }
}
