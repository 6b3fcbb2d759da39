import Foundation
import Synchronization

/// A type that writes images as files. Painters conform to it, so that drawing code doesn't depend
/// on them.
public protocol ImageFileWriter: Sendable {
    /// Returns the file of an image, or `nil` if the image can't be painted.
    ///
    /// - Parameter quality: The quality from 0 to 1, for JPEG only.
    func file(of image: CGImage, as format: CGImage.Format, quality: Double) -> Data?

    /// Returns a PDF file with the pages, or `nil` if they can't be painted.
    func pdf(of pages: [DisplayList]) -> Data?

    /// Returns the mean color of the painted parts of a page, with the mean alpha of the whole page;
    /// `nil` if it can't be painted.
    func meanColor(of page: DisplayList) -> RGBA?
}

/// The files of drawn images, which a painter writes.
public enum ImageFiles {
    private static let writer = Mutex<(any ImageFileWriter)?>(nil)

    /// Sets the writer for all images from now on.
    public static func use(_ writer: any ImageFileWriter) {
        self.writer.withLock { $0 = writer }
    }

    /// Returns the image's own bytes if it is a file of the format, and otherwise the result of the
    /// writer; `nil` if there is no writer or the image can't be painted.
    public static func file(
        of image: CGImage, as format: CGImage.Format, quality: Double = 1
    ) -> Data? {
        if case .file(format, let data) = image.content { return data }
        return writer.withLock { $0 }?.file(of: image, as: format, quality: quality)
    }

    /// Returns a PDF file with the pages; `nil` if there is no writer or they can't be painted.
    public static func pdf(of pages: [DisplayList]) -> Data? {
        writer.withLock { $0 }?.pdf(of: pages)
    }

    /// Returns the mean color of the painted parts of a page, with the mean alpha of the whole page;
    /// `nil` if there is no writer or the page can't be painted.
    static func meanColor(of page: DisplayList) -> RGBA? {
        writer.withLock { $0 }?.meanColor(of: page)
    }
}
