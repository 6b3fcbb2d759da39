import ContactSheetDiagnostics
import Testing

@testable import QuartzCore
@testable import UIKit

/// Records the calls that a view receives.
private final class DiaryView: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
        calls.append("willMove \(newSuperview == nil ? "out" : "in")")
    }
    override func didMoveToSuperview() { calls.append("didMove") }
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
    override func didMoveToWindow() { calls.append("window \(window == nil ? "gone" : "there")") }
}

/// Source: developer.apple.com on UIView's hierarchy calls.
@MainActor @Suite struct HierarchyTests {
    private let root = UIView()
    private let views = (0..<4).map { tag -> UIView in
        let view = UIView()
        view.tag = tag + 1
        return view
    }

    private func order() -> [Int] { root.subviews.map(\.tag) }

    private func layerOrder() -> [Int] {
        (root.layer.sublayers ?? []).map { ($0.delegate as? UIView)?.tag ?? 0 }
    }

    /// Code removes a view and adds it to another one, using a weak outlet.
    @Test func removedViewsExistUntilTheEventEnds() {
        Simulation.run {
            root.addSubview(UIView())
            weak let view = root.subviews.first
            view?.removeFromSuperview()
            root.layoutIfNeeded()
            #expect(view != nil)
            SimulatedClock.current.advance(by: 0)
            #expect(view == nil)
        }
    }

    @Test func insertingAndReordering() {
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        #expect(order() == [3, 1, 2])
        root.insertSubview(views[3], belowSubview: views[1])
        #expect(order() == [3, 1, 4, 2])
        root.bringSubviewToFront(views[2])
        #expect(order() == [1, 4, 2, 3])
        root.sendSubviewToBack(views[3])
        #expect(order() == [4, 1, 2, 3])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [3, 1, 2, 4])
        root.insertSubview(views[2], aboveSubview: views[3])
        #expect(order() == [1, 2, 4, 3])
        #expect(layerOrder() == order())
    }

    @Test func aViewHasOneSuperview() {
        let other = UIView()
        root.addSubview(views[0])
        other.addSubview(views[0])
        #expect(root.subviews.isEmpty && root.layer.sublayers == nil)
        #expect(views[0].superview === other)
        #expect(views[0].isDescendant(of: other) && !views[0].isDescendant(of: root))
        #expect(other.viewWithTag(1) === views[0])
    }

    @Test func callsInTheirOrder() {
        let parent = DiaryView()
        let child = DiaryView()
        parent.addSubview(child)
        child.removeFromSuperview()
        #expect(parent.calls == ["didAdd", "willRemove"])
        #expect(child.calls == ["willMove in", "didMove", "willMove out", "didMove"])
    }

    @Test func windowIsSetInTheSubtree() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = DiaryView()
        let outer = UIView()
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(inner.window === window)
        outer.removeFromSuperview()
        #expect(inner.window == nil)
        #expect(inner.calls.suffix(2) == ["window there", "window gone"])
    }

    @Test func tintComesFromTheNearestAncestorThatHasOne() {
        root.addSubview(views[0])
        views[0].addSubview(views[1])
        #expect(views[1].tintColor == .systemBlue)
        root.tintColor = .red
        #expect(views[1].tintColor == .red)
        views[0].tintColor = .green
        #expect(views[1].tintColor == .green)
    }
}
