import Foundation
import Testing

@testable import UIKit

/// The layout pass with constraints. Source: Documentation/Layout.md 2.1.
@MainActor @Suite struct EnginePassTests {
    private let root = SizedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Only the superview of a view that moves is laid out.
    @Test func aChangeLaysOutOnlyWhatItMoves() {
        useScreen()
        let (left, right) = (constrained(in: root), constrained(in: root))
        left.place(x: 0, y: 0, width: 100, height: 100)
        right.place(x: 100, y: 0, width: 100, height: 100)
        let inner = constrained(in: left)
        let constraints = inner.place(x: 0, y: 0, width: 10, height: 10)
        root.layoutIfNeeded()
        let before = [root.layouts, left.layouts, right.layouts]
        constraints[0].constant = 7
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 7)
        #expect(root.layouts == before[0] && right.layouts == before[2])
        #expect(left.layouts == before[1] + 1)
        root.layoutIfNeeded()
        #expect(left.layouts == before[1] + 1)
    }

    /// If nothing moves, nothing is laid out.
    @Test func aChangeWithoutEffectLaysOutNothing() {
        useScreen()
        let view = constrained(in: root)
        view.place(x: 0, y: 0, width: 100, height: 100)
        view.widthAnchor.constraint(equalToConstant: 50).on(500)
        root.layoutIfNeeded()
        let before = root.layouts
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
        root.layoutIfNeeded()
        #expect(root.layouts == before)
    }

    @Test func constraintsUpdateOnceAndBeforeTheLayout() {
        useScreen()
        let view = constrained(in: root)
        var constraints: [NSLayoutConstraint] = []
        view.onUpdate = { [unowned view] in
            if constraints.isEmpty {
                constraints = view.place(x: 11, y: 12, width: 13, height: 14)
            }
        }
        root.layoutIfNeeded()
        #expect(view.updates == 1)
        #expect(view.frame == CGRect(x: 11, y: 12, width: 13, height: 14))
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.updates == 2 && root.updates == 1 && !view.needsUpdateConstraints())
    }

    /// An ancestor's update includes the constraints that its descendants created in the same pass.
    @Test func subviewsUpdateBeforeSuperviews() {
        useScreen()
        let middle = constrained(in: root)
        let leaf = constrained(in: middle)
        var diary: [String] = []
        root.onUpdate = { diary.append("root") }
        middle.onUpdate = { diary.append("middle") }
        leaf.onUpdate = { diary.append("leaf") }
        root.layoutIfNeeded()
        #expect(diary == ["leaf", "middle", "root"])
    }

    @Test func updateConstraintsIfNeededRunsAtOnce() {
        useScreen()
        let view = constrained(in: root)
        root.updateConstraintsIfNeeded()
        #expect(view.updates == 1 && root.updates == 1 && root.layouts == 0)
    }

    /// The controller's update comes with the root view's, after its subviews' updates and before
    /// the layout.
    @Test func controllersUpdateViewConstraints() {
        useScreen()
        let controller = DiaryController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.diary == ["child", "controller", "root", "will", "did"])
        controller.diary = []
        controller.view.setNeedsUpdateConstraints()
        window.layoutIfNeeded()
        #expect(controller.diary == ["controller", "root"])
    }

    /// This package's decision: a multiplier with six digits of a third doesn't conflict with exact
    /// constraints.
    @Test func roundingErrorsAreNotConflicts() {
        useScreen()
        let view = constrained(in: root)
        view.place(x: 0, y: 0, width: 100, height: 10)
        let outer = constrained(in: root)
        outer.place(x: 0, y: 0, width: 300, height: 10)
        view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.333333)
            .isActive = true
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.isEmpty && view.frame.width == 100 && outer.frame.width == 300)
    }

    /// A layout that changes constraints is followed by another one in the same pass.
    @Test func constraintsChangedDuringLayout() {
        useScreen()
        let view = constrained(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 10).on()
        view.place(x: 0, y: 0, height: 10)
        let observer = LayoutObserver()
        root.addSubview(observer)
        observer.onLayout = { width.constant = 50 }
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }
}

private final class LayoutObserver: UIView {
    var onLayout: () -> Void = {}
    override func layoutSubviews() { onLayout() }
}

private final class DiaryController: UIViewController {
    var diary: [String] = []

    override func loadView() {
        let root = SizedView()
        root.onUpdate = { [unowned self] in diary.append("root") }
        let child = SizedView()
        child.onUpdate = { [unowned self] in diary.append("child") }
        root.addSubview(child)
        view = root
    }
    override func updateViewConstraints() {
        diary.append("controller")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { diary.append("will") }
    override func viewDidLayoutSubviews() { diary.append("did") }
}
