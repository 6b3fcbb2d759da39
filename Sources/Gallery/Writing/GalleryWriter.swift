import Foundation

/// Writes a gallery: a page, its styles and its scripts, next to pictures that exist already.
public enum GalleryWriter {
    /// Writes the page's files into the directory, which is made where it is missing.
    ///
    /// Each file appears whole: it is written beside its place and then renamed. The page comes
    /// last, so that a page on disk finds what it loads.
    /// Throws ``GalleryError`` before anything is written, and Foundation's errors for files.
    public static func write(_ content: GalleryContent, to directory: URL) throws {
        let files = try files(for: content)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for file in files.sorted(by: { !$0.isPage && $1.isPage }) {
            try file.bytes.write(to: directory.appending(path: file.name), options: .atomic)
        }
    }
}

extension GalleryFile {
    fileprivate var isPage: Bool {
        name == "index.html"
    }
}
