import ContactSheetDevices

extension Document {
    /// The device whose canvas the document stores, or `nil` if it stores none.
    public var canvasDevice: Device? { designDeviceID.flatMap(Device.withInterfaceBuilderID) }
}
