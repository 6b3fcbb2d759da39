import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import CoreGraphics
import Foundation
import InterfaceBuilder
import InterfaceEditing

struct CanvasCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "canvas",
        abstract: "Renders a document as Interface Builder's canvas shows it.",
        discussion: """
            Draws the stored frames with the constraints: satisfied ones in blue; violated ones in \
            yellow, with the frame at run time as a dashed rectangle; conflicting ones, and those \
            of views that constraints are missing for, in red. With --canvas, draws the layout on \
            that canvas, such as the turned one. With --autoresizing, draws the struts and springs of \
            a view, or of all views, instead, and in SVG files an animation of a growing superview.
            """)

    @Argument(
        help: "The .storyboard or .xib file, or an Xcode project for all its documents",
        completion: .documents)
    var file: PathArgument

    @OptionGroup(title: "Output Options") var images: CanvasImageOptions

    @OptionGroup var selection: FixSelectionOptions

    @Option(help: "The canvas: DEVICE or DEVICE:landscape, an Interface Builder ID or a slug")
    var canvas: CanvasValue?

    @Option(
        defaultAsFlag: "", parsing: .next,
        help: ArgumentHelp(
            "Draw the struts and springs of all views, or of this one: its object ID, Xcode label, text, or title",
            valueName: "view"))
    var autoresizing: String?

    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    mutating func validate() throws {
        guard autoresizing != nil else { return }
        for (option, isGiven) in [("--view", !selection.view.isEmpty), ("--canvas", canvas != nil)]
        where isGiven {
            throw ValidationError(
                "--autoresizing and \(option) can't be used together — specify one of them")
        }
    }

    @MainActor mutating func run() async throws {
        try resources.register()
        try ProjectDocuments(file).forEach { path in try draw(path) { Console.print($0) } }
    }

    @MainActor func draw(_ file: String, print: (String) -> Void) throws {
        let document = try Document(contentsOf: URL(fileURLWithPath: file))
        let folder = try OutputFolder(images.output.path)
        let count: Int
        if let autoresizing {
            let previews =
                autoresizing.isEmpty
                ? try document.autoresizingPreviews(inScene: selection.scene)
                : [try document.autoresizingPreview(of: autoresizing, inScene: selection.scene)]
            for preview in previews {
                let name = ["autoresizing", preview.fileName].compactMap { $0 }.joined(
                    separator: " ")
                try write(
                    preview.list, animation: preview, to: path(preview.scene, name), in: folder)
            }
            count = previews.map(\.count).reduce(0, +)
        } else {
            let previews = try document.canvasPreviews(of: selection.selection, on: canvas?.choice)
            for preview in previews {
                try write(
                    preview.list, to: path(preview.scene, canvas?.fileName ?? "canvas"), in: folder)
            }
            count = previews.count
        }
        if count == 0, autoresizing != nil {
            return print(
                "\(file): constraints place every view, so there are no struts and springs")
        }
        let kind = autoresizing == nil ? "scene" : "view"
        print("\(count) \(kind)\(count == 1 ? "" : "s") in \(images.output.path)")

        func path(_ scene: String, _ name: String) -> String {
            SnapshotID(preview: "\(document.name)/\(scene)", configuration: name).path
        }
    }

    private func write(
        _ list: DisplayList, animation: AutoresizingPreview? = nil, to path: String,
        in folder: OutputFolder
    ) throws {
        for format in images.format.values {
            let scale = images.scale?.pixelsPerPoint ?? 2
            let bytes: [UInt8]
            if format == .svg, let animation {
                bytes = animation.animated(try animation.controls.paint(format, scale: scale))
            } else {
                bytes = try list.paint(format, scale: scale)
            }
            try folder.write(bytes, to: "\(path).\(format.rawValue)")
        }
    }
}

/// The files that `canvas` writes.
struct CanvasImageOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the rendered files", valueName: "folder"),
        completion: .directory)
    var output: PathArgument

    @Option(
        help: ArgumentHelp(
            "File formats; txt is the display list; comma-separated", valueName: "formats"))
    var format: Choices<ImageFormat> = "svg,png"

    @Option(help: "Pixels per point in PNG files; by default, 2")
    var scale: PixelScale?
}
