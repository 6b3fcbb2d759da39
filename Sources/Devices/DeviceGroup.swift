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
    private struct Key: Hashable {
        let screen: Screen
        let era: Era
    }

    /// Sorts devices into groups, in the order of each group's first device.
    ///
    /// Each device runs its newest iOS up to `limit`.
    public static func groups(
        _ devices: [Device], _ orientation: Orientation, upTo limit: IOSVersion
    ) -> [DeviceGroup] {
        var places: [Key: Int] = [:]
        var groups: [(screen: Screen, devices: [Device])] = []
        for device in devices {
            let iOS = device.iOS(upTo: limit)
            let screen = device.screen(orientation, iOS: iOS)
            let key = Key(screen: screen, era: Era(iOS))
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
