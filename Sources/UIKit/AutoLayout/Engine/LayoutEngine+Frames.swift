import Foundation

extension LayoutEngine {
    /// Rounds the solution to the pixel grid, and marks every view that has a subview with a new
    /// frame as needing layout.
    func noteNewFrames() {
        guard !placedViews.isEmpty || !guides.isEmpty else { return }
        note(root, origin: .zero, grid: UIScreen.main.grid)
    }

    /// Stores the solved frames of the view's subviews.
    ///
    /// - Parameter origin: The exact position of the view's origin in the root's coordinate space.
    private func note(_ view: UIView, origin: CGPoint, grid: PixelGrid) {
        noteNewContentSize(of: view)
        let scroll = view.bounds.origin
        let space = CGPoint(x: origin.x - scroll.x, y: origin.y - scroll.y)
        for subview in view.subviews {
            guard let known = views[ObjectIdentifier(subview)], known.hasVariables,
                isPlacedByConstraints(subview)
            else {
                let own = subview.untransformedFrame.origin
                note(subview, origin: CGPoint(x: space.x + own.x, y: space.y + own.y), grid: grid)
                continue
            }
            let exact = exactFrame(of: known)
            let absolute = exact.offsetBy(dx: space.x, dy: space.y)
            known.solvedFrame = grid.round(absolute, from: space)
            if known.solvedFrame != subview.untransformedFrame { view.setNeedsLayout() }
            note(subview, origin: absolute.origin, grid: grid)
        }
    }

    /// Returns the solved frame in the superview's coordinate space, not rounded to pixels.
    func exactFrame(of known: EngineView) -> CGRect {
        let alignment = solvedRect(known.horizontal, known.vertical)
        return alignment.inset(
            by: UIEdgeInsets(
                top: -known.insets.top, left: -known.insets.left, bottom: -known.insets.bottom,
                right: -known.insets.right))
    }

    private func solvedRect(_ horizontal: EngineSpan, _ vertical: EngineSpan) -> CGRect {
        let (x, width) = horizontal.values(in: solver)
        let (y, height) = vertical.values(in: solver)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the rectangle of a guide in its owner's coordinate space, rounded to pixels.
    func frame(of guide: UILayoutGuide) -> CGRect {
        guard let owner = guide.owningView else { return .zero }
        switch guide.placement {
        case .scrollContent:
            return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        case .byConstraints:
            guard let known = guides[ObjectIdentifier(guide)], known.guide === guide else {
                return .zero
            }
            return UIScreen.main.grid.round(solvedRect(known.horizontal, known.vertical))
        default:
            let frame = bounds(ofPlaced: owner).inset(by: owner.insets(of: guide.placement))
            return UIScreen.main.grid.withoutNoise(frame)
        }
    }

    /// Returns the bounds of a view. If constraints place the root, its bounds come from the
    /// solution, because no other value determines its size.
    private func bounds(ofPlaced view: UIView) -> CGRect {
        guard view === root, isPlacedByConstraints(view) else { return view.bounds }
        guard let known = views[ObjectIdentifier(view)], known.view === view else { return .zero }
        return CGRect(origin: view.bounds.origin, size: exactFrame(of: known).size)
    }
}

extension UIView {
    /// Sets the frames of the subviews that constraints place to those of the last solution.
    func applySolvedFrames() {
        guard let engine = root.ownEngine else { return }
        for subview in subviews where !subview.isManaged {
            guard let frame = engine.solvedFrame(of: subview) else { continue }
            subview.place(untransformed: frame)
        }
    }

    private func place(untransformed frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let center = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width,
            y: frame.minY + anchorPoint.y * frame.height)
        if self.center != center { self.center = center }
        layer.keepOrigin(frame.origin)
    }
}

extension LayoutEngine {
    func solvedFrame(of view: UIView) -> CGRect? {
        guard let known = views[ObjectIdentifier(view)], known.view === view else { return nil }
        return known.solvedFrame
    }
}
