import CCairo
import CoreGraphics

/// Walks a display list's items and draws each onto one Cairo context.
final class Painter {
    /// What becomes of the drawing; the two differ in how images meet their edges.
    enum Target {
        case pixels, vectors
    }

    let context: OpaquePointer
    let target: Target
    /// Pixels a point of parts that can only be pixels.
    private(set) var resolution: Double
    /// From the page's points to the context's device.
    private(set) var base: CGAffineTransform

    /// From the space of the items now painted to the page's.
    var toPage = CGAffineTransform.identity
    var font: CurrentFont?
    /// Keeps each image's surface: Cairo writes one surface once, however often it is painted.
    var images: [ImageKey: SharedSurface?] = [:]
    /// The first thing that went wrong.
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

    /// Paints everything, or throws the first failure.
    func paintPage(_ items: [DisplayItem]) throws(RenderError) {
        paint(items)
        if let failure { throw failure }
        let status = cairo_status(context)
        if status != CAIRO_STATUS_SUCCESS { throw RenderError(status) }
    }

    /// Lets `body` paint another page onto this one; `place` is from its points to the space of the
    /// items now painted. Lengths that no transform changes, as a shadow's, are the other page's.
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
            }
        }
    }
}
