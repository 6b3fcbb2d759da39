import ContactSheetPreviews

extension GalleryIndex {
    /// Creates the index of a gallery. Configurations are in the page's order, and the snapshots of
    /// a preview are in the order of their configurations.
    public init(_ content: GalleryContent) {
        let used = content.previews.flatMap(\.snapshots).map(\.configuration)
        let configurations = Self.arranged(used)
        var devices: [DeviceEntry] = []
        var places: [DeviceEntry: Int] = [:]
        var entries: [ConfigurationEntry] = []
        var numbers: [Configuration: Int] = [:]
        for configuration in configurations {
            let device = DeviceEntry(configuration.group)
            let place = places[device] ?? devices.count
            if place == devices.count { devices.append(device) }
            places[device] = place
            numbers[configuration] = entries.count
            entries.append(ConfigurationEntry(configuration, device: place))
        }
        self.init(
            generator: content.generator, title: content.title, approve: content.approve,
            device: content.device, devices: devices, configurations: entries,
            previews: content.previews.map(PreviewEntry.init),
            changes: content.changes.map {
                ChangeEntry(id: $0.id, title: $0.title, place: $0.place)
            },
            issues: content.previews.enumerated().flatMap { place, preview in
                preview.issues.map { IssueEntry($0, preview: place) }
            },
            snapshots: Self.snapshots(of: content, numbers))
    }

    private static func snapshots(
        of content: GalleryContent, _ numbers: [Configuration: Int]
    ) -> [SnapshotEntry] {
        var changes: [String: [Int]] = [:]
        for (number, change) in content.changes.enumerated() {
            for name in change.snapshots { changes[name, default: []].append(number) }
        }
        let changeNumbers = Dictionary(
            content.changes.enumerated().map { ($0.element.summary, $0.offset) }
        ) { first, _ in first }
        var issueCount = 0
        return content.previews.enumerated().flatMap { place, preview in
            let issues = preview.issues.enumerated()
                .map { (number: issueCount + $0.offset, issue: $0.element) }
            issueCount += issues.count
            return preview.snapshots.map { snapshot in
                let shown = issues.compactMap { number, issue in
                    issue.frames[snapshot.configuration].map {
                        ShownIssue(issue: number, frames: $0)
                    }
                }
                return SnapshotEntry(
                    snapshot, preview: place, configuration: numbers[snapshot.configuration] ?? 0,
                    changes: changes[snapshot.id(of: preview.name).name],
                    causes: snapshot.causes.map { CauseEntry($0, changeNumbers) },
                    issues: shown.isEmpty ? nil : shown)
            }
            .sorted { $0.configuration < $1.configuration }
        }
    }

    /// Returns the distinct configurations: by appearance, text size in the order of Dynamic Type,
    /// and so on; devices and versions in the given order.
    private static func arranged(_ configurations: [Configuration]) -> [Configuration] {
        var known: Set<Configuration> = []
        return configurations.filter { known.insert($0).inserted }.enumerated()
            .map { ($0.element, $0.element.rank + [$0.offset]) }
            .sorted { $0.1.lexicographicallyPrecedes($1.1) }
            .map(\.0)
    }
}

extension Configuration {
    /// The position of each setting among its possible values.
    fileprivate var rank: [Int] {
        let orientations: [Orientation] = [
            .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        return [
            position(of: variant.appearance, in: Appearance.allCases),
            position(of: variant.textSize, in: TextSize.allCases),
            variant.boldText ? 1 : 0, variant.contrast ? 1 : 0,
            position(of: variant.direction, in: LayoutDirection.allCases),
            variant.language == nil ? 0 : 1,
            group.screen.idiom == .phone ? 0 : 1,
            position(of: multitasking, in: Multitasking.allCases),
            position(of: orientation, in: orientations),
        ]
    }
}

private func position<Value: Equatable>(of value: Value, in values: [Value]) -> Int {
    values.firstIndex(of: value) ?? values.count
}

extension GalleryIndex.DeviceEntry {
    init(_ group: DeviceGroup) {
        let device = group.devices[0]
        self.init(
            slug: device.slug, names: group.names, idiom: device.idiom.rawValue,
            family: device.familyName, year: device.year, scale: device.scale,
            pixelsPerInch: device.pixelsPerInch, width: device.size.width,
            height: device.size.height, cornerRadius: device.cornerRadius,
            cutout: device.cutout.name, homeButton: !device.hasHomeIndicator)
    }
}

extension Device {
    /// The kind of device, as the page's filter shows it.
    fileprivate var familyName: String {
        if idiom == .pad { return hasHomeIndicator ? "iPad, all screen" : "iPad, home button" }
        return switch cutout {
        case .none: hasHomeIndicator ? "iPhone, all screen" : "iPhone, home button"
        case .notch: "iPhone, notch"
        case .island: "iPhone, Dynamic Island"
        }
    }
}

extension Cutout {
    fileprivate var name: String {
        switch self {
        case .none: "none"
        case .notch: "notch"
        case .island: "island"
        }
    }
}

extension GalleryIndex.ConfigurationEntry {
    init(_ configuration: Configuration, device: Int) {
        let (screen, variant) = (configuration.group.screen, configuration.variant)
        let insets = screen.safeArea
        self.init(
            name: configuration.name, device: device,
            orientation: configuration.orientation.rawValue,
            multitasking: configuration.multitasking.rawValue,
            appearance: variant.appearance.rawValue, textSize: variant.textSize.rawValue,
            direction: variant.direction.rawValue, language: variant.language,
            boldText: variant.boldText, contrast: variant.contrast,
            iOS: configuration.group.iOS.description,
            iOSLimit: configuration.iOSLimit?.description, width: screen.size.width,
            height: screen.size.height,
            safeArea: [insets.top, insets.left, insets.bottom, insets.right])
    }
}

extension GalleryIndex.ScreenEntry {
    /// - Returns: `nil` if the snapshot's screen is that of its configuration.
    init?(_ snapshot: GallerySnapshot) {
        let configuration = snapshot.configuration
        let orientation = snapshot.turned ?? configuration.orientation
        guard let screen = configuration.screen(in: orientation) else { return nil }
        let insets = screen.safeArea
        let size = snapshot.size ?? CGSize(width: screen.size.width, height: screen.size.height)
        guard
            snapshot.turned != nil || size.width != screen.size.width
                || size.height != screen.size.height
        else { return nil }
        self.init(
            orientation: orientation.rawValue, width: size.width, height: size.height,
            safeArea: [insets.top, insets.left, insets.bottom, insets.right])
    }
}

extension GalleryIndex.PreviewEntry {
    init(_ preview: GalleryPreview) {
        let first = preview.snapshots.first
        let steps = first?.steps ?? []
        self.init(
            name: preview.name, note: preview.note, document: first?.document,
            steps: steps.isEmpty ? nil : steps, forPads: first?.isForPads == true ? true : nil)
    }
}

extension GalleryIndex.IssueEntry {
    init(_ issue: GalleryIssue, preview: Int) {
        self.init(
            preview: preview, rule: issue.rule, severity: issue.severity, message: issue.message,
            hint: issue.hint, view: issue.view, location: issue.location, fix: issue.fix,
            onCanvas: issue.isOnCanvas ? true : nil, canvas: issue.canvas,
            storedFrame: issue.storedFrame)
    }
}

extension GalleryIndex.CauseEntry {
    /// - Parameter changes: The positions of the changes by their summaries.
    init(_ cause: GalleryCause, _ changes: [String: Int]) {
        self.init(
            text: cause.text, place: cause.place, change: cause.change.flatMap { changes[$0] },
            consequence: cause.isConsequence ? true : nil, old: cause.old, new: cause.new)
    }
}

extension GalleryIndex.SnapshotEntry {
    init(
        _ snapshot: GallerySnapshot, preview: Int, configuration: Int, changes: [Int]?,
        causes: [GalleryIndex.CauseEntry], issues: [GalleryIndex.ShownIssue]?
    ) {
        self.init(
            preview: preview, configuration: configuration,
            screen: GalleryIndex.ScreenEntry(snapshot),
            state: snapshot.state,
            image: snapshot.image, picture: snapshot.picture, thumbnail: snapshot.thumbnail,
            reference: snapshot.reference, tree: snapshot.tree, film: snapshot.film,
            referenceFilm: snapshot.referenceFilm,
            changes: changes, causes: causes.isEmpty ? nil : causes,
            regions: snapshot.regions.isEmpty ? nil : snapshot.regions,
            difference: snapshot.difference,
            diagnostics: snapshot.diagnostics.isEmpty ? nil : snapshot.diagnostics,
            issues: issues)
    }
}

extension GalleryIndex {
    /// The paths of all files to which snapshots refer.
    var files: Set<String> {
        var files: Set<String> = []
        for snapshot in snapshots {
            let paths = [
                snapshot.image, snapshot.picture, snapshot.thumbnail, snapshot.reference,
                snapshot.tree,
                snapshot.film?.frames, snapshot.referenceFilm?.frames,
            ]
            files.formUnion(paths.compactMap(\.self))
        }
        return files
    }
}
