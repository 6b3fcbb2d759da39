import Foundation
import Testing

@testable import UIKit

/// Changes at inappropriate times. Source: Documentation/Layout.md 2.1: the pass continues until no
/// view needs layout, and ends with frames that satisfy the constraints.
@MainActor @Suite struct OddTimingTests {
    private let root = makeRoot()
    private let view: Reactive

    init() {
        view = Reactive(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(view)
    }

    private func settle() -> Bool {
        DiagnosticLog.collecting { root.layoutIfNeeded() }.1.isEmpty
    }

    @Test func layoutWhileConstraintsUpdate() {
        useScreen()
        let inner = constrained(in: view, 30, 20)
        let left = inner.place(x: 0, y: 6)[0]
        view.onUpdate = { [unowned root] in
            left.constant = 5
            root.layoutIfNeeded()
        }
        #expect(settle() && inner.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
    }

    @Test func viewsAddedByALayout() {
        useScreen()
        var inner: SizedView?
        view.onLayout = { view in
            guard inner == nil else { return }
            inner = constrained(in: view, 30, 20)
            inner?.place(x: 5, y: 6)
        }
        #expect(settle() && inner?.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
    }

    @Test func aViewThatItsLayoutRemoves() {
        useScreen()
        let beside = constrained(in: root, 30, 20)
        beside.place(y: 6)
        beside.leftAnchor.constraint(equalTo: view.rightAnchor).on(900)
        beside.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 11).on(800)
        view.onLayout = { $0.removeFromSuperview() }
        #expect(settle() && view.superview == nil && beside.frame.minX == 11)
    }

    @Test func aViewThatALayoutMoves() {
        useScreen()
        let inner = constrained(in: view, 30, 20)
        inner.place(x: 5, y: 6)
        view.onLayout = { [unowned root] _ in
            guard inner.superview !== root else { return }
            root.addSubview(inner)
            inner.place(x: 70, y: 80)
        }
        #expect(settle() && inner.frame == CGRect(x: 70, y: 80, width: 30, height: 20))
        #expect(inner.superview === root && view.constraints.isEmpty)
    }

    @Test func aMaskTurnedOffByALayout() {
        useScreen()
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(inner)
        view.onLayout = { _ in
            guard inner.translatesAutoresizingMaskIntoConstraints else { return }
            inner.translatesAutoresizingMaskIntoConstraints = false
            inner.place(x: 5, y: 6, width: 30, height: 20)
        }
        #expect(settle() && inner.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
    }

    /// A view that measures itself in every layout, like text views, invalidates only its
    /// superview.
    @Test func naturalSizesInvalidatedInEveryLayout() {
        useScreen()
        let inner = Reactive(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        inner.place(x: 5, y: 6)
        inner.onLayout = { $0.invalidateIntrinsicContentSize() }
        #expect(settle() && inner.frame.size == CGSize(width: 40, height: 40))
        inner.natural = 50
        inner.setNeedsLayout()
        #expect(settle() && inner.frame.size == CGSize(width: 50, height: 50))
    }

    @Test func updatesRequestedInEveryLayout() {
        useScreen()
        var updates = 0
        view.onUpdate = { updates += 1 }
        view.onLayout = { $0.setNeedsUpdateConstraints() }
        #expect(settle() && updates == 2)
    }

    /// Two views that revert each other's constraint never settle; the diagnostic names one of
    /// them.
    @Test func layoutsThatInvalidateEachOther() {
        useScreen()
        let inner = constrained(in: view, 30, 20)
        let left = inner.place(x: 0, y: 0)[0]
        view.onLayout = { _ in left.constant = left.constant == 0 ? 10 : 0 }
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.map(\.location) == ["UIView > Reactive"])
        view.onLayout = { _ in }
        #expect(settle() && [0, 10].contains(inner.frame.minX))
    }

    /// A subview that is laid out inside its superview's layout.
    @Test func nestedLayout() {
        useScreen()
        let inner = Reactive(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        pin(inner, to: view, 10)
        var seen = CGRect.zero
        view.onLayout = { _ in
            inner.layoutIfNeeded()
            seen = inner.frame
        }
        #expect(settle() && seen == CGRect(x: 10, y: 10, width: 180, height: 80))
    }
}

private final class Reactive: UIView {
    var natural: CGFloat = 40
    var onLayout: (Reactive) -> Void = { _ in }
    var onUpdate: () -> Void = {}

    override var intrinsicContentSize: CGSize { CGSize(width: natural, height: natural) }
    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout(self)
    }
    override func updateConstraints() {
        onUpdate()
        super.updateConstraints()
    }
}
