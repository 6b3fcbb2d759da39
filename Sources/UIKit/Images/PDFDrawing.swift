import Foundation

/// Turns the first page of a PDF file into an SVG drawing, with Poppler's `pdftocairo`: a program
/// of its own, so that a broken or hostile file can't take the pictures down with it.
enum PDFDrawing {
    /// The longest that a page may take, in seconds.
    private static let timeLimit = 20

    /// The page, one PDF point to one point; nil where the program is absent or refuses the file.
    static func image(of data: Data) -> CGImage? {
        guard data.starts(with: "%PDF-".utf8), let svg = convert(data) else { return nil }
        return CGImage(data: inPoints(svg))
    }

    private static func convert(_ data: Data) -> Data? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("contactsheet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (page, drawing) = (
            folder.appendingPathComponent("page.pdf"), folder.appendingPathComponent("page.svg")
        )
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false)
            try data.write(to: page)
            guard
                try run(["pdftocairo", "-q", "-svg", "-f", "1", "-l", "1", page.path, drawing.path])
            else { return nil }
            return try Data(contentsOf: drawing)
        } catch {
            return nil
        }
    }

    /// Whether the command ended well in time.
    private static func run(_ command: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + .seconds(timeLimit)) == .timedOut {
            process.terminate()
            return false
        }
        return process.terminationStatus == 0
    }

    /// Poppler writes lengths such as `24pt`, which SVG reads as 32 units.
    private static func inPoints(_ svg: Data) -> Data {
        var text = String(decoding: svg, as: UTF8.self)
        guard let open = text.range(of: "<svg"),
            let close = text[open.upperBound...].firstIndex(of: ">")
        else { return svg }
        let head = text[open.lowerBound..<close].replacing("pt\"", with: "\"")
        text.replaceSubrange(open.lowerBound..<close, with: head)
        return Data(text.utf8)
    }
}
