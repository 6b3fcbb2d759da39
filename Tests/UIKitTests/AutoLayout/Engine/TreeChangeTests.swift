import Foundation
import Testing

@testable import UIKit

/// Views that are added, removed, and moved while they have constraints. Source:
/// Documentation/Layout.md 3.2 and the documentation of UIView's methods.
@MainActor @Suite struct TreeChangeTests {
    private let root = makeRoot()

    @Test func removingAViewRemovesConstraintsToTheOutside() {
        useScreen()
        let (a, b) = (constrained(in: root, 10, 10), constrained(in: root, 10, 10))
        let inner = constrained(in: a)
        a.place(x: 10, y: 10)
        b.place(y: 0)
        let crossing = inner.leftAnchor.constraint(equalTo: b.leftAnchor).on()
        let inside = inner.topAnchor.constraint(equalTo: a.topAnchor).on()
        let own = a.widthAnchor.constraint(equalToConstant: 44).on()
        a.removeFromSuperview()
        #expect(!crossing.isActive && inside.isActive && own.isActive)
        #expect(root.constraints.count == 1)
        root.layoutIfNeeded()
    }

    /// Documentation/Layout.md 3.2 and 3.6: constraints of distances between two views are also
    /// removed, and so are constraints of layout guides.
    @Test func distancesToRemovedViews() {
        useScreen()
        let (a, b) = (constrained(in: root, 10, 10), constrained(in: root, 10, 10))
        a.place(x: 10, y: 10)
        b.place(y: 0)
        let guide = UILayoutGuide()
        b.addLayoutGuide(guide)
        let crossing = [
            a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 50).on(),
            a.widthAnchor.constraint(
                equalTo: a.topAnchor.anchorWithOffset(to: b.topAnchor)
            ).on(900),
            guide.leftAnchor.constraint(equalTo: a.rightAnchor).on(),
        ]
        let inside = b.leftAnchor.anchorWithOffset(to: guide.rightAnchor)
            .constraint(equalToConstant: 5).on()
        root.layoutIfNeeded()
        #expect(b.frame.minX == 60)
        b.removeFromSuperview()
        #expect(crossing.map(\.isActive) == [false, false, false] && inside.isActive)
        root.addSubview(b)
        b.place(x: 3, y: 4)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(b.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
    }

    @Test func addingAViewAgainRestoresInnerConstraints() {
        useScreen()
        let a = constrained(in: root)
        let inner = constrained(in: a, 10, 10)
        inner.place(x: 3, y: 4)
        a.place(x: 10, y: 10, width: 50, height: 50)
        root.layoutIfNeeded()
        a.removeFromSuperview()
        root.layoutIfNeeded()
        inner.place(width: 20)
        root.addSubview(a)
        a.place(x: 30, y: 40)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 30, y: 40, width: 50, height: 50))
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 20, height: 10))
    }

    @Test func movedToAnotherSuperview() {
        useScreen()
        let (one, other) = (constrained(in: root), constrained(in: root))
        one.place(x: 0, y: 0, width: 100, height: 100)
        other.place(x: 100, y: 0, width: 200, height: 100)
        let view = constrained(in: one)
        let old = view.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 9).on()
        view.place(width: 20, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 9)
        other.addSubview(view)
        #expect(!old.isActive)
        view.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 180, y: 0, width: 20, height: 20))
    }

    /// The same hierarchy has the same frames, whatever the order in which it was built.
    @Test func resultDoesNotDependOnHistory() {
        useScreen()
        func build(_ order: [Int]) -> [CGRect] {
            let root = makeRoot()
            let views = (0..<4).map { _ in constrained(in: root, 40, 10) }
            for index in order {
                views[index].removeFromSuperview()
                root.insertSubview(views[index], at: index)
                root.layoutIfNeeded()
            }
            for view in order.map({ views[$0] }) { root.bringSubviewToFront(view) }
            for view in views { root.bringSubviewToFront(view) }
            views[0].place(x: 0, y: 0)
            for (left, right) in zip(views, views.dropFirst()) {
                right.leftAnchor.constraint(equalTo: left.rightAnchor).isActive = true
            }
            views[3].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
            root.layoutIfNeeded()
            return views.map(\.frame)
        }
        #expect(build([0, 1, 2, 3]) == build([3, 1, 0, 2]))
    }

    @Test func maskOffAndOn() {
        useScreen()
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = view.place(x: 50, y: 60, width: 100, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 60, width: 100, height: 20))
        NSLayoutConstraint.deactivate(constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 60, width: 100, height: 20))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 60, width: 180, height: 20))
    }

    /// Constraints of a deallocated view are removed.
    @Test func deallocatedViews() {
        useScreen()
        let a = constrained(in: root, 10, 10)
        a.place(x: 0, y: 0)
        do {
            let b = constrained(in: root, 10, 10)
            a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 5).on(900)
            b.removeFromSuperview()
        }
        root.layoutIfNeeded()
        #expect(root.constraints.count == 2 && a.frame.minX == 0)
    }

    /// UIKit throws an exception if a view would contain itself; here nothing changes.
    @Test func viewsCannotContainThemselves() {
        useScreen()
        let inner = UIView()
        root.addSubview(inner)
        let (_, diagnostics) = DiagnosticLog.collecting {
            root.addSubview(root)
            inner.addSubview(root)
            inner.insertSubview(root, at: 0)
        }
        #expect(root.superview == nil && root.subviews == [inner] && inner.subviews.isEmpty)
        #expect(diagnostics.map(\.message).allSatisfy { $0 == "Can't add self as subview" })
        #expect(diagnostics.count == 2)
    }

    /// 100,000 constraints on one view: each takes the same time as the first.
    @Test func manyConstraints() {
        useScreen()
        let view = constrained(in: root)
        view.place(x: 0, y: 0, height: 10)
        NSLayoutConstraint.activate(
            (0..<100_000).map { _ in view.widthAnchor.constraint(equalToConstant: 100) })
        root.layoutIfNeeded()
        #expect(view.frame.width == 100 && view.constraints.count == 100_001)
        NSLayoutConstraint.deactivate(view.constraints)
        #expect(view.constraints.isEmpty)
    }
}
