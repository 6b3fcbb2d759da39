import Diagnostics
import Foundation

/// Lays out a tree top-down until nobody asks again (facts: semantics.md 2.1).
@MainActor enum LayoutPass {
    /// After so many rounds a tree counts as one that never settles.
    static let roundLimit = 100
    /// How many passes run inside one another, each started by a view that was being laid out.
    private static var depth = 0

    static func run(from root: UIView) {
        guard depth < roundLimit else { return }
        depth += 1
        defer { depth -= 1 }
        for _ in 0..<roundLimit {
            updateConstraints(of: root)
            guard layout(root) else { return }
        }
        if let culprit = firstNeedingLayout(root) {
            DiagnosticLog.current.add(
                Diagnostic(
                    .error, "the layout never settles: the view asks for layout in every pass",
                    location: culprit.viewPath,
                    hint: "setNeedsLayout() or a frame that changes with every layoutSubviews()"))
        }
    }

    /// Runs `layoutSubviews` where it is due; whether any ran.
    private static func layout(_ view: UIView) -> Bool {
        var ran = false
        if view.needsLayout {
            view.needsLayout = false
            view.viewController?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.viewController?.viewDidLayoutSubviews()
            ran = true
        }
        for subview in view.subviews {
            if layout(subview) { ran = true }
        }
        return ran
    }

    /// Leaves first, roots last (facts: semantics.md 2.1).
    private static func updateConstraints(of view: UIView) {
        for subview in view.subviews { updateConstraints(of: subview) }
        guard view.needsUpdateConstraints else { return }
        view.viewController?.updateViewConstraints()
        view.updateConstraints()
        view.needsUpdateConstraints = false
    }

    private static func firstNeedingLayout(_ view: UIView) -> UIView? {
        if view.needsLayout { return view }
        for subview in view.subviews {
            if let found = firstNeedingLayout(subview) { return found }
        }
        return nil
    }
}

extension UIView {
    /// Where a layout pass starts: the highest ancestor that needs it, or the view itself.
    var topmostNeedingLayout: UIView {
        var result = self
        var ancestor = superview
        while let current = ancestor {
            if current.needsLayout { result = current }
            ancestor = current.superview
        }
        return result
    }
}
