import ArgumentParser
import ContactSheetDevices

/// Comma-separated devices and groups of devices, in the order of the text. The first device of a
/// device class names it.
struct DeviceList: OptionValue, ExpressibleByStringLiteral {
    let devices: [Device]
    let defaultValueDescription: String

    /// Whether the text is `all`.
    var isAll: Bool { defaultValueDescription == "all" }

    /// Whether the option wasn't specified.
    private(set) var isDefault = false

    private static let groups = ["all", "phones", "pads"]

    init(option text: String) throws(OptionError) {
        var devices: [Device] = []
        for word in text.commaSeparated {
            switch word {
            case "all": devices += Device.all
            case "phones": devices += Device.all.filter { $0.idiom == .phone }
            case "pads": devices += Device.all.filter { $0.idiom == .pad }
            default: devices.append(try Device(option: word, of: text, groups: Self.groups))
            }
        }
        guard !devices.isEmpty else {
            throw OptionError("expected all, phones, pads, or a slug such as iphone-x")
        }
        self.devices = devices
        defaultValueDescription = text
    }

    /// Creates a default value.
    init(stringLiteral text: StaticString) {
        self.init(default: text)
        isDefault = true
    }

    /// The device of commands that render one device unless others are selected.
    static let defaultPhone: DeviceList = "iphone-17"

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
