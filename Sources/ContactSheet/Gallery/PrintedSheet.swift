import AtomicFiles
import CairoRenderer
import ContactSheetPreviews
import CoreGraphics
import Foundation
import UIKit

/// The pages of a contact sheet on paper: all snapshots of a run, by preview.
///
/// Screens are recorded again for their page, so that only the drawings of one page are in memory.
struct PrintedSheet: ProcessRequest {
    /// A preview with its configurations.
    struct Section: Codable, Sendable {
        let preview: String
        let note: String?
        let configurations: [Configuration]
    }

    let title: String
    /// The path of the file.
    let path: String
    let sections: [Section]
    /// The snapshots that can't be rendered.
    let failed: Set<SnapshotID>

    var weight: Double { Double(1 + sections.map(\.configurations.count).reduce(0, +)) }

    /// The size of a page, A4 in PostScript points.
    static let size = CGSize(width: 595, height: 842)
    static let margin: CGFloat = 36
    /// The points of the page for each point of a screen.
    static let scale: CGFloat = 0.25

    /// Writes the file.
    ///
    /// - Returns: The number of pages.
    @MainActor func output(from source: PreviewSource) throws -> Int {
        let pages = pages
        try AtomicFile.save(try pdf(of: pages, from: source), to: path)
        return pages.count
    }

    /// Returns a PDF file. Each page is drawn when it is written.
    @MainActor func pdf(of pages: [[PrintedPart]], from source: PreviewSource) throws -> [UInt8] {
        var number = 0
        return try CairoRenderer.pdf {
            number += 1
            return number <= pages.count ? drawing(number, of: pages, source) : nil
        }
    }

    @MainActor var pages: [[PrintedPart]] {
        var flow = PrintedFlow()
        for section in sections where !section.configurations.isEmpty { flow.add(section) }
        return flow.finish()
    }

    /// - Parameter number: The number of the page, from 1.
    @MainActor private func drawing(
        _ number: Int, of pages: [[PrintedPart]], _ source: PreviewSource
    ) -> DisplayList? {
        let screens = pages[number - 1].map { $0.record(from: source, except: failed) }
        let renderer = UIGraphicsImageRenderer(size: Self.size)
        let image = renderer.image { context in
            for (part, screen) in zip(pages[number - 1], screens) {
                part.draw(screen, in: context.cgContext)
            }
            let y = Self.size.height - Self.margin + 10
            let place = CGRect(
                x: Self.margin, y: y, width: Self.size.width - 2 * Self.margin, height: 10)
            PrintedText(title, size: 7, color: .gray).draw(in: place)
            PrintedText("\(number) of \(pages.count)", size: 7, color: .gray, alignment: .right)
                .draw(in: place)
        }
        return image.cgImage?.drawing
    }
}

/// A part of a page, in points of the page.
enum PrintedPart {
    case heading(name: String, note: String?, CGRect)
    case screen(preview: String, Configuration, CGRect)

    /// Records the screen; `nil` for headings and for screens that can't be rendered.
    @MainActor fileprivate func record(
        from source: PreviewSource, except failed: Set<SnapshotID>
    ) -> DisplayList? {
        guard case .screen(let name, let configuration, _) = self,
            !failed.contains(SnapshotID(preview: name, configuration: configuration.name))
        else { return nil }
        return try? source.preview(named: name).record(configuration).list
    }

    @MainActor fileprivate func draw(_ screen: DisplayList?, in context: CGContext) {
        switch self {
        case .heading(let name, let note, let rect):
            let (first, second) = rect.divided(atDistance: 14, from: .minYEdge)
            PrintedText(name, size: 11, isBold: true).draw(in: first)
            if let note { PrintedText(note, size: 8, color: .gray).draw(in: second) }
        case .screen(_, let configuration, let rect):
            let radius = configuration.group.devices[0].cornerRadius * PrintedSheet.scale
            let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
            context.saveGState()
            path.addClip()
            if let screen, let image = CGImage(drawing: screen, scale: 1) {
                UIImage(cgImage: image).draw(in: rect)
            } else {
                PrintedText("Can't be rendered", size: 7, color: .gray).draw(
                    in: rect.insetBy(dx: 4, dy: 4))
            }
            context.restoreGState()
            UIColor(white: 0.6, alpha: 1).setStroke()
            path.lineWidth = 0.5
            path.stroke()
            let label = CGRect(
                x: rect.minX, y: rect.maxY + 4, width: max(rect.width, 90), height: 18)
            let (first, second) = label.divided(atDistance: 9, from: .minYEdge)
            PrintedText(configuration.group.names[0], size: 7).draw(in: first)
            PrintedText(configuration.printedConditions, size: 6, color: .gray).draw(in: second)
        }
    }
}

/// Arranges headings and rows of screens on pages.
@MainActor private struct PrintedFlow {
    private var pages: [[PrintedPart]] = []
    private var page: [PrintedPart] = []
    private var y = PrintedSheet.margin

    private static let gap: CGFloat = 14
    private static let labelHeight: CGFloat = 24

    mutating func add(_ section: PrintedSheet.Section) {
        let rows = Self.rows(section.configurations)
        let headingHeight: CGFloat = section.note == nil ? 20 : 30
        beginPage(ifLess: headingHeight + Self.height(of: rows[0]))
        page.append(
            .heading(
                name: section.preview, note: section.note,
                CGRect(x: left, y: y, width: Self.width, height: headingHeight)))
        y += headingHeight
        for row in rows {
            beginPage(ifLess: Self.height(of: row))
            var x = left
            for configuration in row {
                let size = Self.size(of: configuration)
                page.append(
                    .screen(
                        preview: section.preview, configuration,
                        CGRect(origin: CGPoint(x: x, y: y), size: size)))
                x += max(size.width, Self.leastWidth) + Self.gap
            }
            y += Self.height(of: row)
        }
        y += Self.gap
    }

    mutating func finish() -> [[PrintedPart]] {
        pages + (page.isEmpty && !pages.isEmpty ? [] : [page])
    }

    private var left: CGFloat { PrintedSheet.margin }
    private static let width = PrintedSheet.size.width - 2 * PrintedSheet.margin
    /// The width of a label.
    private static let leastWidth: CGFloat = 90

    private mutating func beginPage(ifLess height: CGFloat) {
        guard y + height > PrintedSheet.size.height - PrintedSheet.margin, !page.isEmpty else {
            return
        }
        pages.append(page)
        page = []
        y = PrintedSheet.margin
    }

    private static func size(of configuration: Configuration) -> CGSize {
        let size = configuration.group.screen.size
        return CGSize(
            width: size.width * PrintedSheet.scale, height: size.height * PrintedSheet.scale)
    }

    private static func height(of row: [Configuration]) -> CGFloat {
        (row.map { size(of: $0).height }.max() ?? 0) + labelHeight
    }

    private static func rows(_ configurations: [Configuration]) -> [[Configuration]] {
        var rows: [[Configuration]] = [[]]
        var x: CGFloat = 0
        for configuration in configurations {
            let length = max(size(of: configuration).width, leastWidth)
            if x + length > width, x > 0 {
                rows.append([])
                x = 0
            }
            rows[rows.count - 1].append(configuration)
            x += length + gap
        }
        return rows
    }
}

extension Configuration {
    /// What distinguishes the configuration from others of its device, such as
    /// `landscape-left, dark`.
    fileprivate var printedConditions: String {
        name.split(separator: ".").dropFirst().joined(separator: ", ")
    }
}
