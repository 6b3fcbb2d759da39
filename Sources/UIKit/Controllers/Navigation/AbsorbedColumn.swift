import Foundation

/// What a collapsed split view has laid on a navigation controller's stack.
@MainActor struct AbsorbedColumn {
    /// The column's own controller, which gets the stack back.
    let container: UIViewController
    let stack: [UIViewController]
}

extension UINavigationController {
    /// Lays a column on the stack; of another navigation controller its whole stack, so that
    /// there is one bar. What was popped since lies there again.
    func absorb(_ container: UIViewController) {
        if let column = state.absorbed.first(where: { $0.container === container }) {
            if place(of: column) == nil { setStack(state.stack + column.stack, animated: false) }
            return
        }
        let stack = (container as? UINavigationController)?.surrenderStack() ?? [container]
        state.absorbed.append(AbsorbedColumn(container: container, stack: stack))
        setStack(state.stack + stack, animated: false)
    }

    /// Takes the last column off the stack again, with what was pushed since; nothing was
    /// absorbed: the top of the stack.
    func separateColumn() -> UIViewController? {
        guard let column = state.absorbed.popLast() else {
            guard state.stack.count > 1 else { return nil }
            return cutStack(to: state.stack.count - 1).first
        }
        let cut = place(of: column).map { cutStack(to: $0) } ?? column.stack
        if let bars = column.container as? UINavigationController {
            bars.setStack(cut, animated: false)
        }
        return column.container
    }

    /// Takes a column off the stack for good, with what lies above it; whether it was there.
    func dropColumn(_ container: UIViewController) -> Bool {
        guard let index = state.absorbed.firstIndex(where: { $0.container === container }),
            let place = place(of: state.absorbed.remove(at: index))
        else { return false }
        _ = cutStack(to: place)
        return true
    }

    private func place(of column: AbsorbedColumn) -> Int? {
        state.stack.firstIndex { $0 === column.stack.first }
    }

    /// Leaves the first `count` controllers, at once.
    private func cutStack(to count: Int) -> [UIViewController] {
        let rest = Array(state.stack[count...])
        setStack(Array(state.stack[..<count]), animated: false)
        if isViewLoaded { commitStack() }
        return rest
    }

    /// Hands the controllers over to somebody else, at once; only for one that is off screen.
    private func surrenderStack() -> [UIViewController] {
        let stack = state.stack
        for controller in stack {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
            controller.appearance.isManaged = false
            controller.containerInsets = .zero
        }
        (state.stack, state.shown, state.arriving, state.leaving) = ([], nil, [], [])
        navigationBar.setItems([], animated: false)
        return stack
    }
}
