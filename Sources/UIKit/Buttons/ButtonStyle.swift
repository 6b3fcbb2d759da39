import Devices
import Foundation

/// The colors of buttons without a configuration, by era, type and state.
@MainActor struct ButtonStyle {
    let type: UIButton.ButtonType
    let state: UIControl.State
    let tint: UIColor

    private var era: Era { UIScreen.main.era }
    var isClassicRoundedRect: Bool { type == .system && era == .classic }
    /// From iOS 7 on the system's buttons have no shape of their own: color is all they have.
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

    /// Of the symbol that the button's type shows.
    var markColor: UIColor {
        guard isFlat else { return tint }
        return state.contains(.disabled) ? disabledColor : tint
    }

    /// Of title and image: a flat button fades while it is pressed.
    var contentAlpha: CGFloat { isFlat && state.contains(.highlighted) ? 0.2 : 1 }
}
