import ContactSheetDevices

extension SnapshotStore {
    /// The slugs of the devices in the names of references.
    public var deviceSlugs: Set<String> {
        Set(all().compactMap { $0.configuration.split(separator: ".").first.map(String.init) })
            .intersection(Device.all.map(\.slug))
    }
}
