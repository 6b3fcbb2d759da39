import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests.
@MainActor struct ScrollViewBuilderTests {
    private func scrollView(_ attributes: String, _ inside: String = "") throws -> UIScrollView {
        try #require(
            try Document.view(
                UIScrollView.self, "<scrollView \(attributes)>\(inside)</scrollView>"))
    }

    @Test func absentAttributes() throws {
        let view = try scrollView("")
        #expect(view.isScrollEnabled)
        #expect(!view.isPagingEnabled)
        #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
        #expect(!view.clipsToBounds)
        #expect(view.contentInset == .zero)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
    }

    @Test func everyAttribute() throws {
        let view = try scrollView(
            """
            scrollEnabled="NO" pagingEnabled="YES" showsHorizontalScrollIndicator="NO" \
            showsVerticalScrollIndicator="NO" clipsSubviews="YES" \
            contentInsetAdjustmentBehavior="never"
            """, #"<inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>"#)
        #expect(!view.isScrollEnabled)
        #expect(view.isPagingEnabled)
        #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
        #expect(view.clipsToBounds)
        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.contentInsetAdjustmentBehavior == .never)
    }

    @Test(arguments: [
        ("automatic", UIScrollView.ContentInsetAdjustmentBehavior.automatic),
        ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
        ("sometimes", .automatic),
    ])
    func adjustments(
        _ name: String, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) throws {
        let view = try scrollView("contentInsetAdjustmentBehavior=\"\(name)\"")
        #expect(view.contentInsetAdjustmentBehavior == behavior)
    }
}
