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

    /// Clips to the whole pixels that `box`, in device pixels, touches.
    func clipDevice(to box: CGRect) {
        inDeviceSpace {
            let pixels = box.intersection(clipExtents).wholePixels
            cairo_new_path(context)
            cairo_rectangle(context, pixels.minX, pixels.minY, pixels.width, pixels.height)
            cairo_clip(context)
        }
    }

    /// The box of what the clip lets through, in the page's points.
    var visibleBox: CGRect {
        inDeviceSpace { clipExtents }.applying(base.inverted())
    }

    private func inDeviceSpace<Result>(_ body: () -> Result) -> Result {
        cairo_identity_matrix(context)
        defer { setMatrix(toPage.concatenating(base)) }
        return body()
    }

    private var clipExtents: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }

    /// Whether Cairo takes the matrix: one that flattens everything would end the painting.
    var isPaintable: Bool {
        let determinant = abs(a * d - b * c)
        return determinant > 1e-12 && determinant < 1e12 && abs(tx) < 1e7 && abs(ty) < 1e7
    }
}

extension CGRect {
    /// The smallest rectangle with whole coordinates around this one; zero where this is null.
    var wholePixels: CGRect {
        guard !isNull, minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else {
            return .zero
        }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(
            x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
}
