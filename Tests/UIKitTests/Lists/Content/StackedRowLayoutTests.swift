import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 5.5, with arithmetic on the labels' own sizes.
@MainActor @Suite struct StackedRowLayoutTests {
    init() { use("iphone-15") { $0.contentSize = .accessibilityMedium } }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private func layout(
        image: CGSize = .zero, _ first: UILabel, _ second: UILabel? = nil, width: CGFloat = 300
    ) -> StackedRowLayout.Frames {
        StackedRowLayout(
            image: image, imageGap: 16, first: first, second: second, textGap: 3, width: width
        ).frames()
    }

    @Test func theDetailIsBelowTheTitle() {
        let (title, detail) = (label("Title"), label("Detail"))
        let line = title.sizeThatFits(.zero).height
        let frames = layout(title, detail)
        #expect(frames.first == CGRect(x: 0, y: 0, width: 300, height: line))
        #expect(frames.second == CGRect(x: 0, y: line + 3, width: 300, height: line))
        #expect(frames.height == 2 * line + 3)
    }

    @Test func theFirstLineStartsAfterTheImage() {
        let title = label("Several words that need more than one line")
        let frames = layout(image: CGSize(width: 40, height: 48), title)
        #expect(title.firstLineIndent == 56)
        #expect(frames.first.minX == 0 && frames.image.minX == 0)
        // The middle of the image is that of the line: (48 − 33.41) / 2 = 7.29, 7.333 at 3x.
        #expect(frames.image.minY == 0)
        #expect(abs(frames.first.minY - 22 / 3) < 1e-9)
        #expect(layout(image: .zero, title).first.minY == 0)
        #expect(title.firstLineIndent == 0)
    }

    @Test func aTallImageIsAboveTheTitle() {
        let title = label("Title")
        let frames = layout(image: CGSize(width: 60, height: 60), title)
        #expect(frames.image == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(frames.first.minY == 68 && title.firstLineIndent == 0)
    }

    @Test func anImageIsAboveAWordThatDoesNotFitAfterIt() {
        let image = CGSize(width: 40, height: 40)
        #expect(layout(image: image, label("Notifications"), width: 190).first.minY == 48)
        #expect(layout(image: image, label("No more"), width: 190).first.minY < 40)
    }

    @Test func theIndentIsAtTheLeadingEdge() {
        let title = label("Title")
        let plain = title.paintedRect(in: 300)
        title.firstLineIndent = 56
        #expect(title.paintedRect(in: 300).minX == plain.minX + 56)
        title.semanticContentAttribute = .forceRightToLeft
        #expect(abs(title.paintedRect(in: 300).maxX - 244) < 1)
    }
}

extension UILabel {
    fileprivate func paintedRect(in width: CGFloat) -> CGRect {
        bounds = CGRect(x: 0, y: 0, width: width, height: 200)
        return paintedRect
    }
}
