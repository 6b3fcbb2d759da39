import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 3.6 and 3.7 and the documentation of the anchors.
@MainActor @Suite struct AnchorTests {
    private let root = makeRoot()
    private let a: SizedView
    private let b: SizedView

    init() {
        a = constrained(in: root, 50, 20)
        b = constrained(in: root, 60, 30)
        a.place(x: 10, y: 10)
    }

    @Test func offsetsAreDimensions() {
        useScreen()
        let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
        gap.constraint(equalToConstant: 25).isActive = true
        a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
            .constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 1).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 85, y: 71, width: 60, height: 30))
    }

    /// Two gaps of equal size.
    @Test func equalOffsets() {
        useScreen()
        root.leftAnchor.anchorWithOffset(to: b.leftAnchor)
            .constraint(equalTo: b.rightAnchor.anchorWithOffset(to: root.rightAnchor))
            .isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 130)
    }

    @Test func systemSpacing() {
        useScreen()
        let after = b.leftAnchor.constraint(
            equalToSystemSpacingAfter: a.rightAnchor, multiplier: 1.5)
        let below = b.topAnchor.constraint(
            equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
        NSLayoutConstraint.activate([after, below])
        root.layoutIfNeeded()
        #expect(after.constant == 12 && below.constant == 8)
        #expect(b.frame.origin == CGPoint(x: 72, y: 38))
    }

    /// Between baselines, the spacing is that of lines.
    @Test func systemSpacingBetweenBaselines() {
        useScreen()
        let (one, other) = (UILabel(), UILabel())
        for label in [one, other] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        one.place(y: 100)
        other.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1
        ).isActive = true
        root.layoutIfNeeded()
        #expect(abs(other.frame.minY - one.frame.maxY) <= 1)
    }

    @Test func multipliersOfPositions() {
        useScreen()
        NSLayoutConstraint(
            item: b, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
            multiplier: 0.25, constant: 5
        ).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.midX == 85)
    }

    @Test func widthAgainstHeight() {
        useScreen()
        b.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.width == 240)
    }

    /// Constraints between views in different branches and at different depths.
    @Test func acrossBranches() {
        useScreen()
        let holder = constrained(in: root)
        holder.place(x: 100, y: 200, width: 100, height: 100)
        let inner = constrained(in: holder, 10, 10)
        inner.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 50).isActive = true
        inner.topAnchor.constraint(equalTo: a.topAnchor, constant: 195).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.origin == CGPoint(x: 10, y: 5))
    }

    /// Documentation/Layout.md 3.2: activation installs on the nearest common ancestor.
    @Test func whereConstraintsAreInstalled() {
        useScreen()
        let inner = constrained(in: a)
        let guide = UILayoutGuide()
        inner.addLayoutGuide(guide)
        let expected: [(NSLayoutConstraint, UIView)] = [
            (inner.leftAnchor.constraint(equalTo: b.leftAnchor), root),
            (inner.leftAnchor.constraint(equalTo: a.leftAnchor), a),
            (inner.widthAnchor.constraint(equalToConstant: 1), inner),
            (guide.leftAnchor.constraint(equalTo: inner.leftAnchor), inner),
            (guide.leftAnchor.constraint(equalTo: root.leftAnchor), root),
            (guide.widthAnchor.constraint(equalTo: a.widthAnchor), a),
        ]
        for (constraint, view) in expected {
            constraint.isActive = true
            #expect(view.constraints.last === constraint)
        }
    }

    /// NaN and infinite constants are refused; the old constant stays.
    @Test(arguments: [CGFloat.nan, .infinity])
    func constantsAreFinite(constant: CGFloat) {
        useScreen()
        let width = b.widthAnchor.constraint(equalToConstant: 77).on()
        let (_, diagnostics) = DiagnosticLog.collecting {
            width.constant = constant
            root.layoutIfNeeded()
        }
        #expect(width.constant == 77 && b.frame.width == 77)
        #expect(diagnostics.count == 1)
        #expect(diagnostics[0].message.hasPrefix("NSLayoutConstraint constant is not finite!"))
    }

    @Test func constraintsWithNaNAreIgnored() {
        useScreen()
        let (_, diagnostics) = DiagnosticLog.collecting {
            b.widthAnchor.constraint(equalToConstant: .nan).isActive = true
            root.layoutIfNeeded()
        }
        #expect(diagnostics.count == 1 && b.frame.width == 60)
    }
}
