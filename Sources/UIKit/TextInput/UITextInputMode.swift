import Foundation

/// A language of the keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

    /// The device's language.
    open var primaryLanguage: String? { UIScreen.main.device.language ?? "en-US" }
}

/// The buttons above the keyboard of an iPad, which aren't shown.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The gestures with which a person edits. The raw values are Apple's.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none, `default`
}
