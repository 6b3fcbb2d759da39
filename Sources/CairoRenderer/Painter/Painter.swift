import CCairo
import CoreGraphics

/// Paints the items of a display list on a Cairo context.
final class Painter {
    /// The kind of output. The two kinds differ in the treatment of image edges, among other
    /// things.
    enum Target {
        case pixels, vectors
    }

    let context: OpaquePointer
    let target: Target
    /// Pixels per point for parts that can only be painted as pixels.
    private(set) var resolution: Double
    /// The transform from the page's points to device space.
    private(set) var base: CGAffineTransform

    /// The transform from the space of the current items to the page's.
    var toPage = CGAffineTransform.identity
    var font: CurrentFont?
    /// The surfaces of images, because Cairo writes a surface once, however often it is painted.
    var images: [ImageKey: SharedSurface?] = [:]
    /// The surfaces below those of the groups that are being painted, from the page's on.
    var surfacesBelow: [OpaquePointer?] = []
    /// The backdrops of the page, which vector formats paint from pixels.
    var backdrops: BackdropImages?
    /// The first error.
    var failure: RenderError?

    init(
        onto surface: OpaquePointer, target: Target, resolution: Double, base: CGAffineTransform
    ) {
        context = cairo_create(surface)
        self.target = target
        self.resolution = resolution
        self.base = base
        setMatrix(base)
        FontCache.applyOptions(to: context)
    }

    deinit {
        cairo_destroy(context)
    }

    /// Paints everything, then throws the first error, if any.
    func paintPage(_ items: [DisplayItem]) throws(RenderError) {
        paint(items)
        if let failure { throw failure }
        let status = cairo_status(context)
        if status != CAIRO_STATUS_SUCCESS { throw RenderError(status) }
    }

    /// Paints another page onto this one in `body`. `place` transforms from its points to the space
    /// of the current items. Lengths that transforms don't affect, such as a shadow's, are in the
    /// other page's points.
    func asPage(_ place: CGAffineTransform, _ body: () -> Void) {
        let outer = (base, toPage, resolution, font)
        base = place.concatenating(toPage).concatenating(base)
        toPage = .identity
        resolution *= max(hypot(place.a, place.b), hypot(place.c, place.d))
        cairo_save(context)
        setMatrix(base)
        body()
        cairo_restore(context)
        (base, toPage, resolution, font) = outer
    }

    func paint(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .fill(let fill): paint(fill)
            case .stroke(let stroke): paint(stroke)
            case .glyphs(let run): paint(run)
            case .image(let image): paint(image)
            case .group(let group): paint(group)
            case .backdrop(let backdrop): paint(backdrop)
            }
        }
    }
}
