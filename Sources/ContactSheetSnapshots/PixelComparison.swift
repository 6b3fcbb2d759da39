import ContactSheetPreviews
import Foundation
import ImageComparison

/// Two files of the same format as pixels, at the scale of the screen.
struct PixelComparison {
    private let old, new: ReferencePainting
    /// The number of pixels per point.
    private let scale: Double

    init(_ old: Data, _ new: Data, scale: Double) throws(SnapshotError) {
        self.old = try ReferencePainting(old, scale: scale)
        self.new = try ReferencePainting(new, scale: scale)
        self.scale = scale
    }

    /// Compares the pixels.
    ///
    /// - Parameter ignored: Rectangles in points that aren't compared.
    func difference(_ settings: ComparisonSettings, ignoring ignored: [CGRect]) -> ImageDifference {
        var settings = settings
        settings.ignored += ignored.map { PixelRect($0, scale: scale) }
        return withExtendedLifetime((old, new)) {
            ImageDifference(expected: old.image, actual: new.image, settings)
        }
    }

    /// Returns the cause that has no other explanation than the pixels.
    ///
    /// - Parameters:
    ///   - locations: The locations of views in documents, by object ID.
    ///   - item: The difference between what the images draw.
    func cause(
        _ difference: ImageDifference, in tree: ViewNode, locations: [String: String],
        item: DrawingDifference?
    ) -> SnapshotCause {
        guard difference.sizesMatch else {
            return .pictureSize(
                from: difference.expectedSize.size, to: difference.actualSize.size)
        }
        let tree = FlatTree(tree)
        let views = zip(tree.views.indices, tree.frames).dropFirst()
            .filter { !tree.isHidden($0.0) && !$0.1.isEmpty }
            .map { NamedRectangle($0.0, PixelRect($0.1, scale: scale)) }
        let metric = difference.settings.metric
        let boxes = difference.boxes().map { ($0.rect, $0.match(among: views)?.name) }
        return .pixels(
            ChangedPixels(
                count: difference.count,
                greatestDifference: metric.text(of: difference.greatest),
                regions: boxes.map { rect, view in
                    ChangedPixels.Region(box: points(in: rect), view: view.map { tree.name($0) })
                },
                view: tree.commonView(of: boxes.map { $0.1 ?? 0 })
                    .map { tree.changedView($0, locations) },
                item: item?.text, isOneItem: item?.isOneItem ?? false))
    }

    private func points(in rect: PixelRect) -> CGRect {
        CGRect(
            x: Double(rect.x) / scale, y: Double(rect.y) / scale,
            width: Double(rect.width) / scale, height: Double(rect.height) / scale)
    }
}

extension PixelRect {
    /// Creates the smallest rectangle of pixels that contains a rectangle in points.
    init(_ rect: CGRect, scale: Double) {
        func pixel(_ value: Double) -> Int { Int(exactly: value) ?? 0 }
        let (x, y) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
        self.init(
            x: pixel(x), y: pixel(y), width: pixel((rect.maxX * scale).rounded(.up) - x),
            height: pixel((rect.maxY * scale).rounded(.up) - y))
    }
}

extension ImageSize {
    fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
