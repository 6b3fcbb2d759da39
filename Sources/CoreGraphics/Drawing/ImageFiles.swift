import Foundation
import Synchronization

/// Writes images as files; the painter is one, and drawing code doesn't know it.
public protocol ImageFileWriter: Sendable {
    /// Nil where the image cannot be painted; `quality` from 0 to 1 is for JPEG.
    func file(of image: CGImage, as format: CGImage.Format, quality: Double) -> Data?
}

/// Files of images that were drawn, which take a painter.
public enum ImageFiles {
    private static let writer = Mutex<(any ImageFileWriter)?>(nil)

    /// Makes `writer` the one that writes from now on.
    public static func use(_ writer: any ImageFileWriter) {
        self.writer.withLock { $0 = writer }
    }

    /// The image's own bytes where it is such a file; nil where nobody can write one.
    public static func file(
        of image: CGImage, as format: CGImage.Format, quality: Double = 1
    ) -> Data? {
        if case .file(format, let data) = image.content { return data }
        return writer.withLock { $0 }?.file(of: image, as: format, quality: quality)
    }
}
