import Foundation

extension UIScrollView {
    /// Sets the content size from the constraints, if they determine it.
    func takeSolvedContentSize() {
        guard let solved = root.ownEngine?.solvedContentSize(of: self) else { return }
        fit(contentSize: solved)
    }

    /// Sets the content size to a computed one. The property may be overridden with an observer, which
    /// isn't called if the size stays the same.
    func fit(contentSize size: CGSize) {
        if contentSize != size { contentSize = size }
    }
}

extension LayoutEngine {
    /// Returns the content size from the constraints, rounded to pixels. Along an axis that they
    /// don't determine, it is the size that was set.
    func solvedContentSize(of view: UIScrollView) -> CGSize? {
        guard let guide = view.layoutState.systemGuides[.scrollContent],
            let known = guides[ObjectIdentifier(guide)], known.guide === guide
        else { return nil }
        return CGSize(
            width: solvedLength(known.horizontal) ?? view.contentSize.width,
            height: solvedLength(known.vertical) ?? view.contentSize.height)
    }

    private func solvedLength(_ span: EngineSpan) -> CGFloat? {
        guard case .variables(_, let length) = span else { return nil }
        if solver[length] == 0, solver.isAmbiguous(length) { return nil }
        return UIScreen.main.grid.round(CGFloat(solver[length]))
    }

    /// Invalidates the layout of a scroll view whose content has a new size.
    func noteNewContentSize(of view: UIView) {
        guard let view = view as? UIScrollView, let size = solvedContentSize(of: view),
            size != view.contentSize
        else { return }
        view.setNeedsLayout()
    }
}
