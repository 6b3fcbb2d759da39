import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of the members. Layout uses what overrides return.
@MainActor @Suite struct OverriddenLayoutTests {
    private final class Shadowed: UIView {
        override var layoutMargins: UIEdgeInsets {
            get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            set {}
        }
        override func alignmentRect(forFrame frame: CGRect) -> CGRect {
            frame.insetBy(dx: 10, dy: 0)
        }
        override func frame(forAlignmentRect rect: CGRect) -> CGRect {
            rect.insetBy(dx: -10, dy: 0)
        }
        var added = 0
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            added += 1
            super.addConstraint(constraint)
        }
        override func contentHuggingPriority(
            for axis: NSLayoutConstraint.Axis
        ) -> UILayoutPriority { .required }
    }

    @Test func alignmentRectangles() {
        use()
        let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Shadowed())
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addConstraints([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -10, y: 0, width: 120, height: 40))
    }

    @Test func marginsAndConstraints() {
        use()
        let (view, inner) = (
            Shadowed(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView()
        )
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let guide = view.layoutMarginsGuide
        view.addConstraints([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.layoutIfNeeded()
        #expect(view.added == 4)
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    }
}
