import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the constraints that stack views print (Documentation/Layout.md 4.1, iOS 10).
@MainActor @Suite struct StackConstraintTests {
    @Test func fill() {
        let scene = StackScene(spacing: 10)
        #expect(
            scene.made("UISV-canvas-connection") == [
                "S.leading == V0.leading", "S.top == V0.top", "V0.bottom == S.bottom",
                "V2.trailing == S.trailing",
            ])
        #expect(
            scene.made("UISV-alignment") == [
                "V0.bottom == V1.bottom", "V0.bottom == V2.bottom", "V0.top == V1.top",
                "V0.top == V2.top",
            ])
        #expect(
            scene.made("UISV-spacing") == [
                "V1.leading == V0.trailing + 10", "V2.leading == V1.trailing + 10",
            ])
        #expect(scene.made().count == 10)
        #expect(scene.stack.layoutGuides.isEmpty)
    }

    @Test func verticalStacksSwapTheAttributes() {
        let scene = StackScene()
        scene.stack.axis = .vertical
        #expect(
            scene.made() == [
                "S.leading == V0.leading", "S.top == V0.top", "V0.leading == V1.leading",
                "V0.leading == V2.leading", "V0.trailing == S.trailing",
                "V0.trailing == V1.trailing", "V0.trailing == V2.trailing",
                "V1.top == V0.bottom", "V2.bottom == S.bottom", "V2.top == V1.bottom",
            ])
    }

    @Test func fillEqually() {
        let scene = StackScene()
        scene.stack.distribution = .fillEqually
        #expect(
            scene.made("UISV-fill-equally") == ["V1.width == V0.width", "V2.width == V0.width"])
    }

    @Test(
        arguments: [
            (
                0,
                [
                    "V0.width == 0.571429*S.width @999", "V1.width == 0.285714*S.width @998",
                    "V2.width == 0.142857*S.width @997",
                ]
            ),
            (
                10,
                [
                    "V0.width == 0.533333*S.width @999", "V1.width == 0.266667*S.width @998",
                    "V2.width == 0.133333*S.width @997",
                ]
            ),
        ] as [(CGFloat, [String])])
    func fillProportionally(spacing: CGFloat, expected: [String]) {
        let scene = StackScene(spacing: spacing)
        scene.stack.distribution = .fillProportionally
        #expect(scene.made("UISV-fill-proportionally") == expected)
        scene.views[1].isHidden = true
        scene.views[2].isHidden = true
        #expect(scene.made("UISV-fill-proportionally") == ["V0.width == S.width"])
    }

    @Test func equalSpacing() {
        let scene = StackScene(spacing: 10)
        scene.stack.distribution = .equalSpacing
        #expect(
            scene.made("UISV-distributing-edge") == [
                "gap0.leading == V0.trailing", "gap0.trailing == V1.leading",
                "gap1.leading == V1.trailing", "gap1.trailing == V2.leading",
            ])
        #expect(scene.made("UISV-fill-equally") == ["gap1.width == gap0.width"])
        #expect(
            scene.made("UISV-spacing") == [
                "V1.leading >= V0.trailing + 10", "V2.leading >= V1.trailing + 10",
            ])
        #expect(scene.made("UISV-canvas-fit") == ["S.width == 0 @49"])
        #expect(
            scene.stack.layoutGuides.map(\.logName).allSatisfy { $0.hasPrefix("_UIOLAGapGuide") })
    }

    /// The priority of equal distances decreases from gap to gap, starting at 149.
    @Test func equalCentering() {
        let scene = StackScene((0..<4).map { _ in Box(10, 10) })
        scene.stack.distribution = .equalCentering
        #expect(
            scene.made("UISV-distributing-edge") == [
                "gap0.leading == V0.centerX", "gap0.trailing == V1.centerX",
                "gap1.leading == V1.centerX", "gap1.trailing == V2.centerX",
                "gap2.leading == V2.centerX", "gap2.trailing == V3.centerX",
            ])
        #expect(
            scene.made("UISV-fill-equally") == [
                "gap1.width == gap0.width @149", "gap2.width == gap0.width @148",
            ])
        #expect(
            scene.made("UISV-spacing") == [
                "V1.leading >= V0.trailing", "V2.leading >= V1.trailing",
                "V3.leading >= V2.trailing",
            ])
        #expect(scene.made("UISV-canvas-fit") == ["S.width == 0 @49"])
    }

    struct Alignment: Sendable, CustomTestStringConvertible {
        let alignment: UIStackView.Alignment
        let aligned: [String]
        let canvas: [String]
        let boundary: [String]
        var isCanvasFit = false

        var testDescription: String { "\(alignment)" }
    }

    private nonisolated static let loose = [
        "spacer.bottom >= V0.bottom", "spacer.bottom >= V1.bottom", "spacer.top <= V0.top",
        "spacer.top <= V1.top",
    ]

    /// Source for the canvas of baseline alignments: openradar 32291130 for `firstBaseline`, "Let's
    /// Build UIStackView" for `lastBaseline`.
    @Test(arguments: [
        Alignment(
            alignment: .leading, aligned: ["V0.top == V1.top"],
            canvas: ["S.top == V0.top", "spacer.bottom == S.bottom"],
            boundary: [
                "spacer.bottom >= V0.bottom", "spacer.bottom >= V1.bottom",
                "spacer.top == V0.top @999.5", "spacer.top == V1.top @999.5",
            ]),
        Alignment(
            alignment: .trailing, aligned: ["V0.bottom == V1.bottom"],
            canvas: ["S.top == spacer.top", "V0.bottom == S.bottom"],
            boundary: [
                "spacer.bottom == V0.bottom @999.5", "spacer.bottom == V1.bottom @999.5",
                "spacer.top <= V0.top", "spacer.top <= V1.top",
            ]),
        Alignment(
            alignment: .center, aligned: ["V0.centerY == V1.centerY"],
            canvas: [
                "S.centerY == V0.centerY", "S.top == spacer.top", "spacer.bottom == S.bottom",
            ],
            boundary: loose),
        Alignment(
            alignment: .firstBaseline, aligned: ["V0.firstBaseline == V1.firstBaseline"],
            canvas: ["S.top <= V0.top", "spacer.bottom == S.bottom"], boundary: loose,
            isCanvasFit: true),
        Alignment(
            alignment: .lastBaseline, aligned: ["V0.lastBaseline == V1.lastBaseline"],
            canvas: ["S.top == spacer.top", "V0.bottom <= S.bottom"], boundary: loose,
            isCanvasFit: true),
    ])
    func alignment(_ row: Alignment) {
        let scene = StackScene([Box(10, 20), Box(30, 40)])
        scene.stack.alignment = row.alignment
        #expect(scene.made("UISV-alignment") == row.aligned)
        let ends = ["S.leading == V0.leading", "V1.trailing == S.trailing"]
        #expect(scene.made("UISV-canvas-connection") == (ends + row.canvas).sorted())
        #expect(scene.made("UISV-spanning-boundary") == row.boundary)
        #expect(scene.made("UISV-spanning-fit") == ["spacer.height == 0 @51"])
        #expect(
            scene.made("UISV-ambiguity-suppression") == [
                "V0.height == 0 @25", "V1.height == 0 @25",
            ])
        #expect(scene.made("UISV-canvas-fit") == (row.isCanvasFit ? ["S.height == 0 @49"] : []))
        #expect(scene.stack.layoutGuides.map(\.identifier) == ["UISV-alignment-spanner"])
        #expect(scene.stack.layoutGuides[0].logName.hasPrefix("_UILayoutSpacer:0x"))
    }

    @Test func aSingleCenteredView() {
        let scene = StackScene([Box(10, 20)])
        scene.stack.alignment = .center
        #expect(
            scene.made() == [
                "S.centerY == V0.centerY", "S.height == 0 @49", "S.leading == V0.leading",
                "S.top <= V0.top", "V0.bottom <= S.bottom", "V0.height == 0 @25",
                "V0.trailing == S.trailing",
            ])
    }

    @Test func margins() {
        let scene = StackScene()
        scene.stack.isLayoutMarginsRelativeArrangement = true
        #expect(
            scene.made("UISV-canvas-connection") == [
                "margins.bottom == V0.bottom", "margins.leading == V0.leading",
                "margins.top == V0.top", "margins.trailing == V2.trailing",
            ])
    }

    @Test func baselineRelative() {
        let scene = StackScene(spacing: 20)
        scene.stack.axis = .vertical
        scene.stack.isBaselineRelativeArrangement = true
        #expect(
            scene.made("UISV-spacing") == [
                "V1.firstBaseline == V0.lastBaseline + 20",
                "V2.firstBaseline == V1.lastBaseline + 20",
            ])
        scene.stack.axis = .horizontal
        #expect(
            scene.made("UISV-spacing") == [
                "V1.leading == V0.trailing + 20", "V2.leading == V1.trailing + 20",
            ])
    }

    /// Documentation/Layout.md 4.1: for texts with several lines only, at 760; at 759 with a
    /// compression resistance of 749 (openradar 39275811).
    @Test func textWidthDisambiguation() {
        let labels = (0..<3).map { _ in UILabel() }
        labels[0].numberOfLines = 0
        labels[1].numberOfLines = 2
        let scene = StackScene(labels)
        labels[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(
            scene.made("UISV-text-width-disambiguation") == [
                "V0.width == 0.333333*S.width @760", "V1.width == 0.333333*S.width @759",
            ])
        scene.stack.axis = .vertical
        #expect(scene.made("UISV-text-width-disambiguation").isEmpty)
    }

    /// Documentation/Layout.md 4.1: a single text with several lines has a part of the width on iOS 11
    /// and 12 only (reported), and never on the canvas.
    @Test(arguments: [(10, false), (11, true), (12, true), (13, false)])
    func singleTexts(iOS: Int, hasPart: Bool) throws {
        let label = UILabel()
        label.numberOfLines = 0
        let scene = StackScene([label, UILabel()])
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-6s")), iOS: IOSVersion(iOS))
        let part = ["V0.width == 0.5*S.width @760"]
        #expect(scene.made("UISV-text-width-disambiguation") == (hasPart ? part : []))
        scene.stack.designTime.isOnCanvas = true
        scene.stack.axis = .vertical
        scene.stack.axis = .horizontal
        #expect(scene.made("UISV-text-width-disambiguation").isEmpty)
    }

    /// Documentation/Layout.md 4.2: 1000 up to iOS 18, 999.999 on iOS 26.
    @Test(arguments: [(18, "V1.width == 0"), (26, "V1.width == 0 @999.999")])
    func hiding(iOS: Int, expected: String) throws {
        let scene = StackScene()
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-15")), iOS: IOSVersion(iOS))
        scene.views[1].isHidden = true
        #expect(scene.made("UISV-hiding") == [expected])
    }

    /// Property: a new spacing changes constants only. A view that leaves the arrangement loses its
    /// constraints and guides.
    @Test func onlyChangedConstraintsAreReplaced() {
        let scene = StackScene()
        scene.stack.alignment = .center
        scene.stack.distribution = .equalSpacing
        _ = scene.made()
        let before = scene.stack.constraints
        scene.stack.spacing = 12
        _ = scene.made()
        #expect(
            scene.stack.constraints.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
        #expect(before.filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [12, 12])
        scene.stack.alignment = .fill
        scene.stack.distribution = .fill
        _ = scene.made()
        #expect(scene.stack.layoutGuides.isEmpty && scene.made().count == 10)
    }

    /// Documentation/Layout.md 3.12: in a conflict, the user's constraint is broken, not the stack
    /// view's.
    @Test func theUsersConstraintIsBroken() {
        let scene = StackScene(width: 100)
        let wide = scene.views[0].widthAnchor.constraint(equalToConstant: 150)
        wide.isActive = true
        scene.stack.distribution = .fillEqually
        scene.stack.spacing = 5
        scene.layOut()
        #expect(scene.extents == [Extent(0, 30), Extent(35, 30), Extent(70, 30)])
    }
}
