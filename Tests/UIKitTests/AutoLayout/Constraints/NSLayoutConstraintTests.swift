import Foundation
import Testing
import UIKit

/// A subclass that an application declares outside UIKit; it inherits all initializers.
private final class NamedConstraint: NSLayoutConstraint {
    var label: String?
}

/// What client code can do with constraints. There is no `@testable`, so that only public API is
/// available.
@MainActor @Suite struct NSLayoutConstraintTests {
    /// Source: Apple's declarations: `init()` is designated, `init(item:…)` convenience.
    @Test func aSubclassInheritsTheInitializers() {
        useScreen()
        let root = makeRoot()
        let view = constrained(in: root)
        let constraint = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
            multiplier: 0.5, constant: 10)
        constraint.label = "half"
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 170)
        #expect(root.constraints.contains { ($0 as? NamedConstraint)?.label == "half" })
        #expect(NamedConstraint().label == nil)
    }

    /// Apple's documentation of `init(item:…)`: without a second item, only the constant has an
    /// effect.
    @Test(arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .height, .width, .top])
    func secondAttributeIsIgnoredWithoutASecondItem(
        attribute: NSLayoutConstraint.Attribute
    ) {
        useScreen()
        let root = makeRoot()
        let view = constrained(in: root)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: attribute,
            multiplier: 1, constant: 100)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(constraint.isActive && view.frame.height == 100)
        #expect(view.constraints == [constraint])
        #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondAnchor == nil)
    }

    /// Documentation/Layout.md 3.2: positions on different axes can be paired. Leading edges are
    /// measured from the right in right-to-left layouts.
    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, UIUserInterfaceLayoutDirection.leftToRight, 47.0),
        (.left, .rightToLeft, 47), (.leading, .leftToRight, 47), (.leading, .rightToLeft, 243),
    ])
    func horizontalWithVerticalPosition(
        attribute: NSLayoutConstraint.Attribute, direction: UIUserInterfaceLayoutDirection,
        x: CGFloat
    ) {
        useScreen(direction: direction)
        let root = makeRoot()
        let (view, other) = (constrained(in: root, 30, 10), constrained(in: root, 30, 10))
        other.place(x: 0, y: 40)
        view.place(y: 0)
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: .top,
            multiplier: 1, constant: 7
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: x, y: 0, width: 30, height: 10))
    }
}
