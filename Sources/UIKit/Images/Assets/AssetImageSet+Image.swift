import AssetCatalogs
import Foundation

extension AssetImageSet {
    /// Returns the variant for the traits, with the other variants as its asset, or `nil` if no
    /// file can be used.
    ///
    /// The files' attributes are requested for each image, so that their diagnostics are reported
    /// for every preview.
    @MainActor func image(
        for traits: UITraitCollection, _ store: ImageFileStore
    ) -> ImageAttributes? {
        let asset = UIImageAsset()
        for file in files {
            if let image = attributes(of: file, store) {
                asset.register(image, for: UITraitCollection(file.traits))
            }
        }
        return asset.variant(for: traits)
    }

    @MainActor private func attributes(
        of file: File, _ store: ImageFileStore
    ) -> ImageAttributes? {
        guard
            var image = store.file(at: file.url, isSymbol: isSymbol)?
                .attributes(scale: CGFloat(file.traits.scale ?? 0))
        else { return nil }
        if isSymbol {
            image.renderingMode = .alwaysTemplate
            return image
        }
        switch renderingIntent {
        case .template: image.renderingMode = .alwaysTemplate
        case .original: image.renderingMode = .alwaysOriginal
        case nil: break
        }
        if let resizing = file.resizing { image.apply(resizing) }
        if let insets = file.alignmentInsets {
            image.alignmentRectInsets = UIEdgeInsets(insets, scale: image.scale)
        }
        return image
    }
}

extension ImageAttributes {
    fileprivate mutating func apply(_ resizing: AssetImageSet.Resizing) {
        capInsets = resizing.capInsets.map { UIEdgeInsets($0, scale: scale) } ?? .zero
        resizingMode = resizing.stretchesCenter ? .stretch : .tile
        isResizable = true
    }
}

extension UIEdgeInsets {
    /// Creates insets in points from those of a file, which are in pixels.
    fileprivate init(_ insets: AssetImageSet.Insets, scale: CGFloat) {
        self.init(
            top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
            right: insets.right / scale)
    }
}
