import Foundation

/// A view with the background of the keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The raw values are Apple's.
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    public let inputViewStyle: Style
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        backgroundColor = inputViewStyle == .keyboard ? .systemGray4 : nil
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A view that clicks when a person taps it.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
