import CoreGraphics
import Foundation

/// The frames of an animated SVG file on one still page, which other programs show in parts.
public struct StillFrames: Sendable, Equatable {
    /// An SVG file with the different frames side by side, in rows, without metadata.
    public let svg: [UInt8]
    /// The number of frames in a row.
    public let columns: Int
    public let rows: Int
    /// The position on the page of each frame in time: numbers from 0, row by row.
    public let places: [Int]
    /// The size of a frame in points.
    public let size: CGSize
}

extension StillFrames {
    /// Reads a file of ``CairoRenderer/animatedSVG(_:framesPerSecond:metadata:)``. Other files return
    /// `nil`.
    public init?(animatedSVG bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        let animation = /<animateTransform [^>]* values="([-0-9.,;]+)"\/>\n?/
        let opening = /<svg ([^>]*?) width="([0-9.]+)" height="([0-9.]+)" viewBox="[^"]*">\n?/
        guard let start = text.firstMatch(of: opening), let width = Double(start.2),
            let height = Double(start.3), width > 0, height > 0,
            let moves = text[start.range.upperBound...].firstMatch(of: animation)
        else { return nil }
        let values = moves.1.split(separator: ";")
        let cells = values.compactMap { Cell($0, width: width, height: height) }
        let columns = (cells.map(\.column).max() ?? 0) + 1
        let rows = (cells.map(\.row).max() ?? 0) + 1
        // A page has no more rows or columns than frames; other files were edited.
        guard cells.count == values.count, max(columns, rows) <= cells.count else { return nil }
        let (right, bottom) = ((width * Double(columns)).short, (height * Double(rows)).short)
        let body = text[start.range.upperBound..<moves.range.lowerBound]
        // The metadata describes the film, not this page.
        let content = body.range(of: "</metadata>\n")?.upperBound ?? body.startIndex
        // Frames fill their parts of the image at any size, also at one of whole pixels.
        let tag =
            "<svg \(start.1) width=\"\(right)\" height=\"\(bottom)\" "
            + "preserveAspectRatio=\"none\" viewBox=\"0 0 \(right) \(bottom)\">\n"
        let page =
            text[..<start.range.lowerBound] + tag + body[content...]
            + text[moves.range.upperBound...]
        self.init(
            svg: Array(page.utf8), columns: columns, rows: rows,
            places: cells.map { $0.row * columns + $0.column },
            size: CGSize(width: width, height: height))
    }

    /// A column and a row of the page.
    private struct Cell {
        let column: Int
        let row: Int

        /// Parses a movement, such as `-320,-568`, which shows the frame.
        init?(_ move: Substring, width: Double, height: Double) {
            let parts = move.split(separator: ",").compactMap { Double($0) }
            guard parts.count == 2 else { return nil }
            column = Int(saturating: (-parts[0] / width).rounded())
            row = Int(saturating: (-parts[1] / height).rounded())
            guard min(column, row) >= 0, max(column, row) < Int.max else { return nil }
        }
    }
}
