import CairoRenderer
import CoreGraphics

/// The formats of images.
public enum ImageFormat: String, Codable, Sendable, CaseIterable {
    case svg, png, pdf
    /// The display list as text, which explains the contents of an image.
    case txt
}

extension Recording {
    /// Returns the file's contents. An SVG contains the metadata, and that of a film is animated. A
    /// PNG has `scale` pixels per point, or the device's scale if it is `nil`, and these corners; those of
    /// references are black. Files of a film in other formats show its end.
    public func paint(
        _ format: ImageFormat, scale: Double? = nil, corners: ScreenCorners? = nil
    ) throws -> [UInt8] {
        if format == .svg {
            return try film?.svg()
                ?? CairoRenderer.svg(list, metadata: SnapshotMetadata(self).text)
        }
        let list = format == .png ? corners.map(list) ?? list : list
        return try list.paint(format, scale: scale ?? configuration.group.screen.scale)
    }
}

extension DisplayList {
    /// Returns a file's contents, without metadata. A PNG has `scale` pixels per point.
    public func paint(_ format: ImageFormat, scale: Double) throws -> [UInt8] {
        switch format {
        case .svg: try CairoRenderer.svg(self)
        case .png: try CairoRenderer.png(self, scale: scale)
        case .pdf: try CairoRenderer.pdf(self)
        case .txt: Array((description + "\n").utf8)
        }
    }
}
