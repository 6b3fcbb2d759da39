import Foundation

/// The accessibility settings of the device.
@preconcurrency @MainActor public enum UIAccessibility {
    public static var isBoldTextEnabled: Bool {
        UIScreen.main.traitCollection.legibilityWeight == .bold
    }
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.device.hasHighContrast }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
}
