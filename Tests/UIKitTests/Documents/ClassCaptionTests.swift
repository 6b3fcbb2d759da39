import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: a decision; views of unknown classes that draw themselves would be empty.
@MainActor @Suite struct ClassCaptionTests {
    private func hasGlyphs(
        _ view: UIView, width: CGFloat = 120, kind: String = "view", name: String? = "ChartView"
    ) throws -> Bool {
        let window = try shownWindow("iphone-15", IOSVersion(18), UIViewController())
        view.frame = CGRect(x: 10, y: 100, width: width, height: 40)
        view.documentOrigin = DocumentOrigin(id: "v", kind: kind, customClass: name, line: 1)
        window.rootViewController?.view.addSubview(view)
        func contains(_ items: [DisplayItem]) -> Bool {
            items.contains { item in
                switch item {
                case .glyphs: true
                case .group(let group): contains(group.items)
                case .fill, .stroke, .image, .backdrop: false
                }
            }
        }
        return contains(window.recordDisplayList().items)
    }

    private final class KnownView: UIView {}

    @Test func onlyEmptyViewsOfUnknownClassesHaveACaption() throws {
        #expect(try hasGlyphs(UIView()))
        #expect(try !hasGlyphs(UIView(), width: 40), "the caption doesn't fit")
        #expect(try !hasGlyphs(UIView(), name: nil))
        #expect(try !hasGlyphs(UIView(), kind: "imageView"))
        #expect(try !hasGlyphs(KnownView()))
        let parent = UIView()
        parent.addSubview(UIView())
        #expect(try !hasGlyphs(parent))
    }
}
