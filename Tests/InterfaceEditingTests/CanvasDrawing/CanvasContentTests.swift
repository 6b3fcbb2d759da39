import ContactSheetDevices
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import InterfaceEditing

/// Source: what Interface Builder draws (Documentation/Canvas.md 7), with the numbers of the
/// lecture on Auto Layout.
@MainActor struct CanvasContentTests {
    private func content(
        _ scene: FixScene, _ views: [String] = [], on canvas: CanvasChoice? = nil
    ) throws -> CanvasContent {
        let document = try scene.document()
        let targets = try FixTargets(FixSelection(views: views), in: document)
        let contents = document.designViews(storedTextSizes: true, on: canvas) { _, objects in
            CanvasScene(document, objects, isStored: canvas == nil).map {
                CanvasContent($0, controller: nil, targets)
            }
        }
        return try #require(contents.first ?? nil)
    }

    private func numbers(_ content: CanvasContent) -> [String] {
        content.marks.flatMap { $0.lines.compactMap(\.text) }
    }

    /// The magic numbers of Bad Thing are on the lines, which end at the safe area.
    @Test func distancesAreDrawnWithTheirNumbers() throws {
        let bad = FixScene.label("bt", "Bad Thing", 62, 109, 245)
        let content = try content(
            FixScene(
                bad,
                constraints: """
                    <constraint firstItem="bt" firstAttribute="leading" secondItem="safe" \
                    secondAttribute="leading" constant="62" id="c1"/>
                    <constraint firstItem="bt" firstAttribute="top" secondItem="safe" \
                    secondAttribute="top" constant="89" id="c2"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="bt" \
                    secondAttribute="trailing" constant="68" id="c3"/>
                    """))
        #expect(numbers(content) == ["62", "89", "68"])
        #expect(content.marks.map(\.state) == [.satisfied, .satisfied, .satisfied])
        let leading = try #require(content.marks.first?.lines.first)
        #expect(leading.start == CGPoint(x: 0, y: 123.5))
        #expect(leading.end == CGPoint(x: 62, y: 123.5))
        #expect(leading.hasBars)
        let top = try #require(content.marks[1].lines.first)
        #expect(top.start == CGPoint(x: 184.5, y: 20))
        #expect(top.end == CGPoint(x: 184.5, y: 109))
        #expect(content.outlines.isEmpty)
    }

    /// The dashed rectangle of a misplaced view is its frame at run time; the numbers are the
    /// differences.
    @Test func misplacedViewsHaveADashedRectangle() throws {
        let content = try content(
            FixScene(
                FixScene.label("gt", "Good Thing", 40, 120, 121),
                constraints: """
                    <constraint firstItem="gt" firstAttribute="centerX" secondItem="root" \
                    secondAttribute="centerX" id="c1"/>
                    <constraint firstItem="gt" firstAttribute="centerY" secondItem="root" \
                    secondAttribute="centerY" id="c2"/>
                    """))
        #expect(content.marks.map(\.state) == [.misplaced, .misplaced])
        #expect(numbers(content) == ["−87", "−199"])
        let outline = try #require(content.outlines.first)
        #expect(outline.state == .misplaced)
        #expect(outline.stored == CGRect(x: 40, y: 120, width: 121, height: 29))
        #expect(outline.runTime == CGRect(x: 127, y: 319, width: 121, height: 29))
    }

    /// On another canvas, the views are where the layout puts them, and none is misplaced.
    @Test func theTurnedCanvasHasTheFramesOfItsLayout() throws {
        let scene = FixScene(
            FixScene.label("t2", "Thing 2", 276.5, 618, 78.5),
            constraints: """
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="t2" \
                secondAttribute="trailing" constant="20" id="c1"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="t2" \
                secondAttribute="bottom" constant="20" id="c2"/>
                """)
        let device = try #require(Device.named("iphone-8"))
        let content = try content(
            scene, on: CanvasChoice(device: device, isLandscape: true))
        let label = try #require(content.frames.last)
        #expect(label.maxX == 647 && label.maxY == 355)
        #expect(content.outlines.isEmpty && content.marks.allSatisfy { $0.state == .satisfied })
        #expect(numbers(content) == ["20", "20"])
    }

    /// Align Center X was deleted.
    @Test func constraintsOfAmbiguousViewsAreRed() throws {
        let scene = FixScene(
            FixScene.label("gt", "Good Thing", 127, 319, 121)
                + FixScene.label("t2", "Thing 2", 276.5, 618, 78.5),
            constraints: """
                <constraint firstItem="gt" firstAttribute="centerY" secondItem="root" \
                secondAttribute="centerY" id="c1"/>
                <constraint firstItem="gt" firstAttribute="leading" relation="greaterThanOrEqual" \
                secondItem="safe" secondAttribute="leading" constant="20" id="c2"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="t2" \
                secondAttribute="trailing" constant="20" id="c3"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="t2" \
                secondAttribute="bottom" constant="20" id="c4"/>
                """)
        let content = try content(scene)
        let states = Dictionary(uniqueKeysWithValues: content.marks.map { ($0.id, $0.state) })
        #expect(
            states == ["c1": .ambiguous, "c2": .ambiguous, "c3": .satisfied, "c4": .satisfied])
        #expect(content.outlines.map(\.state) == [.ambiguous])
        #expect(numbers(content).contains("≥ 20"))
        #expect(try self.content(scene, ["t2"]).marks.map(\.id) == ["c3", "c4"])
        #expect(
            try self.content(scene, ["t2"]).selected == [
                CGRect(x: 276.5, y: 618, width: 78.5, height: 29)
            ])
    }

    /// Two leading constraints with different constants contradict each other.
    @Test func conflictingConstraintsAreRed() throws {
        let views = FixScene.label("a", "Thing 1", 20, 40, 73)
        let content = try content(
            FixScene(
                views,
                constraints: """
                    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
                    secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
                    secondAttribute="leading" constant="30" id="c2"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="safe" \
                    secondAttribute="top" constant="20" id="c3"/>
                    """))
        let states = Dictionary(uniqueKeysWithValues: content.marks.map { ($0.id, $0.state) })
        #expect(states["c1"] == .conflicting)
        #expect(states["c2"] == .conflicting)
        #expect(states["c3"] == .satisfied)
    }

    /// The mark of equal widths is on both views, once.
    @Test func equalWidthsAreMarkedOnBothViews() throws {
        let views = (0..<3).map { FixScene.view("c\($0)", 20 + 72 * Double($0), 446, 64, 64) }
        let content = try content(
            FixScene(
                views.joined(),
                constraints: """
                    <constraint firstItem="c1" firstAttribute="width" secondItem="c0" \
                    secondAttribute="width" id="c1c"/>
                    <constraint firstItem="c2" firstAttribute="width" secondItem="c0" \
                    secondAttribute="width" id="c2c"/>
                    """))
        #expect(numbers(content) == ["=", "=", "="])
    }

    @Test func guidelinesAreThoseThatEdgesAreOn() throws {
        let content = try content(FixScene(FixScene.label("t1", "Thing 1", 20, 40, 73)))
        #expect(content.guidelines.map(\.start) == [CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 40)])
        #expect(content.guidelines.map(\.end) == [CGPoint(x: 20, y: 667), CGPoint(x: 375, y: 40)])
    }

    /// The preview shows the stored frames, and a margin of 24 points around the view.
    @Test func previewsShowTheStoredFrames() throws {
        let scene = FixScene(
            FixScene.view(
                "v", 40, 120, 121, 29,
                inside: """

                        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
                    colorSpace="custom" customColorSpace="sRGB"/>
                    """),
            constraints: """
                <constraint firstItem="v" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" constant="200" id="c1"/>
                <constraint firstItem="v" firstAttribute="top" secondItem="safe" \
                secondAttribute="top" constant="100" id="c2"/>
                <constraint firstItem="v" firstAttribute="width" secondItem="root" \
                secondAttribute="width" multiplier="0.2" id="c3"/>
                <constraint firstItem="v" firstAttribute="height" secondItem="v" \
                secondAttribute="width" multiplier="1:2" id="c4"/>
                """)
        let previews = try scene.document().canvasPreviews()
        #expect(previews.map(\.scene) == ["Main"])
        let preview = try #require(previews.first)
        #expect(preview.list.size == CGSize(width: 375 + 48, height: 667 + 48))
        #expect(preview.list.description.contains("64"), "the view is at 40 + 24")
        #expect(try scene.document().canvasPreviews().map(\.list) == [preview.list])
    }
}
