import Foundation

/// A column that a collapsed split view has moved to a navigation controller's stack.
@MainActor struct AbsorbedColumn {
    /// The column's own controller, to which the stack returns.
    let container: UIViewController
    let stack: [UIViewController]
}

extension UINavigationController {
    /// Adds a column to the stack: of another navigation controller the whole stack, so that there
    /// is one bar. If the column was popped since, it is added again.
    func absorb(_ container: UIViewController) {
        if let column = state.absorbed.first(where: { $0.container === container }) {
            if place(of: column) == nil { setStack(state.stack + column.stack, animated: false) }
            return
        }
        let stack = (container as? UINavigationController)?.surrenderStack() ?? [container]
        state.absorbed.append(AbsorbedColumn(container: container, stack: stack))
        setStack(state.stack + stack, animated: false)
    }

    /// Removes the last column from the stack, with the controllers that were pushed since. If no
    /// column was added, it removes the top of the stack.
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

    /// Removes a column permanently from the stack, with the controllers above it.
    ///
    /// - Returns: Whether it was on the stack.
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

    /// Removes all but the first `count` controllers immediately, and returns the removed ones.
    private func cutStack(to count: Int) -> [UIViewController] {
        let rest = Array(state.stack[count...])
        setStack(Array(state.stack[..<count]), animated: false)
        if isViewLoaded { commitStack() }
        return rest
    }

    /// Removes all controllers immediately and returns them; only for a navigation controller that
    /// is off screen.
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
