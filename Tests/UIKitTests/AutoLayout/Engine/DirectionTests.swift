import Foundation
import Testing

@testable import UIKit

/// Leading and trailing in right-to-left layouts. Source: Documentation/Layout.md 2.3; a layout
/// with leading and trailing attributes is mirrored.
@MainActor @Suite struct DirectionTests {
    /// Creates all kinds of constraints that depend on the direction: constants, inequalities,
    /// multipliers, distances, and centers.
    private func build(in root: UIView) -> [UIView] {
        let views = (0..<5).map { _ in constrained(in: root, 30, 10) }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
            views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            views[3].leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
            views[1].leadingAnchor.anchorWithOffset(to: views[4].trailingAnchor)
                .constraint(equalToConstant: 100),
            views[2].leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: views[3].trailingAnchor, multiplier: 1),
            views[2].widthAnchor.constraint(equalToConstant: 500).on(400),
        ])
        return views
    }

    private let expected: [(CGFloat, CGFloat)] = [
        (20, 30), (58, 30), (208, 96), (170, 30), (128, 30),
    ]

    private func check(_ views: [UIView], mirrored: Bool) {
        for (view, (x, width)) in zip(views, expected) {
            #expect(view.frame.width == width)
            #expect(view.frame.minX == (mirrored ? 320 - x - width : x))
        }
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func byTraits(direction: UIUserInterfaceLayoutDirection) {
        useScreen(direction: direction)
        let root = makeRoot()
        let views = build(in: root)
        root.layoutIfNeeded()
        check(views, mirrored: direction == .rightToLeft)
    }

    /// The container's semantic attribute determines the direction of its content, and may change.
    @Test func bySemanticContentAttribute() {
        useScreen()
        let root = makeRoot()
        let views = build(in: root)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        check(views, mirrored: true)
        root.semanticContentAttribute = .unspecified
        root.setNeedsLayout()
        root.layoutIfNeeded()
        check(views, mirrored: false)
    }

    @Test func semanticContentAttributeOverridesTraits() {
        useScreen(direction: .rightToLeft)
        let root = makeRoot()
        root.semanticContentAttribute = .forceLeftToRight
        let views = build(in: root)
        root.layoutIfNeeded()
        check(views, mirrored: false)
    }

    /// Left and right don't depend on the direction.
    @Test func leftIsNotMirrored() {
        useScreen(direction: .rightToLeft)
        let root = makeRoot()
        let view = constrained(in: root, 30, 10)
        view.place(x: 20, y: 0)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    /// A center with an offset doesn't depend on the direction.
    @Test func centersAreNotMirrored() {
        useScreen(direction: .rightToLeft)
        let root = makeRoot()
        let view = constrained(in: root, 30, 10)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.midX == 200)
    }

    /// A multiplier is measured from the leading edge.
    @Test func multipliers() {
        useScreen(direction: .rightToLeft)
        let root = makeRoot()
        let view = constrained(in: root, 30, 10)
        NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
            multiplier: 0.25, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 240)
    }

    /// A changed constant is also applied in the layout direction.
    @Test func changedConstants() {
        useScreen(direction: .rightToLeft)
        let root = makeRoot()
        let view = constrained(in: root, 30, 10)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 320)
        leading.constant = 50
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 270)
    }
}
