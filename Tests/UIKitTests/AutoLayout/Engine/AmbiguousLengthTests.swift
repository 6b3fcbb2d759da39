import Foundation
import Testing

@testable import UIKit

/// Layouts with missing constraints: lengths are zero, and positions follow from that. Source: test
/// suites of public layout libraries, which pass on UIKit.
@MainActor @Suite struct AmbiguousLengthTests {
    private let root: UIView
    private let view: SizedView

    init() {
        root = makeRoot(393, 852)
        view = constrained(in: root)
    }

    /// Returns the frame. Other tests may run, and change the screen, between the initializer and
    /// the test.
    private func frame(direction: UIUserInterfaceLayoutDirection = .leftToRight) -> CGRect {
        useScreen(scale: 3, direction: direction)
        root.layoutIfNeeded()
        return view.frame
    }

    @Test func rightEdgeOnly() {
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13).isActive = true
        #expect(frame() == CGRect(x: 380, y: 0, width: 0, height: 0))
        #expect(view.hasAmbiguousLayout)
    }

    @Test func bottomEdgeOnly() {
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12).isActive = true
        #expect(frame() == CGRect(x: 0, y: 840, width: 0, height: 0))
    }

    @Test func leadingEdgeOnlyRightToLeft() {
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 13).isActive = true
        #expect(frame(direction: .rightToLeft) == CGRect(x: 380, y: 0, width: 0, height: 0))
    }

    @Test func anOptionalUpperBound() {
        view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52).on(751)
        #expect(frame().width == 0)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        #expect(frame() == CGRect(x: 590 / 3.0, y: 0, width: 0, height: 0))
    }

    @Test func inequalityOnly() {
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -13)
            .isActive = true
        #expect(frame() == CGRect(x: 380, y: 0, width: 0, height: 0))
    }

    @Test func contentKeepsItsSize() {
        view.size = CGSize(width: 50, height: 20)
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13).isActive = true
        #expect(frame() == CGRect(x: 330, y: 0, width: 50, height: 20))
    }

    @Test func unconstrainedSuperviewsFitTheirContent() {
        let inner = constrained(in: view)
        inner.place(x: 10, width: 30)
        inner.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -5)
            .isActive = true
        #expect(frame().width == 45)
    }
}
