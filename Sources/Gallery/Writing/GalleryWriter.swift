import AtomicFiles
import Foundation

/// Writes a gallery: a page, its styles and its scripts, next to pictures that exist already.
public enum GalleryWriter {
    /// Writes the page's files into the directory, which is made where it is missing.
    ///
    /// Each file appears whole: it is written beside its place and then renamed. The page comes
    /// last, so that a page on disk finds what it loads.
    /// Throws ``GalleryError`` before anything is written, and `FileError` for files.
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
