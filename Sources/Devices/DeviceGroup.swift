/// Devices whose screens agree in every respect and whose iOS looks the same.
public struct DeviceGroup: Sendable, Hashable {
    public let screen: Screen
    /// The iOS of the first device.
    public let iOS: IOSVersion
    /// In the order of the table, never empty.
    public let devices: [Device]

    /// The first device's slug.
    public var slug: String { devices.first.map(\.slug) ?? "" }
    public var names: [String] { devices.map(\.name) }
}

extension DeviceGroup {
    /// What a picture can depend on. Inside iOS 7 to 10, version 8 changed the rotation callbacks
    /// and version 9 the system font.
    private struct Key: Hashable {
        let screen: Screen
        let era: Era
        let step: Int

        init(_ screen: Screen, _ iOS: IOSVersion) {
            self.screen = screen
            era = Era(iOS)
            step = era == .flat ? min(9, iOS.major) : 0
        }
    }

    /// Sorts devices into groups, in the order of each group's first device.
    ///
    /// Each device runs its newest iOS up to `limit`; those that don't offer the kind of
    /// multitasking are left out.
    public static func groups(
        _ devices: [Device], _ orientation: Orientation, upTo limit: IOSVersion,
        multitasking: Multitasking = .full
    ) -> [DeviceGroup] {
        var places: [Key: Int] = [:]
        var groups: [(screen: Screen, devices: [Device])] = []
        for device in devices {
            let iOS = device.iOS(upTo: limit)
            guard let screen = device.window(multitasking, orientation, iOS: iOS) else { continue }
            let key = Key(screen, iOS)
            if let place = places[key] {
                groups[place].devices.append(device)
            } else {
                places[key] = groups.count
                groups.append((screen, [device]))
            }
        }
        return groups.map {
            DeviceGroup(screen: $0.screen, iOS: $0.devices[0].iOS(upTo: limit), devices: $0.devices)
        }
    }
}
