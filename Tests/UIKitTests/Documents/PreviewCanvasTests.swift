import Testing

@testable import UIKit

@MainActor @Suite struct PreviewCanvasTests {
    @Test func theLastLayoutTraitCounts() {
        #expect(PreviewSize([]) == nil)
        #expect(PreviewSize([.portrait]) == nil)
        #expect(PreviewSize([.sizeThatFitsLayout]) == .fitting)
        #expect(PreviewSize([.sizeThatFitsLayout, .defaultLayout]) == nil)
        #expect(
            PreviewSize([.fixedLayout(width: 2, height: 3), .portrait])
                == .fixed(CGSize(width: 2, height: 3)))
    }

    @Test func controllersWithoutASizeAreShownAsTheyAre() {
        let controller = UIViewController()
        #expect(DeclaredPreview { controller }.make() === controller)
        let canvas = DeclaredPreview(traits: .sizeThatFitsLayout) { controller }.make()
        #expect(canvas !== controller)
        canvas.loadViewIfNeeded()
        #expect(controller.parent === canvas)
    }
}
