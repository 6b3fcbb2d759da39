import ContactSheetDiagnostics
import Foundation

// Copies with one changed attribute.
extension UIImage {
    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(attributes)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        with { $0.renderingMode = mode }
    }

    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with caps; the area between them is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns the image with caps. The point next to the left cap and the one below the top cap
    /// are repeated; if a cap is 0, the whole side is stretched.
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        let (left, top) = (CGFloat(left), CGFloat(top))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = insets }
    }

    /// Returns the image with a baseline, in points from the bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    // MARK: Configurations

    /// Returns the variant of the asset, and the symbol, for the configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        let variant = configuration.traitCollection.flatMap { attributes.asset?.image(with: $0) }
        return (variant ?? self).with { $0.configuration = configuration }
    }

    /// Returns the symbol with the configuration, or `nil` for other images, as documented.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return with { $0.configuration = $0.symbolConfiguration.applying(configuration) }
    }

    /// Returns the variant of the image's asset for a view's traits.
    func resolved(for traits: UITraitCollection) -> UIImage {
        guard let asset = attributes.asset, let variant = asset.variant(for: traits),
            variant.content != attributes.content
        else { return self }
        return with {
            $0.content = variant.content
            ($0.storedSize, $0.scale) = (variant.storedSize, variant.scale)
        }
    }

    // MARK: Animation

    /// Returns an animated image, of which the first frame is drawn.
    public static func animatedImage(
        with images: [UIImage], duration: TimeInterval
    ) -> UIImage? {
        images.first?.with {
            $0.frames = images
            $0.duration = duration
        }
    }

    /// Returns an animated image of `name0`, `name1`, and so on, until one doesn't exist.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let traits = onMainActor { UIScreen.main.traitCollection }
        let numbers = (0...1024).lazy
        let found = numbers.map { number in
            onMainActor { AssetLibrary.main.image("\(name)\(number)", in: nil, for: traits) }
        }
        // A sequence may start with 0 or 1.
        let first = found.first.flatMap { $0 } == nil ? 1 : 0
        let row = found.dropFirst(first).prefix { $0 != nil }.compactMap { $0.map(UIImage.init) }
        return animatedImage(with: Array(row), duration: duration)
    }

    /// Returns an animated image whose frames have caps; the area between them is tiled.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(
            name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration) else { return nil }
        let frames = image.images?.map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: frames ?? [image], duration: duration)
    }

    // MARK: Sizes and files

    /// Returns the same pixels with another size; they are scaled when they are painted.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return with {
            $0.storedSize =
                $0.orientation.swapsSides
                ? CGSize(width: size.height, height: size.width) : size
        }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
    ) {
        completionHandler(preparingThumbnail(of: size))
    }

    public func preparingForDisplay() -> UIImage? { self }

    /// Calls the closure with the image at once, because images are read when they are painted.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(self)
    }

    public func byPreparingForDisplay() async -> UIImage? { self }
}
