import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct GalleryCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Writes a gallery: a static HTML page with all snapshots.",
        discussion: "If the folder of references exists, the gallery shows the changes.")

    @OptionGroup(title: "Output Options") var pages: PageOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Document Options") var documents: DocumentOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup var diagnostics: DiagnosticOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(
            on: input.previews(selection, simulatesBars: documents.simulatedMetrics))
        let configurations = try selection.configurations()
        let folder = try OutputFolder(pages.output.path, generated: GalleryRun.generatedFiles)
        let run = selection.run(
            selection.limited(previews.chosen, to: configurations), in: configurations)
        try selection.reportDevices(of: run)
        let gallery = GalleryRun(
            title: input.title, run: run,
            executor: workers.executor(for: previews, count: run.count),
            test: try references.testIfPresent(comparison.tolerance), files: pages.files,
            last: LastComparison(try references.store))
        let (manifest, failures) = try await gallery(folder)
        failures.lines.forEach(Console.error)
        Report.diagnostics(of: manifest, diagnostics)
        Console.print("\(manifest.summary()). Open the gallery in a browser:")
        Console.print(folder.url.appending(path: "index.html").absoluteString)
        if manifest.failures > 0 { throw ExitCode.couldNotRun }
        try previews.finish()
    }
}

/// The files that `gallery` writes.
struct PageOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the page and its images", valueName: "folder"),
        completion: .directory)
    var output: PathArgument = "Output/gallery"

    @Option(
        help: ArgumentHelp(
            "A folder with files that replace those of the page", valueName: "folder"),
        completion: .directory)
    var templates: PathArgument?

    @Flag(help: "Also write gallery.html, one file that contains the whole gallery")
    var singleFile = false

    @Flag(help: "Also write each snapshot as a PNG file at the device's scale")
    var png = false

    @Option(
        help: ArgumentHelp(
            "Also write a PDF file for paper, with all snapshots by preview", valueName: "file"),
        completion: .file(extensions: ["pdf"]))
    var pdf: PathArgument?

    @Option(
        help: ArgumentHelp(
            "Where the gallery will be published, for links in summary.md and for a picture that "
                + "other sites show with a link to it", valueName: "address"))
    var url: WebAddress?

    var files: GalleryFiles {
        GalleryFiles(
            templates: templates.map { URL(fileURLWithPath: $0.path, isDirectory: true) },
            hasSingleFile: singleFile, hasPictures: png, pdf: pdf?.path, address: url?.text)
    }
}

/// The address of a folder on the web.
struct WebAddress: OptionValue {
    /// The address with a slash at its end.
    let text: String

    init(option text: String) throws(OptionError) {
        let plain = text.utf8.allSatisfy {
            (0x21...0x7E).contains($0) && !"\"<>|`\\()".utf8.contains($0)
        }
        guard plain, let url = URL(string: text), url.host != nil, url.query == nil,
            url.fragment == nil, ["http", "https"].contains(url.scheme)
        else { throw OptionError("expected an address such as https://example.com/gallery/") }
        self.text = text.hasSuffix("/") ? text : text + "/"
    }
}

extension ReferenceOptions {
    /// Returns the test, or `nil` if there is no folder of references.
    func testIfPresent(
        _ tolerance: SnapshotTolerance
    ) throws(SnapshotError) -> SnapshotTest? {
        let store = try store
        guard store.exists else { return nil }
        return try SnapshotTest(store: store, policy: .compare, tolerance: tolerance)
    }
}
