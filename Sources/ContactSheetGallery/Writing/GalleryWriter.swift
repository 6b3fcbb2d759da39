import AtomicFiles
import Foundation

/// Writes a gallery: a page, its styles, and its scripts, next to images that exist already.
public enum GalleryWriter {
    /// Writes the page's files to the directory, which is created if it doesn't exist, and removes
    /// the images of earlier galleries that this one doesn't use.
    ///
    /// Each file is written atomically. The page is last, so that all files that it loads exist.
    ///
    /// - Parameters:
    ///   - templates: A folder with files that replace those of the page.
    ///   - hasSingleFile: Whether `gallery.html` is written, too, which contains all other files.
    /// - Throws: ``GalleryError`` before anything is written, or `FileError` for files.
    public static func write(
        _ content: GalleryContent, to directory: URL, templates: URL? = nil,
        hasSingleFile: Bool = false
    ) throws {
        for file in try files(for: content, templates: templates) {
            try AtomicFile.write(file.bytes, to: directory.appending(path: file.name).path)
        }
        if hasSingleFile {
            let page = try SingleFile.page(
                GalleryIndex(content), Templates(replacedBy: templates), in: directory)
            try AtomicFile.write(page, to: directory.appending(path: SingleFile.name).path)
        }
        let used = GalleryIndex(content).files.union([content.link?.picture].compactMap(\.self))
        DrawingFile.removeAll(in: directory, except: used)
    }
}
