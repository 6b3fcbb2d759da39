import Foundation
import Testing

@testable import UIKit

/// Unintended uses, and their results. Source: Documentation/Layout.md 2.1, 3.2, and 3.12: a layout
/// ends, with the frames for the state in which it left the views. Where these don't say more, the
/// results are decisions.
@MainActor @Suite struct OddUseTests {
    private let root = SizedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Documentation/Layout.md 3.2: a constraint to a view in another window is invalid.
    @Test func viewsOfTwoWindows() {
        useScreen()
        let windows = [0, 1].map { _ in UIWindow(frame: UIScreen.main.bounds) }
        let views = windows.map { constrained(in: $0, 30, 10) }
        let own = views[0].place(x: 20, y: 30)
        let across = views[1].leftAnchor.constraint(equalTo: views[0].leftAnchor)
        let (_, diagnostics) = DiagnosticLog.collecting {
            across.isActive = true
            windows[0].addConstraint(across)
            for window in windows { window.layoutIfNeeded() }
        }
        #expect(diagnostics.count == 2 && !across.isActive)
        #expect(views[0].frame == CGRect(x: 20, y: 30, width: 30, height: 10))
        #expect(own.map(\.isActive) == [true, true])
    }

    /// Documentation/Layout.md 3.12: of a large number of contradictory constraints, the last ones
    /// added are broken.
    @Test func manyConflicts() {
        useScreen()
        let view = constrained(in: root, 0, 10)
        let least = (0..<1000).map {
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
        }
        let most = (0..<1000).map {
            view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat($0))
        }
        NSLayoutConstraint.activate(least + most)
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(view.frame.width == 999)
        #expect(diagnostics.count == 100)
    }

    /// Documentation/Layout.md 3.2: a view that moves to another window loses constraints to views
    /// outside it.
    @Test func fromWindowToWindow() {
        useScreen()
        let windows = [0, 1].map { _ in UIWindow(frame: UIScreen.main.bounds) }
        let view = constrained(in: windows[0], 30, 10)
        let inner = constrained(in: view, 5, 5)
        inner.place(x: 3, y: 2)
        let old = view.place(x: 20, y: 30)
        windows[0].layoutIfNeeded()
        windows[1].addSubview(view)
        view.place(x: 50, y: 60)
        for window in windows { window.layoutIfNeeded() }
        #expect(old.map(\.isActive) == [false, false])
        #expect(view.frame == CGRect(x: 50, y: 60, width: 30, height: 10))
        #expect(inner.frame == CGRect(x: 3, y: 2, width: 5, height: 5))
        #expect(view.window === windows[1] && windows[0].constraints.isEmpty)
    }

    @Test func aViewRemovedWhileConstraintsUpdate() {
        useScreen()
        let (stays, goes) = (constrained(in: root, 10, 10), constrained(in: root, 20, 20))
        stays.place(x: 5, y: 6)
        goes.place(x: 50, y: 60)
        stays.leftAnchor.constraint(equalTo: goes.leftAnchor).on(900)
        root.onUpdate = { goes.removeFromSuperview() }
        root.layoutIfNeeded()
        #expect(stays.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
        #expect(goes.superview == nil && goes.frame == .zero)
    }

    /// The view that is being laid out may be removed, before its later sibling's layout.
    @Test func aViewThatRemovesItself() {
        useScreen()
        let (goes, stays) = (constrained(in: root, 20, 20), constrained(in: root, 10, 10))
        goes.place(x: 50, y: 60)
        stays.onUpdate = { [unowned stays] in
            goes.removeFromSuperview()
            stays.place(x: 5, y: 6)
        }
        goes.onUpdate = { [unowned goes] in goes.removeFromSuperview() }
        root.layoutIfNeeded()
        #expect(root.subviews == [stays] && stays.frame.origin == CGPoint(x: 5, y: 6))
    }

    @Test func aGuideRemovedAfterALayout() {
        useScreen()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = constrained(in: root, 10, 10)
        view.place(x: 7, y: 8)
        let strong = view.leftAnchor.constraint(equalTo: guide.leftAnchor).on()
        root.constraints[0].isActive = false
        guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40 && guide.layoutFrame.minX == 40)
        root.removeLayoutGuide(guide)
        view.place(x: 9)
        root.layoutIfNeeded()
        #expect(!strong.isActive && view.frame.minX == 9 && guide.layoutFrame == .zero)
        root.addLayoutGuide(guide)
        view.rightAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 19)
    }

    /// Documentation/Layout.md 2.1: a layout that always requests another one is stopped, with a
    /// diagnostic.
    @Test func constraintsThatGrowInEveryLayout() {
        useScreen()
        let restless = Restless(in: root)
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.first?.message.hasPrefix("the layout never settles") == true)
        #expect(diagnostics.count == 1 && restless.inner.frame.width >= 50)
        restless.step = 0
        let (_, later) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(later.isEmpty && restless.inner.frame.width == restless.width.constant)
    }

    /// A constraint that a layout derives from its size is satisfied at the end of the layout.
    @Test func constraintsThatConvergeInLayout() {
        useScreen()
        let half = Halving(in: root)
        root.layoutIfNeeded()
        #expect(half.inner.frame.width == 160)
        root.frame.size.width = 480
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(half.inner.frame.width == 240 && diagnostics.isEmpty)
    }

    /// Documentation/Layout.md 2.4: measuring changes nothing, even inside a layout.
    @Test func measuringInsideTheLayout() {
        useScreen()
        let measuring = Measuring(in: root)
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(measuring.measured == CGSize(width: 90, height: 40))
        #expect(measuring.inner.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
        #expect(diagnostics.isEmpty)
    }

    /// Documentation/Layout.md 3.12 and 4.2: a stack view with a hidden view and a conflict of the
    /// user's constraints.
    @Test func aConflictInAStackWithHiddenViews() {
        let scene = StackScene(width: 300, spacing: 10)
        scene.stack.distribution = .fillEqually
        scene.views[1].isHidden = true
        let wide = [scene.views[0], scene.views[2]].map {
            $0.widthAnchor.constraint(equalToConstant: 200).on()
        }
        let (_, diagnostics) = DiagnosticLog.collecting { scene.layOut() }
        #expect(scene.extents == [Extent(0, 145), Extent(150, 0), Extent(155, 145)])
        #expect(diagnostics.count == 2 && wide.map(\.isActive) == [true, true])
        scene.views[1].isHidden = false
        scene.layOut()
        for extent in scene.extents { #expect(abs(extent.length - 280.0 / 3) < 0.4) }
        NSLayoutConstraint.deactivate([scene.stack.constraints.last, wide[1]].compactMap { $0 })
        scene.views[1].isHidden = true
        scene.layOut()
        #expect(scene.views[1].frame.width == 0)
    }

    /// Documentation/Layout.md 4.4: hiding and showing a view between two layouts has no effect.
    @Test func hiddenAndShownBetweenLayouts() {
        let scene = StackScene(spacing: 10)
        scene.layOut()
        let before = (scene.extents, scene.made())
        for view in scene.views { view.isHidden = true }
        for view in scene.views.reversed() { view.isHidden = false }
        scene.layOut()
        #expect(scene.extents == before.0 && scene.made() == before.1)
    }

    /// Ten thousand constraints are deactivated in a different order, with layouts in between.
    @Test func tenThousandDeactivations() {
        useScreen()
        let view = constrained(in: root)
        view.place(x: 0, y: 0, height: 10)
        let constraints = (0..<10_000).map {
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0) / 100).on()
        }
        view.widthAnchor.constraint(equalToConstant: 0).on(1)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        NSLayoutConstraint.deactivate(constraints.enumerated().filter { $0.0 % 2 == 1 }.map(\.1))
        root.layoutIfNeeded()
        #expect(view.constraints.count == 5002)
        NSLayoutConstraint.deactivate(constraints.reversed())
        root.layoutIfNeeded()
        #expect(view.constraints.count == 2 && view.frame.width == 0)
    }
}

/// A view whose layout sets the width of a subview.
@MainActor private class LayoutSetter: UIView {
    let inner = SizedView(size: CGSize(width: 70, height: 20))
    private(set) lazy var width = inner.widthAnchor.constraint(equalToConstant: 0).on()

    convenience init(in superview: UIView) {
        self.init(frame: superview.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(self)
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
    }
}

private final class Restless: LayoutSetter {
    var step: CGFloat = 1

    override func layoutSubviews() {
        super.layoutSubviews()
        width.constant += step
    }
}

private final class Halving: LayoutSetter {
    override func layoutSubviews() {
        width.constant = bounds.width / 2
        super.layoutSubviews()
    }
}

private final class Measuring: LayoutSetter {
    var measured = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        if inner.constraints.isEmpty, constraints.isEmpty { pin(inner, to: self, 10) }
        measured = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
