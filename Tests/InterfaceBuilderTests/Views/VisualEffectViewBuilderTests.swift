import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests.
@MainActor struct VisualEffectViewBuilderTests {
    private func effectView(_ inside: String) throws -> UIVisualEffectView {
        try #require(
            try Document.view(
                UIVisualEffectView.self,
                """
                <visualEffectView id="e"><rect key="frame" x="0" y="0" width="80" height="40"/>
                <view key="contentView" id="c"><rect key="frame" width="80" height="40"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews><label id="l"/></subviews></view>\(inside)</visualEffectView>
                """))
    }

    @Test func blur() throws {
        let view = try effectView(#"<blurEffect style="systemThinMaterial"/>"#)
        #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterial)
        #expect(view.subviews.count == 1 && view.contentView.subviews.first is UILabel)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func vibrancyAndNoEffect() throws {
        let view = try effectView(
            #"<vibrancyEffect style="fill"><blurEffect style="dark"/></vibrancyEffect>"#)
        #expect(view.effect is UIVibrancyEffect)
        #expect(try effectView("").effect == nil)
        let unknown = try effectView(#"<blurEffect style="frosted"/>"#)
        #expect((unknown.effect as? UIBlurEffect)?.style == .regular)
    }
}
