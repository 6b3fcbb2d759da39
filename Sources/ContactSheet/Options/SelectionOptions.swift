import ArgumentParser
import ContactSheetDevices
import ContactSheetPreviews

/// The previews and configurations of a run: the same options for every command.
struct SelectionOptions {
    var screens: ScreenOptions
    var appearance: AppearanceOptions
}

/// The selected previews, devices, and windows.
struct ScreenOptions: ParsableArguments {
    @Option(
        help: """
            Devices: all, common, phones, pads, or slugs (see `contactsheet devices`); by default, \
            common, and all for lint and prune; comma-separated
            """)
    var devices: DeviceList?

    @Option(help: "Orientations; landscape is the same as landscape-left; comma-separated")
    var orientations: Choices<Orientation> = "portrait,landscape"

    @Option(
        help: ArgumentHelp("Window sizes of iPad apps; comma-separated", valueName: "modes"))
    var multitasking: Choices<Multitasking> = "full"

    @Option(
        help: ArgumentHelp(
            "The newest iOS version to use, such as 18 or 12.4; by default, each device's last one",
            valueName: "version"))
    var ios: VersionValue?

    @Option(
        help: ArgumentHelp(
            "Exclude devices that can't run this iOS version", valueName: "version"))
    var deploymentTarget: VersionValue?

    @Option(
        help: ArgumentHelp(
            "Use only previews whose names contain these words, in any order", valueName: "words"),
        completion: .previewNames)
    var grep: String?

    @Option(
        help: ArgumentHelp(
            "Use only scenes with this name, storyboard identifier, or object ID",
            valueName: "name"),
        completion: .sceneNames)
    var scene: String?
}

extension SelectionOptions {
    /// Returns the configurations that the options select. There is at least one.
    ///
    /// - Parameter devices: The devices if the options select none.
    @MainActor func configurations(
        on devices: DeviceList = "common"
    ) throws(UsageError) -> [Configuration] {
        try configurations(on: devices, for: CommandInput.current.support)
    }

    func configurations(
        on defaultDevices: DeviceList = "common", for app: AppSupport
    ) throws(UsageError) -> [Configuration] {
        let devices = try app.devices(screens.devices ?? defaultDevices)
        let chosen = screens.orientations
        let orientations =
            chosen.isDefault
            ? Orientation.allCases.filter { orientation in
                Idiom.allCases.contains { app.orientations(on: $0).contains(orientation) }
            } : chosen.values
        let all = Configuration.all(
            devices, among: universe(for: app), orientations: orientations,
            multitasking: screens.multitasking.values, variants: appearance.variants,
            iOS: screens.ios?.version ?? .newest
        ).filter { configuration in
            guard chosen.isDefault, let device = configuration.group.devices.first else {
                return true
            }
            return app.orientations(on: device.idiom).contains(configuration.orientation)
        }
        guard !all.isEmpty else { throw .noConfiguration }
        return all
    }

    /// Returns the configurations for files that take much time and space: those on the newest
    /// iPhone, or iPad for applications that don't run on iPhones, unless devices are specified.
    @MainActor func filmConfigurations() throws(UsageError) -> [Configuration] {
        try configurations(on: CommandInput.current.support.defaultDevice)
    }

    /// The devices that form device classes: all that support the deployment target.
    @MainActor var universe: [Device] { universe(for: CommandInput.current.support) }

    /// The devices that form device classes. Those that don't support the deployment target of an
    /// application are only included if they are named.
    private func universe(for app: AppSupport) -> [Device] {
        guard let target = screens.deploymentTarget?.version else {
            let named = Set((screens.devices?.namedBySlug ?? []).map(\.slug))
            return Device.all.filter { app.runs(on: $0) || named.contains($0.slug) }
        }
        let limit = screens.ios?.version ?? .newest
        return Device.all.filter { $0.iOS(upTo: max(limit, target)) >= target }
    }
}

extension SelectionOptions {
    /// Whether the documents determine the devices, because no option does.
    var followsDocuments: Bool {
        screens.devices == nil && screens.ios == nil && screens.deploymentTarget == nil
    }

    /// Returns the configurations to lint: those that the options select and, unless options choose
    /// devices or settings, two of the newest iPhone with larger text and from right to left.
    @MainActor func lintConfigurations() throws(UsageError) -> [Configuration] {
        let all = try configurations(on: "all")
        guard followsDocuments, appearance.textSize.values == [.l], appearance.direction == nil,
            appearance.language == nil,
            let phone = all.first(where: {
                $0.orientation == .portrait && $0.group.devices.contains { $0.slug == "iphone-17" }
            })
        else { return all }
        var (large, mirrored) = (phone, phone)
        large.variant.textSize = .ax3
        mirrored.variant.direction = .rtl
        return all + [large, mirrored]
    }

    /// Returns the previews of documents limited to the devices and orientations that their apps
    /// support, unless options select devices.
    func limited(_ previews: [Preview], to configurations: [Configuration]) -> [Preview] {
        followsDocuments ? previews.map { $0.limited(among: configurations) } : previews
    }

    /// Returns the run of previews. Unless options select devices, those that previews name are added.
    func run(
        _ previews: [Preview], in configurations: [Configuration], forReferences: Bool = false
    ) -> PreviewRun {
        var run = PreviewRun(
            previews: previews, configurations: configurations, forReferences: forReferences)
        run.includesOwnDevices = screens.devices == nil
        return run
    }

    /// Reports the device classes that a run leaves out because no option selects devices.
    @MainActor func reportDevices(of run: PreviewRun) throws(UsageError) {
        guard screens.devices == nil, !CrashRestart.hasHappened,
            run.previews.contains(where: { $0.configurations == nil || $0.source != nil })
        else { return }
        let all = Set(try configurations(on: "all").map(\.group.slug)).count
        let chosen = Set(run.configurations.map(\.group.slug)).count
        guard chosen < all else { return }
        Console.error(
            "note: \(chosen) of \(all) device classes; --devices all for every one")
    }
}
