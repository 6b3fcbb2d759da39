import Devices
import Previews
import Typesetting

/// What can be wrong with the arguments or the folders they name.
enum UsageError: Error, Hashable {
    case noInput
    case inputNotRead(String)
    case assetsNotRead(String)
    case noPreview(filter: String)
    case noScreen
    case unknown(kind: String, value: String, known: [String])
    case noDevice(String)
    case noConfiguration
    case noFonts(String)
    /// The names of the required files.
    case missingFonts([String])
    case notGenerated(String)
    case partialPrune(String)
    case badName(String, fault: String)
    case duplicateName(String, like: String)
    case badStep(String)
    case badShortStep(option: String, value: String, form: String)
    case badLabel(String, fault: String)
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
            "no input; name .storyboard or .xib files, or folders of them"
        case .inputNotRead(let path):
            "“\(path)”: this contact sheet lists its previews in code and takes no documents"
        case .assetsNotRead(let path):
            "--assets \(path): there is no such folder"
        case .noPreview(let filter):
            "no preview's name holds “\(filter)”"
        case .noScreen:
            "no screen to photograph: the documents hold no view, or the package lists no preview"
        case .unknown(let kind, let value, let known):
            "unknown \(kind) “\(value)”; known are \(known.joined(separator: ", "))"
        case .noDevice(let slug):
            "unknown device “\(slug)”; `contactsheet devices` lists them all"
                + UsageError.nearest(slug)
        case .noBaseline(let path):
            "--baseline \(path): there is no such file; write it with --update-baseline"
        case .badBaseline(let path):
            "--baseline \(path): not a baseline; write it again with --update-baseline"
        case .noBaselineFile:
            "--update-baseline requires a file: --baseline FILE"
        case .noConfiguration:
            "the selection leaves no device; widen --devices, --multitasking, --ios or "
                + "--deployment-target"
        case .noFonts(let path):
            "--fonts \(path): no font file can be read there; name a folder of .ttf or .otf files"
        case .missingFonts(let files):
            UsageError.missingFonts(files)
        case .notGenerated(let path):
            "\(path): isn't a file of contactsheet and is left as it is — move it, or choose"
                + " another folder with -o"
        case .partialPrune(let cause):
            "prune requires all previews, but \(cause)"
        case .badName(let name, let fault):
            "the preview name “\(name)” \(fault); names become folder names, choose another"
        case .duplicateName(let name, let other):
            name.utf8.elementsEqual(other.utf8)
                ? "two previews are named “\(name)”; give each a name of its own"
                : "the names “\(other)” and “\(name)” are one folder on disks that don't"
                    + " distinguish case; rename one of the previews"
        case .badStep(let words):
            "--perform \(words): no such step; the forms are "
                + Interaction.forms.joined(separator: ", ")
        case .badShortStep(let option, let value, let form):
            "\(option) \(value): give it as \(option) \(form)"
        case .badLabel(let label, let fault):
            "the steps’ name “\(label)” \(fault); name them with --as"
        case .labelWithoutSteps(let label):
            "--as \(label): names steps, but there are none — add a step, such as --tap VIEW"
        case .stepsForOwnReferences:
            "references of previews in code are kept by what the code lists; write the steps there:"
                + " Preview(…) { … }.performing { screen in … }"
        }
    }

    private static func missingFonts(_ files: [String]) -> String {
        let packages = Set(files.compactMap(FontEnvironment.package)).sorted()
        let others = files.count > 1 ? " and \(files.count - 1) more" : ""
        return "required fonts are missing: \(files.first ?? "")\(others);"
            + " run apt-get install \(packages.joined(separator: " ")), or name a folder with the"
            + " files in CONTACTSHEET_FONTS"
    }

    private static func nearest(_ slug: String) -> String {
        let near = Device.all.map(\.slug).filter { $0.hasPrefix(slug.prefix(8)) }.prefix(3)
        return near.isEmpty ? "" : " (such as \(near.joined(separator: ", ")))"
    }
}
