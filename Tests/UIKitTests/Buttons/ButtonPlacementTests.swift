import Testing

@testable import UIKit

/// Source: developer.apple.com on `titleEdgeInsets`, `imageEdgeInsets`, and the alignments; values
/// calculated by hand.
@MainActor @Suite struct ButtonPlacementTests {
    private func place(
        _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment = .center,
        titleInsets: UIEdgeInsets = .zero, imageInsets: UIEdgeInsets = .zero,
        imageIsFirst: Bool = true
    ) -> ButtonPlacement {
        ButtonPlacement(
            ButtonPlacement.Sizes(
                image: CGSize(width: 20, height: 10), title: CGSize(width: 40, height: 16),
                imageInsets: imageInsets, titleInsets: titleInsets),
            in: CGRect(x: 0, y: 0, width: 100, height: 40), horizontal: horizontal,
            vertical: vertical, imageIsFirst: imageIsFirst)
    }

    @Test func inTheMiddle() {
        let placement = place(.center)
        #expect(placement.image == CGRect(x: 20, y: 15, width: 20, height: 10))
        #expect(placement.title == CGRect(x: 40, y: 12, width: 40, height: 16))
    }

    @Test func atTheSides() {
        #expect(place(.left, .top).image.origin == .zero)
        #expect(place(.right, .bottom).title.maxX == 100)
        #expect(place(.right, .bottom).title.maxY == 40)
    }

    @Test func imagesAreOnTheRightInRightToLeftLayouts() {
        let placement = place(.left, imageIsFirst: false)
        #expect(placement.title.minX == 0)
        #expect(placement.image.minX == 40)
    }

    /// A left inset moves a centered title by half its value, and a left-aligned one by its full
    /// value.
    @Test func insetsMoveTheContent() {
        let insets = UIEdgeInsets(left: 10)
        #expect(place(.center, titleInsets: insets).title.minX == 45)
        #expect(place(.left, titleInsets: insets).title.minX == 30)
        #expect(place(.center, imageInsets: UIEdgeInsets(left: -10, right: 10)).image.minX == 10)
        #expect(place(.center, .top, imageInsets: UIEdgeInsets(top: 3)).image.minY == 3)
    }

    @Test func fillAlignment() {
        let placement = place(.fill, .fill)
        #expect(placement.title == CGRect(x: 20, y: 0, width: 80, height: 40))
        #expect(placement.image == CGRect(x: 0, y: 0, width: 20, height: 40))
    }

    @Test func longTitlesAreTruncated() {
        let placement = ButtonPlacement(
            ButtonPlacement.Sizes(
                image: CGSize(width: 20, height: 10), title: CGSize(width: 400, height: 16),
                imageInsets: .zero, titleInsets: .zero),
            in: CGRect(x: 0, y: 0, width: 100, height: 40), horizontal: .center,
            vertical: .center, imageIsFirst: true)
        #expect(placement.title.width == 80)
    }
}
