import Devices

extension IOSVersion {
    /// The version that an option's value names.
    init(option text: String) throws(UsageError) {
        guard let version = IOSVersion(text), version.isReleased else {
            let newest = Device.all.map(\.firstIOS.major).max() ?? 26
            throw .unknown(
                kind: "iOS version", value: text,
                known: ["1 to 18 and 26 to \(newest), with or without a minor version such as 12.4"]
            )
        }
        self = version
    }
}
