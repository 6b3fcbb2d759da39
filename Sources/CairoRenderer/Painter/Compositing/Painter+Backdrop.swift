import CCairo
import CoreGraphics

extension Painter {
    /// Paints the blurred copy of what is below the outline. Pixels are read from the surfaces
    /// painted so far. Vector formats have no pixels, so they get them from a painter that painted
    /// the same page before, which gives both the same picture.
    func paint(_ backdrop: Backdrop) {
        if cairo_surface_get_content(cairo_get_target(context)) == CAIRO_CONTENT_ALPHA {
            return paint(Fill(path: backdrop.path, paint: .color(.black)))
        }
        let key = BackdropImages.Key(backdrop: backdrop, toPage: toPage)
        let image: BackdropImage?
        if let backdrops, backdrops.isComplete {
            image = backdrops.next(key)
        } else {
            image = copy(of: backdrop)
            if let image { backdrops?.add(image, for: key) }
        }
        if let image { paint(image, in: backdrop.path) }
    }

    private func copy(of backdrop: Backdrop) -> BackdropImage? {
        guard let grid = BackdropGrid(backdrop, on: self) else { return nil }
        let surfaces = surfacesBelow + [cairo_get_group_target(context)]
        do {
            return try grid.image(of: surfaces.compactMap { $0 }, placed: base)
        } catch {
            failure = failure ?? error
            return nil
        }
    }

    private func paint(_ image: BackdropImage, in path: Path) {
        cairo_save(context)
        defer { cairo_restore(context) }
        if let color = image.color {
            paint(Fill(path: path, paint: .color(color)))
            return
        }
        guard let surface = SharedSurface(image.pixels) else { return }
        if target == .vectors {
            PNGCoder.embedded(image.pixels.view).withUnsafeBytes {
                surface.attach($0, type: CAIRO_MIME_TYPE_PNG)
            }
        }
        clip(to: Clip(path))
        setMatrix(image.toPage.concatenating(base))
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint(context)
    }
}

/// The pixels of a backdrop.
struct BackdropImage {
    let pixels: PixelBuffer
    /// The transform from pixels to the page's points.
    let toPage: CGAffineTransform
    /// The color, if all pixels have the same.
    let color: RGBA?
}

/// The backdrops of a page, in the order of painting: those of equal items at the same place one
/// after another.
final class BackdropImages {
    struct Key: Hashable {
        var backdrop: Backdrop
        var toPage: CGAffineTransform
    }

    private var images: [Key: [BackdropImage]] = [:]
    /// Whether the page has been painted, so that the images can be used.
    private(set) var isComplete = false

    /// Paints a page with one pixel per point, which is enough for any blur of more than two
    /// points, and retains what its backdrops show.
    ///
    /// - Returns: `nil` if there are no backdrops.
    init?(of list: DisplayList) throws(RenderError) {
        guard list.items.contains(where: \.hasBackdrop) else { return nil }
        let longest = max(list.size.width, list.size.height, 1)
        let scale = min(1, 32_000 / longest)
        let (width, height) = try list.pixelSize(scale: scale)
        let surface = try ImageSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
        let painter = Painter(
            onto: surface.pointer, target: .pixels, resolution: scale,
            base: CGAffineTransform(scaleX: scale, y: scale))
        painter.backdrops = self
        try painter.paintPage(list.items)
        isComplete = true
    }

    func add(_ image: BackdropImage, for key: Key) {
        images[key, default: []].append(image)
    }

    /// Returns the image of the item whose turn it is, and puts it at the end of the queue.
    func next(_ key: Key) -> BackdropImage? {
        guard var queue = images[key], let first = queue.first else { return nil }
        if queue.count > 1 {
            queue.append(queue.removeFirst())
            images[key] = queue
        }
        return first
    }
}
