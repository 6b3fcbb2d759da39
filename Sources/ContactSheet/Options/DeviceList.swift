import ArgumentParser
import ContactSheetDevices

/// Comma-separated devices and groups of devices, in the order of the text. The first device of a
/// device class names it.
struct DeviceList: OptionValue, ExpressibleByStringLiteral {
    let devices: [Device]
    /// The devices that the list contains by their slugs or as phones or iPads.
    let named: [Device]
    /// The devices that the list contains by their slugs.
    let namedBySlug: [Device]
    let defaultValueDescription: String

    /// Whether the text is `all`.
    var isAll: Bool { defaultValueDescription == "all" }

    /// Devices of today with different screens, each the first one of its class.
    private static let common = [
        "iphone-se-3", "iphone-12", "iphone-16-pro", "iphone-16-pro-max", "ipad-10",
        "ipad-pro-13-m4",
    ]

    private static let groups = ["all", "common", "phones", "pads"]

    init(option text: String) throws(OptionError) {
        var devices: [Device] = []
        var named: [Device] = []
        var namedBySlug: [Device] = []
        for word in text.commaSeparated {
            let found: [Device]
            switch word {
            case "all": found = Device.all
            case "common": found = Device.named(Self.common)
            case "phones": found = Device.all.filter { $0.idiom == .phone }
            case "pads": found = Device.all.filter { $0.idiom == .pad }
            default: found = [try Device(option: word, of: text, groups: Self.groups)]
            }
            devices += found
            if !["all", "common"].contains(word) { named += found }
            if !Self.groups.contains(word) { namedBySlug += found }
        }
        guard !devices.isEmpty else {
            throw OptionError("expected all, common, phones, pads, or a slug such as iphone-x")
        }
        self.devices = devices
        self.named = named
        self.namedBySlug = namedBySlug
        defaultValueDescription = text
    }

    /// Creates a default value.
    init(stringLiteral text: StaticString) {
        self.init(default: text)
    }

    /// Creates the list of commands that write references, unless devices are selected: common devices,
    /// and those whose references exist.
    init(referenced slugs: Set<String>) {
        let known = slugs.union(Self.common)
        devices = Device.all.filter { known.contains($0.slug) }
        (named, namedBySlug, defaultValueDescription) = ([], [], "common")
    }

    /// The device of commands that render one device unless others are selected.
    static let defaultPhone: DeviceList = "iphone-17"
    /// The device of these commands for applications that don't run on phones.
    static let defaultPad: DeviceList = "ipad-pro-11-m5"

    static var defaultCompletionKind: CompletionKind {
        .commaSeparated(groups + Device.all.map(\.slug))
    }
}

extension Device {
    /// Creates the device with a slug.
    ///
    /// - Parameters:
    ///   - text: The whole value of the option.
    ///   - groups: Other words that the option accepts.
    init(option word: String, of text: String, groups: [String] = []) throws(OptionError) {
        guard let device = Device.named(word) else {
            let digits = word.filter(\.isNumber)
            // Another number is another model and not a typing error.
            let known = Device.all.map(\.slug).filter { $0.filter(\.isNumber) == digits }
            throw OptionError(
                unknown: word, "device", of: text, among: groups + known,
                otherwise: "`contactsheet devices` lists all devices")
        }
        self = device
    }
}
