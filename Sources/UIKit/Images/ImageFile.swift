import AssetCatalogs
import AtomicFiles
import ContactSheetDiagnostics
import CoreGraphics
import ForeignFiles
import Foundation

/// The properties of an image file, read without decoding its pixels.
struct ImageFile: Sendable {
    /// The content, or `nil` if the data isn't an image of a known format.
    private(set) var content: ImageContent?
    /// The width in pixels, or in points for drawings.
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var orientation = UIImage.Orientation.up
    /// Whether the size is in points.
    private var isDrawing = false
    /// The size of a unit in points; less than 1 for the drawings of symbol templates.
    private(set) var pointsPerUnit: CGFloat = 1
    /// The diagnostic about the file, which is reported every time it is used.
    private(set) var complaint: Diagnostic?

    /// The maximum size of a file, in bytes.
    static let sizeLimit = 64 << 20
    /// The maximum number of pixels that are decoded (see `CairoRenderer`'s `PixelBuffer`).
    private static let pixelLimit = 64 << 20
    private static let sideLimit = 32767

    /// Creates the properties of a file.
    ///
    /// - Parameter isSymbol: Whether only the drawing of an Apple symbol template is used.
    init(_ data: Data, name: String, isSymbol: Bool = false) {
        let template =
            isSymbol ? SymbolTemplate.drawing(in: data).flatMap(CGImage.init(data:)) : nil
        let page = PDFDrawing.page(of: data)
        if let image = template ?? CGImage(data: data) ?? (try? page?.get()) {
            (width, height) = (Double(image.width), Double(image.height))
            if template != nil { pointsPerUnit = SymbolTemplate.factor }
            if image.format == .jpeg { orientation = JPEGFile.orientation(of: data) ?? .up }
            take(image, name)
        } else if let foreign = ForeignImage(data) {
            content = .placeholder(name)
            (width, height) = (foreign.width, foreign.height)
            isDrawing = foreign.format == "PDF"
            complaint = Self.complaint(name, foreign.format, page)
        } else {
            complaint = Self.complaint(name, data) ?? Diagnostic(.warning, "\(name) isn't an image")
        }
    }

    /// Uses the image as content. Drawings are decoded here, pixels when they are painted.
    private mutating func take(_ image: CGImage, _ name: String) {
        content = .bitmap(image)
        complaint = Self.invalidReason(of: image).map {
            Diagnostic(.warning, "the image \(name) \($0)", hint: Self.boxHint)
        }
        guard image.format == .svg else { return }
        isDrawing = true
        do {
            let shapes = try SVGDecoder.shapes(
                of: image.data, width: image.width, height: image.height)
            guard let drawing = CGImage(data: shapes) else { throw DecodingError.unreadable }
            content = .bitmap(drawing)
        } catch {
            content = .placeholder(name)
            complaint =
                Self.complaint(name, image.data)
                ?? Diagnostic(.warning, "the image \(name) \(error)", hint: Self.boxHint)
        }
    }

    /// Returns the diagnostic of a file that contains something else, such as a Git LFS pointer, or
    /// `nil` for other files.
    private static func complaint(_ name: String, _ data: Data) -> Diagnostic? {
        FileDefect(data).map { Diagnostic(.warning, "the image \(name) \($0)", hint: $0.hint) }
    }

    private static let boxHint = "a placeholder is drawn instead"

    private static func complaint(
        _ name: String, _ format: String, _ page: Result<CGImage, DecodingError>?
    ) -> Diagnostic {
        let hint =
            switch page {
            case .failure(.noProgram): "install poppler-utils"
            case .failure(let error): "the file \(error)"
            case .success, nil: "convert it to PNG, JPEG, SVG, or PDF"
            }
        return Diagnostic(
            .warning, "the image \(name) is a \(format) file and can't be drawn", hint: hint)
    }

    private static func invalidReason(of image: CGImage) -> String? {
        let (width, height) = (image.width, image.height)
        if width > sideLimit || height > sideLimit || width > pixelLimit / height {
            return "exceeds the size limit: \(width) × \(height) pixels"
        }
        // Text in a drawing may contain anything, and its end is checked when it is decoded.
        guard image.format == .png || image.format == .jpeg else { return nil }
        return FileDefect(image.data)?.description
    }

    /// Returns the attributes of the image at a scale in pixels per point, and reports its
    /// diagnostic.
    func attributes(scale: CGFloat) -> ImageAttributes? {
        complaint?.log()
        guard let content else { return nil }
        let scale = scale > 0 && !isDrawing ? scale : 1
        let points = pointsPerUnit / scale
        return ImageAttributes(
            content: content, storedSize: CGSize(width: width * points, height: height * points),
            scale: scale, orientation: orientation)
    }

    /// Returns the scale at the end of a file's name: `@2x` or `@3x`, with or without an idiom such
    /// as `~ipad`.
    static func scale(inName name: String) -> CGFloat {
        let stem = name.split(separator: "~").first ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

/// The EXIF orientation of JPEG files.
enum JPEGFile {
    /// Returns the orientation: entry 0x0112 of the first directory of the EXIF segment (EXIF 2.3,
    /// 4.6.4).
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
