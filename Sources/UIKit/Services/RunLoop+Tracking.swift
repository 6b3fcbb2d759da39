import Foundation

extension RunLoop.Mode {
    /// The mode while a person scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Returns the device's idiom.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
