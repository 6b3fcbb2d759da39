import Foundation
import Testing

@testable import InterfaceEditing

/// Source: Documentation/LayoutIssues.md 4; where it isn't documented, this package's decisions.
@MainActor struct SuggestionTests {
    private func suggestions(_ scene: FixScene) throws -> [String] {
        let fixed = try scene.fixed(.resetToSuggested).scene
        #expect(try fixed.document().ambiguousFrames() == [])
        return try fixed.equations()
    }

    /// The leading edge, top, baseline, and space between, as added by Add Missing in the lecture.
    @Test func labelsInARowAreAlignedByBaseline() throws {
        let scene = FixScene(
            FixScene.label("t1", "Thing 1", 20, 40, 73)
                + FixScene.label("t2", "Thing 2", 101, 40, 78.5))
        #expect(
            try suggestions(scene) == [
                "t1.leading = safe.leading + 20", "t1.top = safe.top + 20",
                "t2.baseline = t1.baseline", "t2.leading = t1.trailing + 8*",
            ])
    }

    @Test func guidelinesHaveAToleranceOfHalfAPoint() throws {
        let scene = FixScene(
            FixScene.label("t1", "Thing 1", 15.5, 40.5, 73)
                + FixScene.label("t2", "Thing 2", 16.5, 78, 78.5))
        #expect(
            try suggestions(scene) == [
                "t1.leading = safe.leading + 16", "t1.top = safe.top + 20",
                "t2.leading = safe.leading + 16", "t2.top = t1.bottom + 8*",
            ])
    }

    @Test func viewsWithoutIntrinsicSizeGetEdges() throws {
        let scene = FixScene(
            FixScene.view("wide", 16, 40, 343, 100) + FixScene.view("small", 137.5, 300, 100, 70))
        #expect(
            try suggestions(scene) == [
                "safe.trailing = wide.trailing + 16", "small.centerX = root.centerX",
                "small.height = 70", "small.top = wide.bottom + 160", "small.width = 100",
                "wide.height = 100", "wide.leading = safe.leading + 16",
                "wide.top = safe.top + 20",
            ])
    }

    @Test func arrangedViewsGetNoPositions() throws {
        let inside = """

                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="0.0" y="0.0" width="335" height="100"/>
                    </view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="0.0" y="108" width="335" height="100"/>
                    </view>
                </subviews>
            """
        let scene = FixScene(
            FixScene.view(
                "s", 20, 40, 335, 208, kind: "stackView",
                attributes: "axis=\"vertical\" spacing=\"8\" ", inside: inside))
        #expect(
            try suggestions(scene) == [
                "a.height = 100", "b.height = 100", "s.leading = safe.leading + 20",
                "s.top = safe.top + 20", "safe.trailing = s.trailing + 20",
            ])
    }

    /// The stack view is wider than its content.
    @Test func stackViewsKeepTheirLengths() throws {
        let inside = """

                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="117.5" y="0.0" width="100" height="100"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="w"/>
                            <constraint firstAttribute="height" constant="100" id="h"/>
                        </constraints>
                    </view>
                </subviews>
            """
        let scene = FixScene(
            FixScene.view(
                "s", 20, 40, 335, 100, kind: "stackView",
                attributes: "axis=\"vertical\" alignment=\"center\" ", inside: inside))
        #expect(
            try suggestions(scene) == [
                "a.height = 100", "a.width = 100", "s.leading = safe.leading + 20",
                "s.top = safe.top + 20", "safe.trailing = s.trailing + 20",
            ])
    }

    /// An activity indicator of 20 × 20 points is 40 × 40 on the canvas.
    @Test func stackViewsOfResizedViewsGetLengths() throws {
        let inside = """

                <subviews>
                    <activityIndicatorView translatesAutoresizingMaskIntoConstraints="NO" id="i">
                        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                    </activityIndicatorView>
                </subviews>
            """
        let scene = FixScene(FixScene.view("s", 20, 40, 40, 40, kind: "stackView", inside: inside))
        #expect(
            try suggestions(scene) == [
                "s.height = 40", "s.leading = safe.leading + 20", "s.top = safe.top + 20",
                "s.width = 40",
            ])
    }

    /// Property: a view isn't constrained to one that is above a few of its points only. The lecture's Bad Thing
    /// is 198 points from the top, not 149 from Thing 1.
    @Test func arbitraryDistancesAreFromTheContainer() throws {
        let scene = FixScene(
            FixScene.label("t1", "Thing 1", 20, 40, 73) + FixScene.view("bad", 62, 218, 190, 89))
        #expect(try suggestions(scene).contains("bad.top = safe.top + 198"))
    }

    @Test func scrollViewContentGetsAnEndAndTheFramesWidth() throws {
        let inside = """

                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="in">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="1000"/>
                    </view>
                </subviews>
                <viewLayoutGuide key="contentLayoutGuide" id="content"/>
                <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
            """
        let scene = FixScene(FixScene.view("s", 0, 0, 375, 667, kind: "scrollView", inside: inside))
        #expect(
            try suggestions(scene) == [
                "content.bottom = in.bottom", "content.trailing = in.trailing", "in.height = 1000",
                "in.leading = content.leading", "in.top = content.top", "in.width = frame.width",
                "s.leading = safe.leading", "s.top = root.top", "safe.bottom = s.bottom",
                "safe.trailing = s.trailing",
            ])
    }

    /// Views whose masks their author set stay as they are unless they are named.
    @Test func viewsWithMasksAreConstrainedOnlyIfNamed() throws {
        let mask = FixScene.view("m", 20, 40, 100, 50)
            .replacingOccurrences(of: "translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
        let scene = FixScene(mask)
        #expect(try scene.fixed(.addMissing).scene.text == scene.text)
        let named = try scene.fixed(.addMissing, FixSelection(views: ["m"])).scene
        #expect(
            named.text.contains(
                "<view contentMode=\"left\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"m\">"
            ))
        #expect(
            try named.equations() == [
                "m.height = 50", "m.leading = safe.leading + 20", "m.top = safe.top + 20",
                "m.width = 100",
            ])
    }

    // MARK: Other screens

    /// With two fixed distances, or a center and a distance, a text would have no width left on a
    /// small screen. A text that takes most of the width follows it instead (`LectureTests`).
    @Test func resizedTextsGetALength() throws {
        func button(_ y: Double) -> String {
            FixScene.view(
                "b", 132.5, y, 110, 50, kind: "button", attributes: "buttonType=\"system\" ",
                inside: """

                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                        <state key="normal" title="Continue"/>
                    """)
        }
        #expect(
            try suggestions(FixScene(button(256))) == [
                "b.centerX = root.centerX", "b.height = 50", "b.top = safe.top + 236",
                "b.width = 110",
            ])
        #expect(
            try suggestions(FixScene(button(308.5))) == [
                "b.centerX = root.centerX", "b.centerY = root.centerY", "b.height = 50",
                "b.width = 110",
            ])
    }

    /// A fixed height from the top to a view in the middle would fit this canvas only.
    @Test func viewsBetweenTwoGuidelinesGetBothEdges() throws {
        let scene = FixScene(
            FixScene.view("a", 0, 20, 375, 263.5) + FixScene.view("m", 0, 283.5, 375, 100))
        let equations = try suggestions(scene)
        for expected in ["a.top = safe.top", "m.centerY = root.centerY", "m.height = 100"] {
            #expect(equations.contains(expected), "\(expected) in \(equations)")
        }
        #expect(equations.contains { $0.contains("a.bottom") }, "\(equations)")
        #expect(!equations.contains { $0.hasPrefix("a.height") }, "\(equations)")
    }

    // MARK: Odd documents

    /// Interface Builder writes `fixedFrame` in variations too.
    @Test func fixedFramesInVariationsAreRemoved() throws {
        let inside = """

                <variation key="heightClass=regular-widthClass=regular" fixedFrame="YES">
                    <rect key="frame" x="20" y="40" width="100" height="50"/>
                </variation>
            """
        let scene = FixScene(
            FixScene.view("a", 20, 40, 100, 50, attributes: "fixedFrame=\"YES\" ", inside: inside))
        #expect(try !scene.fixed(.addMissing).scene.text.contains("fixedFrame"))
    }

    @Test func viewsWithoutAStoredFrameAreUnchanged() throws {
        let bare = FixScene.view("a", 20, 40, 100, 50)
            .replacing(/<rect[^>]*>/, with: "")
        let scene = FixScene(
            bare,
            constraints: """
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" \
                secondAttribute="top" constant="20" id="c1"/>
                """)
        let (fixed, notes) = try scene.fixed(.resetToSuggested)
        #expect(fixed.text == scene.text)
        #expect(notes == ["a: not changed, because the document stores no frames"])
    }

    /// The constraints of a content view without an ID belong to the cell.
    @Test func cellsInOldDocumentsOwnTheirContentsConstraints() throws {
        let cell = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="11201" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <collectionViewCell id="cell">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
                        <view key="contentView">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <subviews>
            \(FixScene.view("a", 8, 8, 84, 64))                </subviews>
                        </view>
                    </collectionViewCell>
                </objects>
            </document>
            """
        let fixed = try FixScene(text: cell).fixed(.addMissing).scene
        #expect(
            try fixed.equations() == [
                "a.leading = cell.leading + 8", "a.top = cell.top + 8",
                "cell.bottom = a.bottom + 8", "cell.trailing = a.trailing + 8",
            ])
    }
}
