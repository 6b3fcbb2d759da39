import CoreGraphics
import ForeignFiles
import Foundation
import XMLReading

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
        var options = XMLOptions()
        options.extent = .rootTag
        guard let tag = try? XMLTree(svg, options).root.startTag else { return svg }
        var head = Data(svg.prefix(tag.upperBound))
        while let unit = head.range(of: Data("pt\"".utf8)) {
            head.removeSubrange(unit.lowerBound..<unit.upperBound - 1)
        }
        return head + svg.dropFirst(tag.upperBound)
    }
}
