import Foundation

extension CGContext {
    /// Narrows the clip to the current path and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        currentPath = Path()
        clip(to: Clip(path, rule: rule))
    }

    public func clip(to rect: CGRect) {
        clip(to: Clip(Path(rect: rect).applying(ctm)))
    }

    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.append(Path(rect: rect).applying(ctm)) }
        clip(to: Clip(path))
    }

    /// Narrows the clip by the image's alpha, the image lying in `rect` as `draw(_:in:)` places it.
    public func clip(to rect: CGRect, mask: CGImage) {
        narrowClipBox(to: Path(rect: rect).applying(ctm))
        open(Group(mask: items { draw(mask, in: rect) }))
    }

    /// The box of what the clip lets through, in user space: no smaller than that.
    public var boundingBoxOfClipPath: CGRect {
        let page = CGRect(origin: .zero, size: size)
        return (state.clipBox.map { $0.intersection(page) } ?? page).applying(ctm.inverted())
    }

    private func clip(to clip: Clip) {
        narrowClipBox(to: clip.path)
        open(Group(clip: clip))
    }

    private func narrowClipBox(to path: Path) {
        let box = path.controlBox
        guard box.isFinite else { return }
        state.clipBox = state.clipBox.map { $0.intersection(box) } ?? box
    }
}

extension CGRect {
    /// Whether all four numbers are: neither null nor without end nor no number.
    var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
