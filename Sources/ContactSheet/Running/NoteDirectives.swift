import ContactSheetDevices
import ContactSheetPreviews
import InterfaceBuilder

/// What the notes of a scene, or the comments above `#Preview`, say about its snapshots, in lines such as `contactsheet: devices phones`.
struct NoteDirectives {
    private(set) var isExcluded = false
    private(set) var errors: [String] = []
    private var devices: DeviceList?
    private var orientations: [Orientation]?
    private var appearances: [Appearance]?
    private var textSizes: [TextSize]?
    private var statusBar: StatusBarContent?
    private var showsFullContent = false
    private var ignoredViews: Set<String> = []

    private static let prefix = "contactsheet:"
    private static let keys = [
        "appearance", "devices", "exclude", "full-content", "ignore-view", "orientations",
        "status-bar",
        "text-size",
    ]

    init(_ preview: Preview) {
        let file = preview.source?.path ?? String(preview.place.prefix { $0 != ":" })
        for note in preview.notes {
            for line in note.text.split(whereSeparator: \.isNewline) {
                guard let range = line.range(of: Self.prefix), range.lowerBound == line.startIndex
                else {
                    continue
                }
                let words = line[range.upperBound...].split(separator: " ", maxSplits: 1).map(
                    String.init)
                do throws(OptionError) {
                    try add(words.first ?? "", words.dropFirst().first ?? "", note)
                } catch {
                    errors.append("\(file):\(note.line): the note “\(line)”: \(error)")
                }
            }
        }
    }

    private mutating func add(
        _ key: String, _ value: String, _ note: DocumentNote
    ) throws(OptionError) {
        if let view = note.view {
            guard key == "ignore-view" else {
                throw OptionError(
                    "expected \(Self.prefix) ignore-view, because this is a view — write about the screen in the notes of its controller"
                )
            }
            ignoredViews.insert(view)
            return
        }
        switch key {
        case "exclude": isExcluded = true
        case "full-content": showsFullContent = true
        case "ignore-view": ignoredViews.formUnion(value.commaSeparated)
        case "devices": devices = try DeviceList(option: value)
        case "orientations": orientations = try Choices<Orientation>(option: value).values
        case "appearance": appearances = try Choices<Appearance>(option: value).values
        case "text-size": textSizes = try Choices<TextSize>(option: value).values
        case "status-bar": statusBar = try Choice<StatusBarContent>(option: value).value
        default: throw OptionError(unknown: key, "key", of: key + value, among: Self.keys)
        }
    }

    /// Returns a preview as the notes determine it.
    func applied(to preview: Preview) -> Preview {
        var preview = preview.ignoringViews(ignoredViews)
        if showsFullContent { preview = preview.fullContent() }
        if let statusBar { preview = preview.statusBar(statusBar) }
        guard devices != nil || orientations != nil || appearances != nil || textSizes != nil else {
            return preview
        }
        let variants = (appearances ?? [.light]).flatMap { appearance in
            (textSizes ?? [.l]).map { Variant(appearance: appearance, textSize: $0) }
        }
        let configurations = Configuration.all(
            (devices ?? "common").devices,
            orientations: orientations ?? [.portrait, .landscapeLeft],
            variants: variants)
        return preview.shown(in: configurations)
    }
}
