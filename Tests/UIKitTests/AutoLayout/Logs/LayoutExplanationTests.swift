import Foundation
import Testing

@testable import UIKit

/// Source: the values of each small layout, calculated by hand.
@MainActor @Suite struct LayoutExplanationTests {
    private func scene() -> LogScene {
        let scene = LogScene()
        scene.root.accessibilityIdentifier = "root"
        scene.a.accessibilityIdentifier = "a"
        scene.b.accessibilityIdentifier = "b"
        return scene
    }

    @Test func pinnedEdges() {
        let scene = scene()
        NSLayoutConstraint.activate([
            scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
            scene.root.trailingAnchor.constraint(equalTo: scene.a.trailingAnchor, constant: 10),
            scene.a.topAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.topAnchor),
            scene.a.heightAnchor.constraint(equalToConstant: 44),
        ])
        #expect(
            scene.a.layoutExplanation(for: .horizontal) == [
                "UIView “a” is at x 20 and 290 points wide.",
                "The leading edge of UIView “a” is 20 points after the leading edge of UIView "
                    + "“root”.",
                "The trailing edge of UIView “root” is 10 points after the trailing edge of "
                    + "UIView “a”.",
            ])
        #expect(
            scene.a.layoutExplanation(for: .vertical) == [
                "UIView “a” is at y 8 and 44 points high.",
                "The top edge of UIView “a” is at the top edge of UIViewLayoutMarginsGuide.",
                "UIView “a” is 44 points high.",
            ])
    }

    /// The explanation continues with the views that the position depends on.
    @Test func neighbors() {
        let scene = scene()
        NSLayoutConstraint.activate([
            scene.b.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 4),
            scene.b.widthAnchor.constraint(equalToConstant: 50),
            scene.a.leftAnchor.constraint(equalTo: scene.b.rightAnchor, constant: 6),
            scene.a.widthAnchor.constraint(equalTo: scene.b.widthAnchor),
        ])
        #expect(
            scene.a.layoutExplanation(for: .horizontal) == [
                "UIView “a” is at x 60 and 50 points wide.",
                "The left edge of UIView “a” is 6 points right of the right edge of UIView “b”.",
                "UIView “a” is as wide as UIView “b”.",
                "The left edge of UIView “b” is 4 points right of the left edge of UIView “root”.",
                "UIView “b” is 50 points wide.",
            ])
    }

    /// Returns a view with content that is 100 points wide, 20 points from the left edge.
    private func badge(in scene: LogScene) -> UIView {
        let badge = Badge()
        badge.accessibilityIdentifier = "badge"
        badge.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(badge)
        badge.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20)
            .isActive = true
        return badge
    }

    private let leading =
        "The leading edge of Badge “badge” is 20 points after the leading edge of UIView “root”."

    @Test func naturalSize() {
        let scene = scene()
        let badge = badge(in: scene)
        badge.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(
            badge.layoutExplanation(for: .horizontal) == [
                "Badge “badge” is at x 20 and 100 points wide.", leading,
                "The content of Badge “badge” is 100 points wide (hugging 251, compression "
                    + "resistance 750).",
            ])
    }

    @Test func compressedContent() {
        let scene = scene()
        let badge = badge(in: scene)
        let width = badge.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        width.priority = UILayoutPriority(800)
        width.documentLocation = "Main.storyboard:7"
        width.isActive = true
        #expect(
            badge.layoutExplanation(for: .horizontal) == [
                "Badge “badge” is at x 20 and 60 points wide.", leading,
                "Badge “badge” is at most 60 points wide (priority 800, Main.storyboard:7).",
                "Its content is 100 points wide, but its compression resistance "
                    + "(priority 750) isn't met.",
            ])
    }

    @Test func unmetAndBroken() {
        let scene = scene()
        let constraints = [10.0, 20, 30].map {
            scene.a.heightAnchor.constraint(equalToConstant: $0)
        }
        constraints[0].priority = .defaultHigh
        NSLayoutConstraint.activate(
            [scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: -5)]
                + constraints)
        #expect(
            scene.a.layoutExplanation(for: .vertical) == [
                "UIView “a” is at y -5 and 20 points high.",
                "The top edge of UIView “a” is 5 points above the top edge of UIView “root”.",
                "UIView “a” is 20 points high.",
                "Not met: UIView “a” is 10 points high (priority 750).",
                "Broken because of a conflict: UIView “a” is 30 points high.",
            ])
    }

    @Test func ambiguous() {
        let scene = scene()
        scene.a.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor).isActive = true
        #expect(
            scene.a.layoutExplanation(for: .horizontal).suffix(2) == [
                "The x is ambiguous: no constraint determines it.",
                "The width is ambiguous: no constraint determines it.",
            ])
    }

    @Test func masks() {
        let scene = scene()
        let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        scene.a.addSubview(inner)
        NSLayoutConstraint.activate([
            scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            scene.a.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
        #expect(
            inner.layoutExplanation(for: .horizontal) == [
                "UIView is at x 3 and 5 points wide.",
                "The autoresizing mask h=--& v=--& of UIView keeps it at x 3.",
                "The autoresizing mask h=--& v=--& of UIView keeps it 5 points wide.",
            ])
        #expect(
            scene.root.layoutExplanation(for: .horizontal) == [
                "UIView “root” is at x 0 and 320 points wide.", "Its frame was set directly.",
            ])
        scene.b.removeFromSuperview()
        let sibling = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        sibling.autoresizingMask = .flexibleWidth
        scene.root.addSubview(sibling)
        #expect(
            sibling.layoutExplanation(for: .vertical) == [
                "UIView is at y 2 and 4 points high.",
                "Its frame was set directly, and its autoresizing mask h=-&- v=--& adapts it to "
                    + "UIView “root”.",
            ])
    }

    /// Stack views create their constraints, with UIKit's identifiers.
    @Test func stack() {
        let scene = scene()
        let stack = UIStackView(arrangedSubviews: [scene.a, scene.b])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = .fillEqually
        stack.spacing = 10
        scene.root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 110),
        ])
        #expect(
            scene.b.layoutExplanation(for: .horizontal) == [
                "UIView “b” is at x 60 and 50 points wide.",
                "The trailing edge of UIView “b” is at the trailing edge of UIStackView "
                    + "(“UISV-canvas-connection”).",
                "The leading edge of UIView “b” is 10 points after the trailing edge of UIView "
                    + "“a” (“UISV-spacing”).",
                "UIView “b” is as wide as UIView “a” (“UISV-fill-equally”).",
                "UIStackView is 110 points wide.",
                "The leading edge of UIStackView is at the leading edge of UIView “a” "
                    + "(“UISV-canvas-connection”).",
            ])
    }

    /// A constraint that no short sentence describes is written as an equation.
    @Test func equations() {
        let scene = scene()
        let constraint = scene.a.widthAnchor.constraint(
            greaterThanOrEqualTo: scene.b.heightAnchor, multiplier: 0.5, constant: 3)
        constraint.identifier = "ratio"
        #expect(
            constraint.sentence
                == "UIView “a”.width >= 0.5*UIView “b”.height + 3 (“ratio”).")
        let gap = scene.a.rightAnchor.constraint(
            lessThanOrEqualTo: scene.root.rightAnchor, constant: -8)
        #expect(
            gap.sentence
                == "The right edge of UIView “a” is at least 8 points left of the right edge of "
                + "UIView “root”.")
    }

    private final class Badge: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 10) }
    }
}
