import Diagnostics
import Foundation

/// What the bytes of an image file say of themselves, without decoding them.
struct ImageFile: Sendable {
    /// What there is to draw; nil where the bytes are no image of a known format.
    private(set) var content: ImageContent?
    /// In pixels, or points of a drawing.
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var orientation = UIImage.Orientation.up
    /// What is wrong with the file, said each time it is used.
    private(set) var complaint: Diagnostic?

    /// The largest file that is read, in bytes.
    static let sizeLimit = 64 << 20
    /// The most pixels that are decoded (see `CairoRenderer`'s `PixelBuffer`).
    private static let pixelLimit = 64 << 20
    private static let sideLimit = 32767

    init(_ data: Data, name: String) {
        if let image = CGImage(data: data) ?? PDFDrawing.image(of: data) {
            content = .bitmap(image)
            (width, height) = (Double(image.width), Double(image.height))
            if image.format == .jpeg { orientation = JPEGFile.orientation(of: data) ?? .up }
            complaint = Self.fault(of: image).map {
                Diagnostic(
                    .warning, "the image \(name) \($0)", hint: "a crossed box stands in its place")
            }
        } else if let foreign = ForeignImage(data) {
            content = .placeholder(name)
            (width, height) = (foreign.width, foreign.height)
            complaint = Diagnostic(
                .warning, "the image \(name) is a \(foreign.format) file, which isn't painted",
                hint: foreign.format == "PDF"
                    ? "install poppler-utils if it is absent, or check the file"
                    : "PNG, JPEG, SVG and PDF are")
        } else {
            complaint = Diagnostic(.warning, "\(name) is not an image")
        }
    }

    private static func fault(of image: CGImage) -> String? {
        let (width, height) = (image.width, image.height)
        if width > sideLimit || height > sideLimit || width > pixelLimit / height {
            return "claims \(width) × \(height) pixels, more than are painted"
        }
        switch image.format {
        case .png where !PNGFile.isWhole(image.data): return "is cut short"
        case .jpeg where !JPEGFile.isWhole(image.data): return "is cut short"
        case .png, .jpeg, .svg, nil: return nil
        }
    }

    /// The image at so many pixels to a point; says what is wrong with it.
    func attributes(scale: CGFloat) -> ImageAttributes? {
        complaint?.log()
        guard let content else { return nil }
        let isDrawing = if case .bitmap(let image) = content { image.format == .svg } else { false }
        let scale = scale > 0 && !isDrawing ? scale : 1
        return ImageAttributes(
            content: content, storedSize: CGSize(width: width / scale, height: height / scale),
            scale: scale, orientation: orientation)
    }

    /// By the end of a file's name: `@2x`, `@3x`, with or without an idiom such as `~ipad`.
    static func scale(inName name: String) -> CGFloat {
        let stem = name.split(separator: "~").first ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

/// The frame of PNG files (W3C PNG, 5.3: chunks of length, type, data and check sum).
enum PNGFile {
    /// Whether every chunk up to the one that ends the file is there.
    static func isWhole(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var at = 8
            while at + 12 <= bytes.count {
                let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
                let isEnd = bytes[at + 4..<at + 8].elementsEqual("IEND".utf8)
                at += 12 + length
                if isEnd { return at <= bytes.count }
            }
            return false
        }
    }
}

/// The frame of JPEG files (ITU T.81, annex B), and their EXIF orientation.
enum JPEGFile {
    /// Whether the end-of-image marker is there; some programs write a few bytes behind it.
    static func isWhole(_ data: Data) -> Bool {
        let tail = data.suffix(4096)
        return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    }

    /// Entry 0x0112 of the first directory of the EXIF segment (EXIF 2.3, 4.6.4).
    static func orientation(of data: Data) -> UIImage.Orientation? {
        guard let tiff = exif(in: data) else { return nil }
        let isLittle = tiff.starts(with: "II".utf8)
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= tiff.count else { return nil }
            let bytes = tiff[at..<at + count]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) {
                $0 << 8 | Int($1)
            }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return nil }
        for entry in 0..<count {
            let at = start + 2 + entry * 12
            guard let tag = number(at, 2) else { return nil }
            if tag == 0x0112 { return number(at + 8, 2).flatMap(UIImage.Orientation.init(exif:)) }
        }
        return nil
    }

    private static func exif(in data: Data) -> [UInt8]? {
        let bytes = [UInt8](data.prefix(1 << 17))
        var at = 2
        while at + 10 < bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
            let end = at + 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
            if bytes[at + 1] == 0xE1, bytes[(at + 4)...].starts(with: "Exif\0\0".utf8),
                end <= bytes.count, at + 10 <= end
            {
                return Array(bytes[at + 10..<end])
            }
            at = max(end, at + 2)
        }
        return nil
    }
}
