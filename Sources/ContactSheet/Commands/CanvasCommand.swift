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
            of views that constraints are missing for, in red. With --autoresizing, draws the \
            struts and springs of a view instead, and in SVG files an animation of a growing \
            superview.
            """)

    @Argument(
        help: "The .storyboard or .xib file, or an Xcode project for all its documents",
        completion: .documents)
    var file: PathArgument

    @OptionGroup(title: "Output Options") var images: CanvasImageOptions

    @OptionGroup var selection: FixSelectionOptions

    @Option(
        help: ArgumentHelp(
            "Draw the struts and springs of this view: its object ID, Xcode label, text, or title",
            valueName: "view"))
    var autoresizing: String?

    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    mutating func validate() throws {
        if autoresizing != nil, !selection.view.isEmpty {
            throw ValidationError(
                "--autoresizing and --view can't be used together — specify one of them")
        }
    }

    @MainActor mutating func run() async throws {
        try resources.register()
        try ProjectDocuments(file).forEach { path in try draw(path) { Console.print($0) } }
    }

    @MainActor func draw(_ file: String, print: (String) -> Void) throws {
        let document = try Document(contentsOf: URL(fileURLWithPath: file))
        let folder = try OutputFolder(images.output.path)
        var count = 0
        let kind = autoresizing == nil ? "scene" : "view"
        if let autoresizing {
            let preview = try document.autoresizingPreview(
                of: autoresizing, inScene: selection.scene)
            let id = SnapshotID(
                preview: "\(document.name)/\(preview.scene)",
                configuration: "autoresizing \(preview.fileName)")
            try write(preview.list, animation: preview, to: id.path, in: folder)
            count = 1
        } else {
            for preview in try document.canvasPreviews(of: selection.selection) {
                let id = SnapshotID(
                    preview: "\(document.name)/\(preview.scene)", configuration: "canvas")
                try write(preview.list, to: id.path, in: folder)
                count += 1
            }
        }
        print("\(count) \(kind)\(count == 1 ? "" : "s") in \(images.output.path)")
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
