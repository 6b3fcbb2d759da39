import Foundation
import Testing
import UIKit

@testable import InterfaceEditing

/// Source: autoresizing's formula (Documentation/Layout.md 1.2), for a view of 30 × 22 points at 22,
/// 18 in a superview that grows from 78 × 60 to 140 × 108.
@MainActor struct AutoresizingPreviewTests {
    private let area = CGRect(x: 100, y: 10, width: 140, height: 108)

    nonisolated private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
        (
            [.flexibleRightMargin, .flexibleBottomMargin],
            CGRect(x: 22, y: 18, width: 30, height: 22)
        ),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 84, y: 66, width: 30, height: 22)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 22, y: 18, width: 92, height: 70)),
    ]

    @Test(arguments: cases)
    func theExampleIsAutoresized(_ mask: UIView.AutoresizingMask, _ frame: CGRect) {
        let example = AutoresizingExample(mask, in: area)
        #expect(example.superview.1 == area)
        #expect(example.view.0 == CGRect(x: 122, y: 28, width: 30, height: 22))
        #expect(example.view.1 == frame.offsetBy(dx: 100, dy: 10))
    }

    @Test func theAnimationChangesOnlyWhatTheMaskChanges() {
        let svg = AutoresizingExample([.flexibleWidth, .flexibleBottomMargin], in: area).svg
        let view = svg.split(separator: "\n")[1]
        #expect(view.contains(#"<animate attributeName="width" values="30;92;30""#))
        #expect(view.contains(#"repeatCount="indefinite""#))
        for fixed in ["x", "y", "height"] {
            #expect(!view.contains(#"<animate attributeName="\#(fixed)""#))
        }
    }

    @Test func aPreviewIsNamedAfterItsView() throws {
        let button = FixScene.view(
            "b", 20, 40, 72, 37, kind: "button",
            inside: """

                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                    <state key="normal" title="Upper/right"/>
                """)
        let preview = try FixScene(button).document().autoresizingPreview(of: "b")
        #expect(preview.scene == "Main")
        #expect(preview.fileName == "Upper-right")
        let svg = String(decoding: preview.animated(Array("<svg><g/></svg>".utf8)), as: UTF8.self)
        #expect(svg.hasPrefix("<svg><g/><rect "))
        #expect(svg.hasSuffix("</rect>\n</svg>"))
        #expect(throws: FixError.noView("x", near: [])) {
            try FixScene(button).document().autoresizingPreview(of: "x")
        }
    }

    /// Figure 5.8 of the chapter: all views at once. A view with constraints has no springs.
    @Test func allViewsOfASceneAreDrawn() throws {
        func button(_ id: String, _ y: Double, _ mask: String, isPlaced: Bool = false) -> String {
            FixScene.view(
                id, 20, y, 72, 37, kind: "button",
                attributes: isPlaced ? "" : #"fixedFrame="YES" "#,
                inside: "\n<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
        }
        let scene = FixScene(
            button("a", 40, #"flexibleMaxX="YES""#) + button("b", 90, #"widthSizable="YES""#)
                + button("c", 140, #"heightSizable="YES""#)
                + button("d", 190, "", isPlaced: true))
        let preview = try #require(try scene.document().autoresizingPreviews().first)
        #expect(preview.count == 3 && preview.fileName == nil)
        #expect(preview.list.size == CGSize(width: 600, height: 340))
        #expect(preview.examples.map(\.superview.1.minX) == [144, 444, 144])
        #expect(preview.examples.map(\.superview.1.minY) == [36, 36, 206])
        #expect(try FixScene("").document().autoresizingPreviews().isEmpty)
    }
}
