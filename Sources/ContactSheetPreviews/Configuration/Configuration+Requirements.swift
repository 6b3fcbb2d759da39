import ContactSheetDevices
import InterfaceBuilder

extension Configuration {
    /// Returns the configuration with only those devices on which a document's app runs, or `nil`
    /// if there are none.
    func limited(to requirements: DocumentRequirements) -> Configuration? {
        let limit = iOSLimit ?? .newest
        guard let group = group.running(requirements.floor.version, upTo: limit),
            let idiom = group.devices.first?.idiom,
            requirements.supports(orientation, on: idiom)
        else { return nil }
        var result = self
        result.group = group
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
