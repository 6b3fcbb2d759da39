import ContactSheetDevices

extension Document {
    /// The device whose canvas the document stores, or `nil` if it stores none.
    public var canvasDevice: Device? { designDeviceID.flatMap(Device.withInterfaceBuilderID) }

    /// Whether the document's canvas is that of an iPad. Documents before Xcode 8 store no device, but may be for iPads
    /// alone.
    public var isForPads: Bool {
        canvasDevice.map { $0.idiom == .pad } ?? targetRuntime.contains("iPad")
    }
}
