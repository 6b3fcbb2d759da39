/// The devices that produce identical output, represented by the first of them. They have the same
/// screens and system behaviors. The first iPad is always alone (``Device/isSingle``).
public struct DeviceGroup: Sendable, Hashable {
    public let screen: Screen
    /// The version of iOS on the first device.
    public let iOS: IOSVersion
    /// The devices in the given order; never empty.
    public let devices: [Device]

    /// The first device's slug.
    public var slug: String { devices.first.map(\.slug) ?? "" }
    public var names: [String] { devices.map(\.name) }
}

extension DeviceGroup {
    /// All properties that a snapshot can depend on.
    private struct Key: Hashable {
        let screen: Screen
        let geometry: ScreenGeometry
        /// The version that introduced the last change of the behaviors.
        let lastChange: IOSVersion?
        /// The device if it represents only itself.
        let single: String?
    }

    /// Groups devices, in the order of each group's first device.
    ///
    /// Each device runs its newest iOS up to `limit`. Devices that don't support the multitasking
    /// mode are excluded.
    public static func groups(
        _ devices: [Device], _ orientation: Orientation, upTo limit: IOSVersion,
        multitasking: Multitasking = .full
    ) -> [DeviceGroup] {
        var places: [Key: Int] = [:]
        var groups: [(screen: Screen, devices: [Device])] = []
        for device in devices {
            let iOS = device.iOS(upTo: limit)
            guard let screen = device.window(multitasking, orientation, iOS: iOS) else { continue }
            let key = Key(
                screen: screen, geometry: device.geometry(multitasking, iOS: iOS),
                lastChange: SystemBehavior.lastChange(upTo: iOS, on: device.idiom),
                single: device.isSingle ? device.slug : nil)
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
