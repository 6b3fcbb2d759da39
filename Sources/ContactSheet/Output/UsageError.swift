import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Typesetting

/// An error in the arguments or in the folders that they name.
enum UsageError: Error, Hashable {
    case noInput
    case inputNotRead(String)
    case assetsNotRead(String)
    /// No preview matches; `known` are the names of all previews.
    case noPreview(scene: String?, grep: String?, known: [String])
    case noScreen(inDocuments: Bool)
    /// No document remains.
    case allExcluded(by: String)
    case noRule(String, known: [String])
    case noRuleToExplain(String, known: [String])
    case noConfiguration
    /// A phone is selected for an application that only runs on iPads; the value is its slug.
    case phoneForPadApp(String)
    case noFonts(String)
    /// Required font files are missing; the values are their names.
    case missingFonts([String])
    case notGenerated(String)
    case partialPrune(String)
    /// There is no folder of tests at this path.
    case noTests(String)
    case badName(String, reason: String)
    case duplicateName(String, like: String)
    case badShortStep(option: String, value: String, form: String)
    case badLabel(String, reason: String)
    case stepsForOwnReferences
    case labelWithoutSteps(String)
    case noBaseline(String)
    case badBaseline(String, FileDefect? = nil)
    case noBaselineFile
    /// There is no folder of references at this path.
    case noReferences(String)
    /// The last run isn't one of shards.
    case lastRunOfShard
    /// None of the snapshots that differed in the last run is selected; the value is their number.
    case lastRunNotSelected(Int)
    /// The changes since a revision can't be found, for this reason.
    case noRevision(String, String)
    /// The current folder isn't in a working tree of Git, or there is no Git.
    case noRepository(hasGit: Bool)
    /// An input isn't in the repository whose revisions are compared.
    case outsideRepository(String)
    /// An input exists in none of two revisions.
    case inNoRevision(String)
    /// A subcommand of Git ended with a status.
    case gitFailed(String, status: Int32)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noInput:
            "missing input — specify .storyboard or .xib files, or folders of documents"
        case .inputNotRead(let path):
            "unexpected argument “\(path)” — this executable's previews are in code"
        case .assetsNotRead(let path):
            "--assets \(path): no such folder — check the path"
        case .noPreview(let scene?, nil, let known):
            "no scene is named “\(scene)”" + UsageError.question(scene, known)
        case .noPreview(let scene?, let grep?, _):
            "no scene is named “\(scene)” and has a preview name that contains “\(grep)”"
        case .noPreview(nil, let grep, let known):
            "no preview name contains “\(grep ?? "")”" + UsageError.question(grep ?? "", known)
        case .noScreen(let inDocuments):
            "nothing to render: "
                + (inDocuments
                    ? "the documents contain no views" : "the package lists no previews")
        case .allExcluded(let reason): "nothing to render: \(reason)"
        case .noRule(let id, let known):
            "unknown rule “\(id)” — "
                + (Suggestion.question(for: id, among: known)
                    ?? "`contactsheet lint --list-rules` lists all rules")
        case .noRuleToExplain(let id, let known):
            "unknown rule “\(id)” — "
                + (Suggestion.question(for: id, among: known).map { "\($0) Rules: " }
                    ?? "specify all, or one of: ") + known.joined(separator: ", ")
        case .noBaseline(let path):
            "--baseline \(path): no such file — create it with --update-baseline"
        case .badBaseline(let path, let defect?): defect.message(of: "--baseline \(path)")
        case .badBaseline(let path, nil):
            "--baseline \(path): not a baseline file — recreate it with --update-baseline"
        case .noReferences(let path):
            "\(path): no such \(SnapshotStore.isContainer(path) ? "file" : "folder") — record references, or"
                + " specify their folder with --snapshots"
        case .lastRunOfShard:
            "--last-failed and --shard can't be used together — specify one of them"
        case .lastRunNotSelected(let count):
            "--last-failed: \(count) snapshot\(count == 1 ? "" : "s") of the last run"
                + " \(count == 1 ? "isn't" : "aren't") selected — specify the same documents and"
                + " options as in that run"
        case .noRevision(let revision, let reason):
            "\(revision): \(reason) — specify one that `git log` shows"
        case .noRepository(let hasGit):
            hasGit
                ? "the current folder isn't in a Git repository — change to one"
                : "git isn't installed — install it"
        case .outsideRepository(let path):
            "\(path): outside the Git repository of the current folder — specify documents or folders in it"
        case .inNoRevision(let path):
            "\(path): no such file or folder, neither before nor after the changes"
        case .gitFailed(let command, let status):
            "git \(command) ended with status \(status) — run it to see why"
        case .noBaselineFile:
            "--update-baseline requires --baseline <file>"
        case .noConfiguration:
            "no device matches — check --devices, --multitasking, --ios, and --deployment-target"
        case .phoneForPadApp(let slug):
            "--devices: the app is for iPads only, so it doesn't run on \(slug) — use pads, or omit it"
        case .noFonts(let path):
            "--fonts \(path): no readable font files — specify .ttf or .otf files or their folder"
        case .missingFonts(let files):
            UsageError.missingFonts(files)
        case .notGenerated(let path):
            "\(path): not created by contactsheet, so it isn't overwritten — move the file, or"
                + " specify another folder with -o"
        case .noTests(let path):
            "--tests \(path): no such folder — check the path"
        case .partialPrune(let cause):
            "prune requires all previews, but \(cause)"
        case .badName(let name, let reason):
            "the preview name “\(name)” \(reason) — names become folder names, so rename it"
        case .duplicateName(let name, let other):
            name.utf8.elementsEqual(other.utf8)
                ? "two previews are named “\(name)” — rename one of them"
                : "the preview names “\(other)” and “\(name)” name the same folder on"
                    + " case-insensitive file systems — rename one of the previews"
        case .badShortStep(let option, let value, let form):
            "\(option) \(value): expected \(option) \(form)"
        case .badLabel(let label, let reason):
            "the name of the steps, “\(label)”, \(reason) — specify another with --as"
        case .labelWithoutSteps(let label):
            "--as \(label): there are no steps to name — add one, such as --tap VIEW"
        case .stepsForOwnReferences:
            "references of previews in code can't use steps of the command line — add them in code:"
                + " Preview(…) { … }.performing { screen in … }"
        }
    }

    private static func missingFonts(_ files: [String]) -> String {
        let packages = Set(files.compactMap(FontEnvironment.package)).sorted()
        let others = files.count > 1 ? " and \(files.count - 1) more" : ""
        return "required fonts are missing: \(files.first ?? "")\(others) —"
            + " run `apt-get install \(packages.joined(separator: " "))`, or set"
            + " CONTACTSHEET_FONTS to a folder that contains them"
    }

    /// Returns a dash and a question that suggests previews or scenes, or an empty text.
    private static func question(_ name: String, _ known: [String]) -> String {
        let names = known + known.compactMap { $0.split(separator: "/").last.map(String.init) }
        return Suggestion.question(for: name, among: names).map { " — \($0)" } ?? ""
    }
}
