import Foundation

/// An image of a catalog: its files, and the traits that each is for.
@MainActor final class AssetImageSet {
    private let contents: AssetContents
    private let url: URL
    private let name: String
    private let isSymbol: Bool

    init(_ contents: AssetContents, at url: URL, name: String, isSymbol: Bool) {
        self.contents = contents
        self.url = url
        self.name = name
        self.isSymbol = isSymbol
    }

    /// Returns the variant for the traits, with the other variants as its asset, or `nil` if no
    /// file can be used.
    ///
    /// The files' attributes are requested for each image, so that their diagnostics are reported
    /// for every preview.
    func image(for traits: UITraitCollection, _ files: ImageFileStore) -> ImageAttributes? {
        let asset = UIImageAsset()
        for entry in (isSymbol ? contents.symbols : contents.images) ?? [] {
            guard let file = entry.filename, !file.contains("/"),
                let entryTraits = AssetContents.traits(
                    idiom: entry.idiom, appearances: entry.appearances, scale: entry.scale,
                    direction: entry.languageDirection),
                let image = attributes(of: entry, file, entryTraits.displayScale, files)
            else { continue }
            asset.register(image, for: entryTraits)
        }
        return asset.variant(for: traits)
    }

    private func attributes(
        of entry: AssetContents.File, _ file: String, _ scale: CGFloat, _ files: ImageFileStore
    ) -> ImageAttributes? {
        let url = url.appendingPathComponent(file)
        guard let read = files.file(at: url, isSymbol: isSymbol),
            var image = read.attributes(scale: scale)
        else { return nil }
        if isSymbol {
            image.renderingMode = .alwaysTemplate
            return image
        }
        switch contents.properties?.templateRenderingIntent {
        case "template": image.renderingMode = .alwaysTemplate
        case "original": image.renderingMode = .alwaysOriginal
        default: break
        }
        if let resizing = entry.resizing { resizing.apply(to: &image) }
        if let insets = entry.alignmentInsets {
            image.alignmentRectInsets = insets.insets(scale: image.scale)
        }
        return image
    }
}

extension AssetContents.Sides {
    /// Returns the insets in points; the file has pixels.
    fileprivate func insets(scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
            right: (right ?? 0) / scale)
    }
}

extension AssetContents.Resizing {
    fileprivate func apply(to image: inout ImageAttributes) {
        image.capInsets = capInsets?.insets(scale: image.scale) ?? .zero
        image.resizingMode = center?.mode == "stretch" ? .stretch : .tile
        image.isResizable = true
    }
}
