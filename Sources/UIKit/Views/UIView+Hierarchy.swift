import Foundation

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return LayoutDiagnostic.subviewOfItself.report(at: self)
        }
        if view.superview === self {
            let last = subviews.count - 1
            return move(view, to: min(index, last))
        }
        let oldSurroundings = view.surroundings
        let oldWindow = view.window
        let newWindow = window
        view.deactivateConstraintsAcrossBorder()
        view.detach(keepingWindow: true)
        view.ownEngine = nil
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
        let place = max(0, min(index, subviews.count))
        let layerPlace = layerIndex(ofSubviewAt: place)
        subviews.insert(view, at: place)
        layer.insertSublayer(view.layer, at: UInt32(layerPlace))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        view.enterSurroundings(after: oldSurroundings)
        if oldWindow !== newWindow { view.tellDidMoveToWindow() }
        view.setNeedsLayout()
        needLayoutForSubviews()
        hierarchyChanged()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let place = subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count
        let old = view.superview === self ? subviews.firstIndex { $0 === view } : nil
        // When the view leaves its old position, the positions above it move down by one.
        insert(view, at: old.map { $0 < place ? place - 1 : place } ?? place)
    }

    func detach(keepingWindow: Bool = false) {
        guard let superview else { return }
        let leavesWindow = !keepingWindow && window != nil
        if !keepingWindow { deactivateConstraintsAcrossBorder() }
        superview.willRemoveSubview(self)
        if !keepingWindow { willMove(toSuperview: nil) }
        if leavesWindow { tellWillMove(to: nil) }
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview.needLayoutForSubviews()
        superview.hierarchyChanged()
        if !keepingWindow { keepSurroundings() }
        self.superview = nil
        layoutState.manager = nil
        if !keepingWindow { didMoveToSuperview() }
        if leavesWindow { tellDidMoveToWindow() }
    }

    /// Marks the view as needing layout after a subview was added or removed.
    ///
    /// A view that replaces its subviews in its own `layoutSubviews` isn't marked again. Otherwise
    /// the layout of such a view would never end. This is a decision.
    private func needLayoutForSubviews() {
        if !isLayingOutSubviews { setNeedsLayout() }
    }

    func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: old)
        view.layer.removeFromSuperlayer()
        let layerPlace = layerIndex(ofSubviewAt: index)
        subviews.insert(view, at: index)
        layer.insertSublayer(view.layer, at: UInt32(layerPlace))
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (a, b) = (subviews[low], subviews[high])
        move(b, to: low)
        move(a, to: high)
    }

    /// Returns the index for the layer of a view that isn't a subview yet, among the sublayers, some
    /// of which don't belong to views. The topmost subview is above all of them.
    private func layerIndex(ofSubviewAt index: Int) -> Int {
        let layers = layer.sublayers ?? []
        guard index < subviews.count else { return layers.count }
        guard index > 0 else { return 0 }
        let below = subviews[index - 1].layer
        return layers.firstIndex { $0 === below }.map { $0 + 1 } ?? layers.count
    }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.tellWillMove(to: window) }
    }

    private func tellDidMoveToWindow() {
        if window != nil { takeSettingsOfWindow() }
        didMoveToWindow()
        viewController?.viewMovedToWindow()
        for subview in subviews { subview.tellDidMoveToWindow() }
    }

    /// Returns the view itself or its first descendant with a tag, or `nil` if there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Returns whether the view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Returns whether the view is `view` or one of its descendants.
    func isInside(_ view: UIView) -> Bool {
        // Builders and the layout engine call this often, and a loop is faster than a sequence.
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }
}
