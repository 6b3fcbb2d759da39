import Foundation

/// The battery and the proximity sensor: a simulator has neither.
extension UIDevice {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// Always −1, which stands for an unknown level.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var proximityState: Bool { false }
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var isMultitaskingSupported: Bool { true }

    /// The same identifier on every device and in every run.
    public var identifierForVendor: UUID? {
        UUID(uuidString: "00000000-0000-4000-8000-000000000001")
    }

    public func playInputClick() {}
}

/// Notifications of screens, which previews never send.
extension UIScreen {
    public nonisolated static let didConnectNotification = Notification.Name(
        "UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
}
