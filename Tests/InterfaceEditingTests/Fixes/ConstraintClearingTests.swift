import Foundation
import Testing

@testable import InterfaceEditing

/// Source: Documentation/LayoutIssues.md 3 and Documentation/DocumentFormat.md 9.8 and
/// 9.9.
@MainActor struct ConstraintClearingTests {
    private let scene = FixScene(
        FixScene.view(
            "a", 20, 40, 100, 50,
            inside: """

                    <subviews>
                        <view contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="in">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstAttribute="width" constant="100" id="w"/>
                        <constraint firstItem="in" firstAttribute="top" secondItem="a" secondAttribute="top" id="inner"/>
                    </constraints>
                """) + FixScene.view("b", 20, 100, 100, 50),
        constraints: """
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c3"/>
            """)

    @Test func clearingRemovesConstraintsAndFixesTheFrame() throws {
        let (after, notes) = try scene.fixed(.clear, FixSelection(views: ["a"]))
        #expect(notes == ["3 constraints removed"])
        #expect(
            try after.equations() == ["b.leading = safe.leading", "in.top = a.top"])
        // Its subview still refers to it.
        #expect(!after.text.contains("fixedFrame"))
        let all = try scene.fixed(.clear).scene
        #expect(try all.equations() == [])
        #expect(!all.text.contains("<constraints>"))
        #expect(
            all.text.contains(
                "<view contentMode=\"left\" fixedFrame=\"YES\" "
                    + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\">"))
        #expect(try all.fixed(.clear).scene.text == all.text)
    }

    @Test func clearingRemovesReferences() throws {
        let extra = """
                    <variation key="default">
                        <mask key="constraints">
                            <exclude reference="c1"/>
                        </mask>
                    </variation>
                    <connections>
                        <outlet property="top" destination="c3" id="out"/>
                    </connections>
                </view>
                </viewController>
            """
        let text = scene.text.replacingOccurrences(
            of: "        </view>\n        </viewController>", with: extra)
        let wired = FixScene(text: text)
        #expect(wired.text != scene.text)
        let after = try wired.fixed(.clear).scene
        for word in ["outlet", "connections", "variation", "mask"] {
            #expect(!after.text.contains("<\(word)"))
        }
    }

    @Test func suggestionsAfterClearingUnfixTheFrame() throws {
        let after = try scene.fixed(.resetToSuggested).scene
        #expect(!after.text.contains("fixedFrame"))
        #expect(try after.document().ambiguousFrames() == [])
    }
}
