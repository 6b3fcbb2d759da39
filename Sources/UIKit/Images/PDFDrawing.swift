import CoreGraphics
import ForeignFiles
import Foundation

/// Converts the first page of a PDF file to an SVG drawing.
enum PDFDrawing {
    /// Returns the page as Poppler converts it, one PDF point per point, or `nil` if the data isn't
    /// a PDF file.
    static func page(of data: Data) -> Result<CGImage, DecodingError>? {
        guard data.starts(with: "%PDF-".utf8) else { return nil }
        do {
            let page = try PDFDecoder.firstPage(of: data)
            return CGImage(data: inPoints(page)).map { .success($0) } ?? .failure(.unreadable)
        } catch {
            return .failure(error)
        }
    }

    /// Removes Poppler's units of lengths such as `24pt`, which SVG reads as 32 units.
    private static func inPoints(_ svg: Data) -> Data {
        guard let open = svg.range(of: Data("<svg".utf8)),
            let close = svg[open.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return svg }
        var head = Data(svg[open.lowerBound..<close])
        while let unit = head.range(of: Data("pt\"".utf8)) {
            head.removeSubrange(unit.lowerBound..<unit.upperBound - 1)
        }
        return svg[..<open.lowerBound] + head + svg[close...]
    }
}
