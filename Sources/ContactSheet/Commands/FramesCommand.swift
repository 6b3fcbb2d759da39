import ArgumentParser
import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit

struct FramesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints the frames of views on the design canvas, as one JSON object per file.",
        discussion: """
            Each line is {"document": FILE, "scenes": [{"root": ID, "views": {ID: [x, y, width, \
            height]}}]} or {"document": FILE, "error": TEXT}, in the order of the arguments. \
            Frames are in points, in the coordinate space of the superview.
            """)

    @Argument(help: "The .storyboard and .xib files")
    var files: [PathArgument]

    @Flag(help: "Use the stored sizes of texts instead of measuring them")
    var storedTextSizes = false

    @Option(help: "The canvas: DEVICE or DEVICE:landscape, an Interface Builder ID or a slug")
    var canvas: String?

    @OptionGroup var fonts: FontOptions

    @MainActor mutating func run() async throws {
        try fonts.register()
        try answer { Console.print($0) }
    }

    /// Prints a line for each file. If a file can't be read, the command fails after the last file.
    @MainActor func answer(_ print: (String) -> Void) throws {
        let canvas = try canvas.map { try Self.canvas($0) }
        var hasFailed = false
        for file in files.map(\.path) {
            do {
                let document = try Document(contentsOf: URL(fileURLWithPath: file))
                let (frames, _) = DiagnosticLog.collecting {
                    document.designFrames(storedTextSizes: storedTextSizes, on: canvas)
                }
                print(FramesLine.line(document: file, frames))
            } catch {
                hasFailed = true
                print(FramesLine.line(document: file, error: "\(error)"))
            }
        }
        if hasFailed { throw ExitCode.couldNotRun }
    }

    private static func canvas(_ text: String) throws(UsageError) -> CanvasChoice {
        let parts = text.split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false
        ).map(String.init)
        guard let device = Device.withInterfaceBuilderID(parts[0]) ?? Device.named(parts[0]) else {
            throw .noDevice(parts[0])
        }
        let orientation = parts.count > 1 ? parts[1] : "portrait"
        let known = ["portrait", "landscape"]
        guard known.contains(orientation) else {
            throw .unknown(kind: "orientation", value: orientation, known: known)
        }
        return CanvasChoice(device: device, isLandscape: orientation == "landscape")
    }
}
