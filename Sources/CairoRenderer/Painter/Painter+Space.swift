import CCairo
import CoreGraphics

extension Painter {
    func setMatrix(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform.cairo) { cairo_set_matrix(context, $0) }
    }

    func clip(to clip: Clip) {
        trace(clip.path)
        setRule(clip.rule)
        cairo_clip(context)
    }

    /// Clips to the whole pixels that intersect `box`, which is in device pixels.
    func clipDevice(to box: Box) {
        inDeviceSpace {
            let pixels = box.intersection(clipExtents).whole
            cairo_new_path(context)
            if !pixels.isEmpty {
                cairo_rectangle(context, pixels.left, pixels.top, pixels.width, pixels.height)
            }
            cairo_clip(context)
        }
    }

    /// The bounding box of the clip, in the page's points.
    var visibleBox: Box {
        inDeviceSpace { clipExtents }.applying(base.inverted())
    }

    private func inDeviceSpace<Result>(_ body: () -> Result) -> Result {
        cairo_identity_matrix(context)
        defer { setMatrix(toPage.concatenating(base)) }
        return body()
    }

    private var clipExtents: Box {
        var box = Box.none
        cairo_clip_extents(context, &box.left, &box.top, &box.right, &box.bottom)
        return box
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }

    /// Whether Cairo accepts the matrix. A singular one would put the context in an error state.
    var isPaintable: Bool {
        let determinant = abs(a * d - b * c)
        return determinant > 1e-12 && determinant < 1e12 && abs(tx) < 1e7 && abs(ty) < 1e7
    }
}
