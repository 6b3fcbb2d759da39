import ContactSheetDevices

extension Document {
    /// The name of the device whose canvas the document stores, or `nil` if it stores none.
    public var canvasName: String? {
        designDeviceID.flatMap { Device.withInterfaceBuilderID($0)?.name }
    }
}
