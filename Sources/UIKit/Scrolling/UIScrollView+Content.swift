import Foundation

extension UIScrollView {
    /// What is shown: the bounds, which move over the content.
    public var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
    }

    /// The whole content.
    public var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// Takes over what the constraints say about the content's size, if they say something.
    func takeSolvedContentSize() {
        guard let solved = root.ownEngine?.solvedContentSize(of: self) else { return }
        contentSize = solved
    }
}

extension LayoutEngine {
    /// The solved size of a scroll view's content, rounded to pixels; along an axis of which no
    /// constraint says anything the size that was set.
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

    /// Asks for the layout of a scroll view whose content has a new size.
    func noteNewContentSize(of view: UIView) {
        guard let view = view as? UIScrollView, let size = solvedContentSize(of: view),
            size != view.contentSize
        else { return }
        view.setNeedsLayout()
    }
}
