import ArgumentParser
import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit

struct FramesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints where views lie on the design canvas, a JSON object a line.",
        discussion: """
            Each line is {"document": FILE, "scenes": [{"root": ID, "views": {ID: [x, y, width, \
            height]}}]} or {"document": FILE, "error": TEXT}, in the order of the files; frames are \
            in points, in the superview's space.
            """)

    @Argument(help: "The .storyboard and .xib files.")
    var files: [String]

    @Flag(help: "Texts keep their stored sizes instead of being measured.")
    var storedTextSizes = false

    @Option(help: "Another canvas: DEVICE or DEVICE:landscape, by Interface Builder's id or slug.")
    var canvas: String?

    @MainActor mutating func run() async throws {
        let canvas = try canvas.map { try Self.canvas($0) }
        var hasFailed = false
        for file in files {
            do {
                let document = try Document(contentsOf: URL(fileURLWithPath: file))
                let (frames, _) = DiagnosticLog.collecting {
                    document.designFrames(storedTextSizes: storedTextSizes, on: canvas)
                }
                Console.print(FramesLine.line(document: file, frames))
            } catch {
                hasFailed = true
                Console.print(FramesLine.line(document: file, error: "\(error)"))
            }
        }
        if hasFailed { throw ExitCode.couldNotRun }
    }

    @MainActor private static func canvas(_ text: String) throws(UsageError) -> CanvasChoice {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard let device = Device.withInterfaceBuilderID(name) ?? Device.named(name) else {
            throw .noDevice(name)
        }
        switch parts.dropFirst().first {
        case nil, "portrait": return CanvasChoice(device: device, isLandscape: false)
        case "landscape": return CanvasChoice(device: device, isLandscape: true)
        case .some(let word):
            throw .unknown(kind: "orientation", value: word, known: ["portrait", "landscape"])
        }
    }
}

/// The lines that `frames` prints.
enum FramesLine {
    static func line(document: String, _ roots: [DesignFrames]) -> String {
        let scenes = roots.map { root in
            let views = root.frames.map { "\(quoted($0.id)): \(numbers($0.frame))" }
            return "{\"root\": \(quoted(root.root)), \"views\": {\(views.joined(separator: ", "))}}"
        }
        return
            "{\"document\": \(quoted(document)), \"scenes\": [\(scenes.joined(separator: ", "))]}"
    }

    static func line(document: String, error: String) -> String {
        "{\"document\": \(quoted(document)), \"error\": \(quoted(error))}"
    }

    private static func numbers(_ frame: CGRect) -> String {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        return "[" + values.map { "\(Double($0))" }.joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
