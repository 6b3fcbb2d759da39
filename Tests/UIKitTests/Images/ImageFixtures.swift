import Foundation
import UIKit

/// Image files without image data, which no test here decodes.
enum ImageFixtures {
    /// Returns the chunks of a PNG file, without pixels.
    static func png(_ width: Int, _ height: Int, whole: Bool = true) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += [0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
        bytes += [8, 6, 0, 0, 0] + [0, 0, 0, 0]
        if whole { bytes += [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0] }
        return Data(bytes)
    }

    /// Returns the markers of a JPEG file, with an EXIF orientation if one is given.
    static func jpeg(
        _ width: Int, _ height: Int, exif: UInt8? = nil, little: Bool = false, whole: Bool = true
    ) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let exif {
            let tiff: [UInt8] =
                little
                ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, exif, 0, 0, 0]
                : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, exif, 0, 0]
            let body = Array("Exif\0\0".utf8) + tiff
            bytes += [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        }
        bytes += [0xFF, 0xC0, 0, 17, 8] + big(height).suffix(2) + big(width).suffix(2)
        bytes += [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
        return Data(bytes + (whole ? [0xFF, 0xD9] : []))
    }

    static func big(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func svg(_ attributes: String) -> Data {
        Data(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><path d=\"M0 0h9\"/></svg>"
                .utf8)
    }

    @MainActor static func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage
    {
        guard let image = UIImage(data: png(width, height), scale: scale) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return image
    }

    /// Writes the files to a folder, which the caller removes. The keys are their paths.
    static func folder(_ files: [String: Data]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("images-\(UUID().uuidString)", isDirectory: true)
        for (path, data) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        return folder
    }

    /// Returns the recorded items.
    @MainActor static func record(
        _ size: CGSize = CGSize(width: 100, height: 100), _ draw: () -> Void
    ) -> [DisplayItem] {
        let context = CGContext(size: size)
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        return context.displayList.items
    }
}
