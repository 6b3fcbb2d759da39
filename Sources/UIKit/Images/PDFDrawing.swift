import CoreGraphics
import ForeignFiles
import Foundation

/// Turns the first page of a PDF file into an SVG drawing.
enum PDFDrawing {
    /// The page as Poppler writes it, one PDF point to one point; `nil` if the bytes aren't a PDF
    /// file.
    static func page(of data: Data) -> Result<CGImage, DecodingError>? {
        guard data.starts(with: "%PDF-".utf8) else { return nil }
        do {
            let page = try PDFDecoder.firstPage(of: data)
            return CGImage(data: inPoints(page)).map { .success($0) } ?? .failure(.unreadable)
        } catch {
            return .failure(error)
        }
    }

    /// Poppler writes lengths such as `24pt`, which SVG reads as 32 units.
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
