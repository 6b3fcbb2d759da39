import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct PruneCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Removes references that no preview produces.",
        discussion: """
            Requires all previews, so options that filter previews are errors. Prints each file. \
            Files that aren't references are never removed. Fails if the environment variable CI is set.
            """)

    /// The options of `test` and `record` that this command doesn't have, or that exclude previews.
    static let refusedOptions: Set<String> = [
        "grep", "scene", "devices", "perform", "as", "tap", "type", "into", "scroll", "long-press",
        "pan", "turn", "tolerance", "perceptual", "ciede2000", "count-antialiased", "max-pixels",
        "ignore-view", "workers", "timeout", "memory-limit",
    ]

    @OptionGroup(title: "Removal Options") var removal: RemovalOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        try prune(print: Console.print)
    }

    @MainActor func prune(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        print: (String) -> Void
    ) throws {
        if let tests = removal.tests { return try prune(tests: tests.path, environment, print) }
        if let option = selection.filter {
            throw UsageError.partialPrune("\(option) excludes some; omit it")
        }
        let dryRun = removal.dryRun
        let test = try SnapshotTest(
            store: try references.store, policy: dryRun ? .compare : .record,
            environment: environment)
        let previews = try input.previews(selection)
        if previews.isPartial {
            throw UsageError.partialPrune("some documents can't be read; fix or remove them")
        }
        if !dryRun { test.store.removeLeftovers(of: previews.all.map(\.name)) }
        var files = try test.store.removeSuperseded(dryRun: dryRun)
        files.forEach { print($0.relativePath) }
        for reference in try references.obsolete(test, previews, selection) {
            if !dryRun { try test.remove([reference]) }
            files.append(test.store.url(reference.id))
            print(files[files.count - 1].relativePath)
        }
        if !dryRun { try test.store.commit() }
        summarize(files.count, print)
    }

    /// Removes references of tests with assertions, instead of those of previews.
    private func prune(
        tests folder: String, _ environment: [String: String], _ print: (String) -> Void
    ) throws {
        // Fails on CI, as for previews.
        _ = try SnapshotTest(
            store: try references.store, policy: removal.dryRun ? .compare : .record,
            environment: environment)
        let obsolete = try TestReferences(in: folder).obsolete
        for path in obsolete {
            let file = URL(fileURLWithPath: folder).appending(path: path)
            if !removal.dryRun { try FileManager.default.removeItem(at: file) }
            print(file.relativePath)
        }
        summarize(obsolete.count, print)
    }

    private func summarize(_ number: Int, _ print: (String) -> Void) {
        let count = "\(number) reference" + (number == 1 ? "" : "s")
        print(
            number == 0
                ? "no obsolete references" : "\(count) \(removal.dryRun ? "to remove" : "removed")")
    }
}

/// What `prune` does with obsolete references.
struct RemovalOptions: ParsableArguments {
    @Flag(help: "List the references without removing them")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "Remove the references of snapshot tests that don't exist, in a folder of tests, instead of"
                + " those of previews", valueName: "folder"), completion: .directory)
    var tests: PathArgument?
}

extension SelectionOptions {
    /// The option that excludes previews or devices, or `nil` if all are selected.
    fileprivate var filter: String? {
        if screens.grep != nil { return "--grep" }
        if screens.scene != nil { return "--scene" }
        return screens.devices?.isAll ?? true ? nil : "--devices"
    }
}
