import ContactSheetDevices
import Foundation

/// The colors of buttons without a configuration, by era, type, and state.
@MainActor struct ButtonStyle {
    let type: UIButton.ButtonType
    let state: UIControl.State
    let tint: UIColor

    private var era: Era { UIScreen.main.era }
    var isClassicRoundedRect: Bool { type == .system && era == .classic }
    /// Whether the button has no background, as the system's buttons from iOS 7 on, which differ
    /// from text by their color only.
    var isFlat: Bool { type != .custom && type != .plain && era > .classic }

    var titleColor: UIColor {
        guard type != .custom, type != .plain else { return .white }
        if isClassicRoundedRect { return classicTitleColor }
        if state.contains(.disabled) { return disabledColor }
        return state.contains(.selected) ? .white : tint
    }

    private var classicTitleColor: UIColor {
        if state.contains(.disabled) { return UIColor(white: 0.6, alpha: 1) }
        if state.contains(.highlighted) { return .white }
        return UIColor(red: 50 / 255, green: 79 / 255, blue: 133 / 255, alpha: 1)
    }

    private var disabledColor: UIColor { era < .dark ? .systemGray : .tertiaryLabel }

    /// The color of the symbol for the button's type.
    var markColor: UIColor {
        guard isFlat else { return tint }
        return state.contains(.disabled) ? disabledColor : tint
    }

    /// The opacity of title and image. A flat button fades while it is pressed; the value is a
    /// decision.
    var contentAlpha: CGFloat { isFlat && state.contains(.highlighted) ? 0.2 : 1 }
}
