import Devices

extension IOSVersion {
    /// Creates the version that an option's value names, or the newest if the option isn't
    /// specified.
    init(option text: String?) throws(UsageError) {
        guard let text else {
            self = .newest
            return
        }
        guard let version = IOSVersion(text), version.isReleased else {
            let newest = IOSVersion.newest.major
            throw .unknown(
                kind: "iOS version", value: text,
                known: ["1 to 18", "26 to \(newest)", "one with a minor version such as 12.4"]
            )
        }
        self = version
    }
}
