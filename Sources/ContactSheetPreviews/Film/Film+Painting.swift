import CairoRenderer
import Foundation

/// The files of a film.
public enum FilmFormat: String, Codable, Sendable, CaseIterable {
    /// An animated PNG file.
    case apng
    /// An animated SVG file.
    case svg
    /// A film strip: one PNG file with frames and their times.
    case strip

    /// The end of the filename, with its extension.
    public var suffix: String {
        switch self {
        case .apng: "film.apng"
        case .svg: "film.svg"
        case .strip: "strip.png"
        }
    }
}

extension Film {
    /// Returns the file's contents.
    ///
    /// - Parameter scale: The pixels per point of pixel images.
    @MainActor public func paint(_ format: FilmFormat, scale: Double = 1) throws -> [UInt8] {
        switch format {
        case .apng:
            try CairoRenderer.animatedPNG(frames, framesPerSecond: framesPerSecond, scale: scale)
        case .svg: try svg()
        case .strip: try CairoRenderer.png(FilmStrip(self).list, scale: scale)
        }
    }

    /// Returns an animated SVG with metadata.
    func svg() throws -> [UInt8] {
        try CairoRenderer.animatedSVG(
            frames, framesPerSecond: framesPerSecond,
            metadata: SnapshotMetadata(Recording(self)).text)
    }
}
