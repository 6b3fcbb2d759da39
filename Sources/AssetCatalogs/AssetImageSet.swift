import Foundation

/// An image or a symbol of a catalog: its files, and the traits that each is for.
package struct AssetImageSet: Sendable {
    package enum RenderingIntent: String, Sendable {
        case template, original
    }

    /// Distances from the edges of a file's image, in pixels.
    package struct Insets: Sendable, Hashable {
        package let top, left, bottom, right: Double
    }

    /// The slicing of a resizable image.
    package struct Resizing: Sendable, Hashable {
        package let capInsets: Insets?
        /// Whether the center is stretched; otherwise it is tiled.
        package let stretchesCenter: Bool
    }

    package struct File: Sendable {
        package let url: URL
        package let traits: AssetTraits
        package let resizing: Resizing?
        package let alignmentInsets: Insets?
    }

    /// The files for iPhone and iPad, in the order of the entries.
    package let files: [File]
    package let isSymbol: Bool
    package let renderingIntent: RenderingIntent?
}

extension AssetImageSet {
    init(_ contents: AssetContents, in folder: URL, isSymbol: Bool) {
        files = ((isSymbol ? contents.symbols : contents.images) ?? []).compactMap {
            File($0, in: folder)
        }
        self.isSymbol = isSymbol
        renderingIntent = contents.properties?.templateRenderingIntent.flatMap(
            RenderingIntent.init(rawValue:))
    }
}

extension AssetImageSet.File {
    /// Creates the file of an entry, or returns `nil` if the entry names none in the folder or is
    /// for another platform.
    fileprivate init?(_ entry: AssetContents.File, in folder: URL) {
        guard let name = entry.filename, !name.contains("/"),
            let traits = AssetTraits(
                idiom: entry.idiom, appearances: entry.appearances, scale: entry.scale,
                direction: entry.languageDirection)
        else { return nil }
        url = folder.appendingPathComponent(name)
        self.traits = traits
        resizing = entry.resizing.map {
            AssetImageSet.Resizing(
                capInsets: $0.capInsets.map(AssetImageSet.Insets.init),
                stretchesCenter: $0.center?.mode == "stretch")
        }
        alignmentInsets = entry.alignmentInsets.map(AssetImageSet.Insets.init)
    }
}

extension AssetImageSet.Insets {
    fileprivate init(_ sides: AssetContents.Sides) {
        self.init(
            top: sides.top ?? 0, left: sides.left ?? 0, bottom: sides.bottom ?? 0,
            right: sides.right ?? 0)
    }
}
