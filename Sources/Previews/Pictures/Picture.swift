import CairoRenderer

/// The forms in which a recording is written.
public enum PictureFormat: String, Sendable, CaseIterable {
    case svg, png, pdf
    /// The display list as text, for people who ask why a picture looks as it does.
    case txt
}

extension Recording {
    /// The file's bytes. SVG carries the metadata; PNG has `scale` pixels a point, the device's
    /// own where it is nil.
    public func paint(_ format: PictureFormat, scale: Double? = nil) throws -> [UInt8] {
        switch format {
        case .svg: try CairoRenderer.svg(list, metadata: PictureMetadata(self).text)
        case .png: try CairoRenderer.png(list, scale: scale ?? configuration.group.screen.scale)
        case .pdf: try CairoRenderer.pdf(list)
        case .txt: Array((list.description + "\n").utf8)
        }
    }
}
