import ArgumentParser
import ContactSheetDiagnostics
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

    @Argument(
        help: "The .storyboard and .xib files, or Xcode projects for all their documents",
        completion: .documents)
    var files: [PathArgument]

    @Flag(help: "Use the stored sizes of texts instead of measuring them")
    var storedTextSizes = false

    @Option(help: "The canvas: DEVICE or DEVICE:landscape, an Interface Builder ID or a slug")
    var canvas: CanvasValue?

    @OptionGroup var fonts: FontOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        try fonts.register()
        try answer { Console.print($0) }
    }

    /// Prints a line for each file. If a file can't be read, the command fails after the last file.
    @MainActor func answer(_ print: (String) -> Void) throws {
        var hasFailed = false
        for file in try files.flatMap({ try ProjectDocuments($0).paths }) {
            do {
                let document = try Document(contentsOf: URL(fileURLWithPath: file))
                let (frames, _) = DiagnosticLog.collecting {
                    document.designFrames(storedTextSizes: storedTextSizes, on: canvas?.choice)
                }
                print(FramesLine.line(document: file, frames))
            } catch {
                hasFailed = true
                print(FramesLine.line(document: file, error: "\(error)"))
            }
        }
        if hasFailed { throw ExitCode.couldNotRun }
    }
}
