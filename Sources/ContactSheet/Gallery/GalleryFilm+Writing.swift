import AtomicFiles
import CairoRenderer
import ContactSheetGallery
import Foundation

extension GalleryFilm {
    /// Writes an image with the frames of an animated SVG file, of which the page shows one at a time.
    ///
    /// - Returns: The film, or `nil` if the file isn't animated.
    init?(
        animatedSVG bytes: some Collection<UInt8>, framesPerSecond: Int,
        writingFramesTo path: String, in folder: OutputFolder
    ) throws(FileError) {
        guard let still = StillFrames(animatedSVG: bytes) else { return nil }
        try folder.write(still.svg, to: path)
        self.init(
            frames: path, columns: still.columns, rows: still.rows, places: still.places,
            framesPerSecond: framesPerSecond, width: still.size.width,
            height: still.size.height)
    }
}
