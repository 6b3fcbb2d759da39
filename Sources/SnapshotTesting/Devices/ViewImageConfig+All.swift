import ContactSheetDevices
import ContactSheetPreviews

extension [ViewImageConfig] {
    /// All devices in portrait and landscape orientation, one of each device class.
    public static var all: [ViewImageConfig] { all(Device.all) }
    /// All iPhones and iPod touches, one of each device class.
    public static var phones: [ViewImageConfig] {
        all(Device.all.filter { $0.idiom == .phone })
    }
    /// All iPads, one of each device class.
    public static var pads: [ViewImageConfig] { all(Device.all.filter { $0.idiom == .pad }) }

    private static func all(_ devices: [Device]) -> [ViewImageConfig] {
        Configuration.all(devices, among: devices, iOS: EffectiveSettings().iOS).compactMap {
            configuration in
            configuration.group.devices.first.map { device in
                ViewImageConfig(
                    ViewImageConfig.Model(
                        device: device, orientation: configuration.orientation,
                        multitasking: .full))
            }
        }
    }
}

extension ViewImageConfig {
    /// The name of the configuration, such as "iphone-x.landscape-left"; "view" for a custom one.
    var name: String {
        guard let model else { return "view" }
        let parts = [model.device.slug, model.orientation.rawValue]
        return
            (parts + (model.multitasking == .full ? [] : [model.multitasking.rawValue]))
            .joined(separator: ".")
    }
}

extension Dictionary {
    /// Creates strategies by the names of their configurations.
    init<Subject, Format>(
        _ configs: [ViewImageConfig],
        _ strategy: (ViewImageConfig) -> Snapshotting<Subject, Format>
    ) where Key == String, Value == Snapshotting<Subject, Format> {
        self.init(
            configs.map { ($0.name, strategy($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
