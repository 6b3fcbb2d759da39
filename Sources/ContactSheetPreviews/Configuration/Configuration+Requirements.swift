import ContactSheetDevices
import InterfaceEditing

extension Configuration {
    /// Returns the configuration with only those devices on which a document's app runs, or `nil`
    /// if there are none.
    func limited(to requirements: DocumentRequirements) -> Configuration? {
        let limit = iOSLimit ?? .newest
        let newer = group.devices.filter { $0.iOS(upTo: limit) >= requirements.floor.version }
        guard let idiom = newer.first?.idiom, requirements.supports(orientation, on: idiom),
            let rest = DeviceGroup.groups(
                newer, orientation, upTo: limit, multitasking: multitasking
            ).first
        else { return nil }
        var result = self
        result.group = rest
        return result
    }
}

extension Preview {
    /// Returns the preview in those of the configurations that the document's app supports. Other
    /// previews, and those with configurations of their own, don't change.
    public func limited(among all: [Configuration]) -> Preview {
        guard configurations == nil, let requirements = source?.requirements else { return self }
        var preview = self
        preview.configurations = all.compactMap { $0.limited(to: requirements) }
        return preview
    }
}
