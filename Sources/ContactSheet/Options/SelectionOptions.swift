import ArgumentParser
import ContactSheetDevices
import ContactSheetPreviews

/// The previews and configurations of a run: the same options for every command.
struct SelectionOptions: ParsableArguments {
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
}

/// The selected previews, devices, and windows.
struct ScreenOptions: ParsableArguments {
    @Option(
        help: """
            Devices: all, phones, pads, or slugs (see `contactsheet devices`); comma-separated
            """)
    var devices: DeviceList = "all"

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
    func configurations() throws(UsageError) -> [Configuration] {
        let all = Configuration.all(
            screens.devices.devices, among: universe, orientations: screens.orientations.values,
            multitasking: screens.multitasking.values, variants: appearance.variants,
            iOS: screens.ios?.version ?? .newest)
        guard !all.isEmpty else { throw .noConfiguration }
        return all
    }

    /// Returns the configurations for files that take much time and space: those on the newest
    /// iPhone, unless devices are specified.
    func filmConfigurations() throws(UsageError) -> [Configuration] {
        var selection = self
        if screens.devices.isDefault { selection.screens.devices = .defaultPhone }
        return try selection.configurations()
    }

    /// The devices that form device classes: all that support the deployment target.
    var universe: [Device] {
        guard let target = screens.deploymentTarget?.version else { return Device.all }
        let limit = screens.ios?.version ?? .newest
        return Device.all.filter { $0.iOS(upTo: max(limit, target)) >= target }
    }
}

extension SelectionOptions {
    /// Whether the documents determine the devices, because no option does.
    var followsDocuments: Bool {
        screens.devices.isDefault && screens.ios == nil && screens.deploymentTarget == nil
    }

    /// Returns the configurations to lint: those that the options select and, unless options choose
    /// devices or settings, two of the newest iPhone with larger text and from right to left.
    func lintConfigurations() throws(UsageError) -> [Configuration] {
        let all = try configurations()
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
}
