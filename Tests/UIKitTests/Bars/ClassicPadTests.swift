import Foundation
import Testing

@testable import UIKit

/// The look of iPads up to iOS 6. Source: Documentation/Metrics.md 1.2, a decision.
@MainActor struct ClassicPadTests {
    private func bar(_ slug: String, _ style: UIBarStyle = .default) throws -> UINavigationBar {
        try BarScreen.use(slug, 5)
        let bar = UINavigationBar()
        bar.barStyle = style
        bar.items = [UINavigationItem(title: "Title")]
        return bar
    }

    @Test func titlesAreDarkOnSilver() throws {
        let style = try bar("ipad-1").titleStyle
        #expect(style.color.cgColor.rgba.red < 0.5)
        #expect(style.shadow?.offset.height == 1)
        #expect(style.shadow?.color.cgColor.rgba.red == 1)
    }

    @Test func otherTitlesAreWhite() throws {
        for (slug, style) in [("iphone-4", UIBarStyle.default), ("ipad-1", .black)] {
            let text = try bar(slug, style).titleStyle
            #expect(text.color == .white && text.shadow?.offset.height == -1)
        }
        let tinted = try bar("ipad-1")
        tinted.tintColor = .red
        #expect(tinted.titleStyle.color == .white)
    }

    @Test func iconsOfToolbarsAreDark() throws {
        try BarScreen.use("ipad-1", 5)
        let context = BarButtonContext(
            metrics: BarMetrics(), isToolbar: true, availableSize: .unlimited, tint: .blue,
            barColor: BarColors.classicBase(isBlack: false))
        let plain = UIBarButtonItem(barButtonSystemItem: .trash)
        #expect(context.face(of: plain).tint.cgColor.rgba.red < 0.5)
        plain.style = .done
        #expect(context.face(of: plain).tint == .white)
    }
}
