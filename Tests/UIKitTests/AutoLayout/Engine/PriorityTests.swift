import Foundation
import Testing

@testable import UIKit

/// Priorities of constraints on views. Source: the table of Documentation/Layout.md 3.4.
@MainActor @Suite struct PriorityTests {
    private let root = makeRoot()
    private let view: SizedView

    init() {
        view = constrained(in: root)
        view.place(x: 0, y: 0, height: 10)
    }

    @Test(
        arguments: [
            ([[100.0, 251], [200, 250], [210, 250]], 100.0),
            ([[100, 500], [200, 500], [210, 500]], 200),
            ([[100, 999], [200, 998], [300, 998]], 100),
            ([[100, 1000], [200, 999]], 100),
        ] as [([[CGFloat]], CGFloat)])
    func widths(asked: [[CGFloat]], width: CGFloat) {
        useScreen()
        for pair in asked {
            view.widthAnchor.constraint(equalToConstant: pair[0]).on(Float(pair[1]))
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == width)
    }

    @Test func theStrongerInequality() {
        useScreen()
        view.widthAnchor.constraint(equalToConstant: 24).on(500)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).on(525)
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    /// Ambiguous: any width in between is equally good.
    @Test func equalPrioritiesInConflict() {
        useScreen()
        view.widthAnchor.constraint(equalToConstant: 24).on(500)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).on(500)
        root.layoutIfNeeded()
        #expect((24...30).contains(view.frame.width))
    }

    /// foo = 2 bar, bar = 3 foo: only zero satisfies both.
    @Test func zeroIsASolution() {
        useScreen()
        let (foo, bar) = (constrained(in: root), constrained(in: root))
        foo.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 2).isActive = true
        bar.widthAnchor.constraint(equalTo: foo.widthAnchor, multiplier: 3).isActive = true
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(foo.frame.width == 0 && bar.frame.width == 0 && diagnostics.isEmpty)
    }

    /// A priority may change while the constraint is active.
    @Test func changedPriorities() {
        useScreen()
        let one = view.widthAnchor.constraint(equalToConstant: 100).on(400)
        view.widthAnchor.constraint(equalToConstant: 200).on(500)
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
        one.priority = UILayoutPriority(600)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    /// Documentation/Layout.md 3.2: it can't become required or optional; the old one stays.
    @Test func notAcrossRequired() {
        useScreen()
        let one = view.widthAnchor.constraint(equalToConstant: 100).on(400)
        let (_, diagnostics) = DiagnosticLog.collecting { one.priority = .required }
        #expect(one.priority == UILayoutPriority(400) && diagnostics.count == 1)
    }

    /// Documentation/Layout.md 3.12: of contradictory required constraints, the one added last is
    /// broken, and is active again when the conflict is resolved.
    @Test func brokenAndReactivated() {
        useScreen()
        let first = view.widthAnchor.constraint(equalToConstant: 100).on()
        view.widthAnchor.constraint(equalToConstant: 200).on()
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    /// Documentation/Layout.md 3.12: recovery isn't final: a constant can also end or cause a
    /// conflict.
    @Test func brokenAndReactivatedByAConstant() {
        useScreen()
        let first = view.widthAnchor.constraint(equalToConstant: 100).on()
        let second = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).on()
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 20, height: 10) && second.isActive)
        first.constant = 20
        root.layoutIfNeeded()
        #expect(root.layoutConflictCount == 0)
        first.constant = 60
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(view.frame.size == CGSize(width: 20, height: 10) && diagnostics.isEmpty)
    }

    /// From a stored document: a stack view with a required height of 52 points is 8 points above a
    /// bar of height 4 @750, in a space of 47 points, which it fills; the bar is stored with a
    /// height of zero.
    @Test func brokenConstraintsStillReduceErrors() {
        useScreen()
        let (stack, bar) = (constrained(in: root), constrained(in: root))
        stack.topAnchor.constraint(equalTo: root.topAnchor).on()
        bar.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8).on()
        bar.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 55).on()
        bar.heightAnchor.constraint(equalToConstant: 4).on(750)
        stack.heightAnchor.constraint(equalToConstant: 52).on()
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(stack.frame.height == 47 && bar.frame.height == 0)
        #expect(diagnostics.count == 1)
    }

    /// Documentation/Layout.md 3.4: priorities are lexicographic, so 251 dominates any number of
    /// 250s.
    @Test func oneConstraintAgainstMany() {
        useScreen()
        view.widthAnchor.constraint(equalToConstant: 100).on(251)
        for _ in 0..<500 { view.widthAnchor.constraint(equalToConstant: 200).on(250) }
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    /// Documentation/Layout.md 3.4: an optional inequality can be violated on one side only.
    @Test(arguments: [(10.0, 40.0), (50, 50), (300, 60)])
    func inequalitiesOnlyHaveErrorsToOneSide(asked: CGFloat, width: CGFloat) {
        useScreen()
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).on(500)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 60).on(500)
        view.widthAnchor.constraint(equalToConstant: asked).on(400)
        root.layoutIfNeeded()
        #expect(view.frame.width == width)
    }

    /// Documentation/Layout.md 3.1: constraints that only a width of -10 satisfies are
    /// unsatisfiable.
    @Test func aWidthOfMinusTenIsAConflict() {
        useScreen()
        view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: -10).isActive = true
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.count == 1 && view.frame.width == 0)
        #expect(diagnostics.first?.details?.contains("Unable to simultaneously") == true)
    }

    /// Documentation/Layout.md 3.1: sizes are never negative.
    @Test func noNegativeSize() {
        useScreen()
        view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: -10).on(900)
        root.layoutIfNeeded()
        #expect(view.frame.width == 0)
    }
}
