import Devices
import Previews
import Typesetting

/// An error in the arguments or in the folders that they name.
enum UsageError: Error, Hashable {
    case noInput
    case inputNotRead(String)
    case assetsNotRead(String)
    case noPreview(scene: String?, grep: String?)
    case noScreen(inDocuments: Bool)
    case unknown(kind: String, value: String, known: [String])
    case noDevice(String)
    case noConfiguration
    case noFonts(String)
    /// Required font files are missing; the values are their names.
    case missingFonts([String])
    case notGenerated(String)
    case partialPrune(String)
    case badName(String, reason: String)
    case duplicateName(String, like: String)
    case badStep(String)
    case badShortStep(option: String, value: String, form: String)
    case badLabel(String, reason: String)
    case stepsForOwnReferences
    case labelWithoutSteps(String)
    case noBaseline(String)
    case badBaseline(String)
    case noBaselineFile
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
        case .noPreview(let scene?, nil):
            "no scene is named “\(scene)”"
        case .noPreview(let scene?, let grep?):
            "no scene is named “\(scene)” and has a preview name that contains “\(grep)”"
        case .noPreview(nil, let grep):
            "no preview name contains “\(grep ?? "")”"
        case .noScreen(let inDocuments):
            "nothing to render: "
                + (inDocuments
                    ? "the documents contain no views" : "the package lists no previews")
        case .unknown(let kind, let value, let known):
            "invalid \(kind) “\(value)” — expected \(UsageError.alternatives(known))"
        case .noDevice(let slug):
            "unknown device “\(slug)” — " + UsageError.nearest(slug)
                + "`contactsheet devices` lists all devices"
        case .noBaseline(let path):
            "--baseline \(path): no such file — create it with --update-baseline"
        case .badBaseline(let path):
            "--baseline \(path): not a baseline file — recreate it with --update-baseline"
        case .noBaselineFile:
            "--update-baseline requires --baseline <file>"
        case .noConfiguration:
            "no device matches — check --devices, --multitasking, --ios, and --deployment-target"
        case .noFonts(let path):
            "--fonts \(path): no readable font files — specify .ttf or .otf files or their folder"
        case .missingFonts(let files):
            UsageError.missingFonts(files)
        case .notGenerated(let path):
            "\(path): not created by contactsheet, so it isn't overwritten — move the file, or"
                + " specify another folder with -o"
        case .partialPrune(let cause):
            "prune requires all previews, but \(cause)"
        case .badName(let name, let reason):
            "the preview name “\(name)” \(reason) — names become folder names, so rename it"
        case .duplicateName(let name, let other):
            name.utf8.elementsEqual(other.utf8)
                ? "two previews are named “\(name)” — rename one of them"
                : "the preview names “\(other)” and “\(name)” name the same folder on"
                    + " case-insensitive file systems — rename one of the previews"
        case .badStep(let step):
            "--perform \(step): unknown step — use one of: "
                + Interaction.forms.joined(separator: ", ")
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

    /// Returns the values as a list: `a`, `a or b`, `a, b, or c`.
    private static func alternatives(_ values: [String]) -> String {
        guard let last = values.last, values.count > 1 else { return values.first ?? "" }
        let others = values.dropLast().joined(separator: ", ")
        return "\(others)\(values.count > 2 ? "," : "") or \(last)"
    }

    private static func nearest(_ slug: String) -> String {
        let near = Device.all.map(\.slug).filter { $0.hasPrefix(slug.prefix(8)) }.prefix(3)
        return near.isEmpty ? "" : "did you mean \(near.joined(separator: ", "))? "
    }
}
