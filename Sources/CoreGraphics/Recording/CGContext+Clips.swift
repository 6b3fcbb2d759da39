import Foundation

extension CGContext {
    /// Intersects the clip with the current path and clears the path.
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

    /// Intersects the clip with the image's alpha. The image is placed in `rect` as by
    /// `draw(_:in:)`.
    public func clip(to rect: CGRect, mask: CGImage) {
        narrowClipBox(to: Path(rect: rect).applying(ctm))
        open(Group(mask: items { draw(mask, in: rect) }))
    }

    /// The bounding box of the clip in user space, which may be larger than the clip itself.
    public var boundingBoxOfClipPath: CGRect {
        let page = CGRect(origin: .zero, size: size)
        return (state.clipBox.map { $0.intersection(checked: page) } ?? page).applying(
            ctm.inverted())
    }

    private func clip(to clip: Clip) {
        narrowClipBox(to: clip.path)
        open(Group(clip: clip))
    }

    private func narrowClipBox(to path: Path) {
        let box = path.controlBox
        guard box.isFinite else { return }
        state.clipBox = state.clipBox.map { $0.intersection(checked: box) } ?? box
    }
}
