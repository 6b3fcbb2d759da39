import Foundation
import Testing

@testable import UIKit

/// The constraints that a format creates, and their order (Documentation/Layout.md 3.7 and 3.10).
@MainActor @Suite struct VisualFormatBuilderTests {
    /// The published vector of five constraints.
    @Test func order() {
        #expect(
            FormatScene().texts("|-(>=10@750)-[l(r@1000)][r(20)]|") == [
                "l.leading >= UIView.leading + 10 at 750", "l.width == r.width",
                "r.leading == l.trailing", "r.width == 20", "UIView.trailing == r.trailing",
            ])
    }

    @Test func vertical() {
        #expect(
            FormatScene().texts("V:|-4-[l(>=30,<=60@1)]-[r]") == [
                "l.top == UIView.top + 4", "l.height >= 30", "l.height <= 60 at 1",
                "r.top == l.bottom + 8",
            ])
    }

    /// Documentation/Layout.md 3.7: 20 points; in Xcode 6 and later, the margin.
    @Test func standardDistanceToTheSuperview() {
        let format = "|-[l]-|"
        #expect(
            FormatScene(iOS: 7).texts(format) == [
                "l.leading == UIView.leading + 20", "UIView.trailing == l.trailing + 20",
            ])
        #expect(
            FormatScene(iOS: 8).texts(format) == [
                "l.leading == UIView.leadingMargin", "UIView.trailingMargin == l.trailing",
            ])
        let old = FormatScene(iOS: 7)
        #expect(
            old.constraints(format)[0].description.withNumberedAddresses
                == "<NSLayoutConstraint:0x1 H:|-(NSSpace(20))-[l]"
                + "   (Names: l:0x2, '|':UIView:0x3 )>")
    }

    @Test func metrics() {
        let metrics: [String: Any] = [
            "gap": 12, "wide": CGFloat(33.5), "low": UILayoutPriority.defaultLow, "r": Float(7),
            "number": NSNumber(value: 3),
        ]
        #expect(
            FormatScene().texts("[l(wide@low)]-gap-[m(r)]-number@200-[r]", metrics: metrics) == [
                "l.width == 33.5 at 250", "m.leading == l.trailing + 12", "m.width == 7",
                "r.leading == m.trailing + 3 at 200",
            ])
    }

    /// Documentation/Layout.md 3.10: letters, digits, and underscores; the first can't be a digit.
    /// A metric takes precedence over a view with the same name.
    @Test func namesOfViews() {
        var scene = FormatScene()
        scene.views["_a1B_"] = scene.views["l"]
        #expect(scene.texts("[_a1B_(30)]") == ["l.width == 30"])
        #expect(scene.texts("[l(r)]") == ["l.width == r.width"])
        #expect(scene.texts("[l(r)]", metrics: ["r": 7]) == ["l.width == 7"])
    }

    @Test func negativeNumbersAndSeveralDistances() {
        #expect(
            FormatScene().texts("[l]-(-8)-[m]-(>=2.5,<=9@20)-[r]") == [
                "m.leading == l.trailing - 8", "r.leading >= m.trailing + 2.5",
                "r.leading <= m.trailing + 9 at 20",
            ])
    }

    @Test func whiteSpaceIsIgnored() {
        let scene = FormatScene()
        #expect(scene.texts("H: |-16-[ l ]-16-|") == scene.texts("H:|-16-[l]-16-|"))
    }

    @Test func alignments() {
        #expect(
            FormatScene().texts("[l][m][r]", [.alignAllTop, .alignAllLastBaseline]) == [
                "m.leading == l.trailing", "r.leading == m.trailing", "l.top == m.top",
                "m.top == r.top", "l.lastBaseline == m.lastBaseline",
                "m.lastBaseline == r.lastBaseline",
            ])
    }

    @Test func directions() {
        let scene = FormatScene()
        #expect(
            scene.texts("|-5-[l]-[r]-6-|", .directionLeftToRight) == [
                "l.left == UIView.left + 5", "r.left == l.right + 8",
                "UIView.right == r.right + 6",
            ])
        #expect(
            scene.texts("|-5-[l]-[r]-6-|", .directionRightToLeft) == [
                "UIView.right == l.right + 5", "l.left == r.right + 8",
                "r.left == UIView.left + 6",
            ])
    }

    @Test func baselines() {
        #expect(
            FormatScene().texts("V:|[l]-30-[r]", .spacingBaselineToBaseline) == [
                "l.top == UIView.top", "r.firstBaseline == l.lastBaseline + 30",
            ])
    }

    @Test func framesOfAFormat() {
        let scene = FormatScene(iOS: 7)
        NSLayoutConstraint.activate(
            scene.constraints("|-[l(==r)]-[r]-|", [.alignAllTop, .alignAllBottom])
                + scene.constraints("V:|-[l(50)]"))
        scene.root.layoutIfNeeded()
        #expect(
            ["l", "r"].map { (scene.views[$0] as? UIView)?.frame } == [
                CGRect(x: 20, y: 20, width: 136, height: 50),
                CGRect(x: 164, y: 20, width: 136, height: 50),
            ])
    }

    @Test func guidesAsViews() {
        var scene = FormatScene()
        let guide = UILayoutGuide()
        guide.identifier = "space"
        scene.root.addLayoutGuide(guide)
        scene.views["g"] = guide
        #expect(
            scene.texts("|[g]-0-[l]") == [
                "space.leading == UIView.leading", "l.leading == space.trailing",
            ])
    }
}
