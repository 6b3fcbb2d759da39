import ArgumentParser
import Foundation
import Gallery
import Previews
import Snapshots

struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Writes the contact sheet: a static page of all pictures.",
        discussion: "Where there is a folder of references, the page shows what differs.")

    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup var references: ReferenceOptions

    @Option(name: .shortAndLong, help: "The folder for the page and its pictures.")
    var output: String

    @MainActor mutating func run() async throws {
        let previews = try input.previews(selection)
        let run = PreviewRun(
            previews: previews.chosen, configurations: try selection.configurations())
        let folder = try OutputFolder(output)
        let writer = GalleryPictureWriter(folder: folder, test: try references.testIfPresent())
        let progress = Progress(total: run.count)
        var manifest = Manifest()
        var pictures: [String: [GalleryPicture]] = [:]
        try await run { shot in
            try writer.write(shot)
        } finish: { written in
            manifest.pictures.append(written.entry)
            pictures[written.entry.preview, default: []].append(written.picture)
            progress.advance()
        }
        progress.finish()
        try folder.write(try manifest.json(), to: "manifest.json")
        let content = GalleryContent(
            title: Sheet.current.name, generator: "contactsheet \(Version.current)",
            previews: previews.chosen.map { preview in
                GalleryPreview(
                    name: preview.name, note: preview.note,
                    pictures: pictures[preview.name] ?? [])
            })
        try GalleryWriter.write(content, to: folder.url)
        Report.diagnostics(of: manifest)
        Console.print("\(manifest.pictures.count) pictures. Open the contact sheet in a browser:")
        Console.print(folder.url.appending(path: "index.html").absoluteString)
    }
}

extension ReferenceOptions {
    /// Nil where there is no folder of references.
    fileprivate func testIfPresent() throws(SnapshotError) -> SnapshotTest? {
        guard FileManager.default.fileExists(atPath: snapshots) else { return nil }
        return try SnapshotTest(store: store, policy: .compare)
    }
}

/// Writes a picture for the gallery and holds it against its reference.
private struct GalleryPictureWriter: Sendable {
    struct Written: Sendable {
        var entry: Manifest.Entry
        var picture: GalleryPicture
    }

    let folder: OutputFolder
    let test: SnapshotTest?

    func write(_ shot: Shot) throws(UsageError) -> Written {
        let path = "\(shot.name).svg"
        do {
            let recording = try shot.recording.get()
            let bytes = try recording.paint(.svg)
            try folder.write(bytes, to: path)
            let entry = Manifest.Entry(shot, files: ["svg": path])
            var picture = GalleryPicture(shot, svg: path, diagnostics: entry.diagnostics)
            if let verdict = try test?.verdict(on: recording, painted: bytes) {
                picture.outcome = GalleryOutcome(rawValue: verdict.word)
                if case .changed(let causes) = verdict {
                    picture.cause = causes.map(\.description)
                    picture.reference = try copyReference(of: shot)
                }
            }
            return Written(entry: entry, picture: picture)
        } catch let error as UsageError {
            throw error
        } catch {
            let entry = Manifest.Entry(shot, files: [:], error: "\(error)")
            var picture = GalleryPicture(shot, svg: nil, diagnostics: entry.diagnostics)
            picture.outcome = .failed
            picture.cause = ["\(error)"]
            return Written(entry: entry, picture: picture)
        }
    }

    /// Puts the reference beside the new picture, so that the page needs no other folder.
    private func copyReference(of shot: Shot) throws -> String? {
        guard let url = test?.store.url(preview: shot.preview, name: shot.configuration.name)
        else { return nil }
        let path = "\(shot.name).reference.svg"
        try folder.write(try Data(contentsOf: url), to: path)
        return path
    }
}

extension GalleryPicture {
    fileprivate init(_ shot: Shot, svg: String?, diagnostics: [String]) {
        let configuration = shot.configuration
        let screen = configuration.group.screen
        let variant = configuration.variant
        let insets = screen.safeArea
        self.init(
            id: shot.name, svg: svg, device: GalleryDevice(configuration.group),
            orientation: GalleryOrientation(rawValue: configuration.orientation.rawValue)
                ?? .portrait,
            appearance: variant.appearance == .dark ? .dark : .light,
            textSize: variant.textSize == .l ? "large" : variant.textSize.rawValue,
            direction: variant.direction == .rtl ? .rightToLeft : .leftToRight,
            iOS: configuration.group.iOS.description, width: screen.size.width,
            height: screen.size.height,
            safeArea: GalleryInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            diagnostics: diagnostics)
    }
}

extension GalleryDevice {
    fileprivate init(_ group: DeviceGroup) {
        let first = group.devices[0]
        self.init(
            slug: group.slug, names: group.names, idiom: first.idiom == .phone ? .phone : .pad,
            family: first.familyName, year: first.year, scale: first.scale,
            cornerRadius: first.cornerRadius)
    }
}

extension Device {
    /// The kind of device as the gallery's filter names it.
    fileprivate var familyName: String {
        if idiom == .pad { return hasHomeIndicator ? "iPad, all screen" : "iPad, home button" }
        switch cutout {
        case .none: return hasHomeIndicator ? "iPhone, all screen" : "iPhone, home button"
        case .notch: return "iPhone, notch"
        case .island: return "iPhone, Dynamic Island"
        }
    }
}
