import AtomicFiles
import Foundation

/// Writes a gallery: a page, its styles, and its scripts, next to images that exist already.
public enum GalleryWriter {
    /// Writes the page's files to the directory, which is created if it doesn't exist.
    ///
    /// Each file is written atomically. The page is last, so that all files that it loads exist.
    ///
    /// - Throws: ``GalleryError`` before anything is written, or `FileError` for files.
    public static func write(_ content: GalleryContent, to directory: URL) throws {
        let files = try files(for: content)
        for file in files.sorted(by: { !$0.isPage && $1.isPage }) {
            try AtomicFile.write(file.bytes, to: directory.appending(path: file.name).path)
        }
    }
}

extension GalleryFile {
    fileprivate var isPage: Bool {
        name == "index.html"
    }
}
