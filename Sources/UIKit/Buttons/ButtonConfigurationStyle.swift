import Foundation

/// The colors of a configured button in one state.
@MainActor struct ButtonConfigurationStyle {
    var foreground: UIColor
    var background: UIColor
    var stroke: UIColor?

    init(_ configuration: UIButton.Configuration, _ state: UIControl.State, tint: UIColor) {
        var base = Self.base(configuration, tint)
        if state.contains(.selected), configuration.automaticallyUpdateForSelection {
            base = Self.selected(configuration, base, tint)
        }
        if state.contains(.disabled) {
            base.foreground = .tertiaryLabel
            if configuration.style.hasBackground { base.background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            base.background = base.background.faded(to: Self.pressedAlpha)
            if !configuration.style.isOpaque {
                base.foreground = base.foreground.faded(to: Self.pressedAlpha)
            }
        }
        self = base
        if let own = configuration.background.backgroundColor { background = own }
    }

    private init(foreground: UIColor, background: UIColor, stroke: UIColor? = nil) {
        self.foreground = foreground
        self.background = background
        self.stroke = stroke
    }

    /// What a pressed button keeps of its colors.
    private static let pressedAlpha: CGFloat = 0.75

    private static func base(_ configuration: UIButton.Configuration, _ tint: UIColor) -> Self {
        let foreground = configuration.baseForegroundColor
        let background = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain, .borderless:
            return Self(foreground: foreground ?? tint, background: background ?? .clear)
        case .gray, .bordered:
            return Self(
                foreground: foreground ?? tint, background: background ?? .tertiarySystemFill)
        case .tinted:
            return Self(
                foreground: foreground ?? tint,
                background: (background ?? tint).tintedFill)
        case .filled, .prominentGlass, .prominentClearGlass:
            return Self(foreground: foreground ?? .white, background: background ?? tint)
        case .glass:
            return Self(
                foreground: foreground ?? .label, background: background ?? .glassFill,
                stroke: .glassRim)
        case .clearGlass:
            return Self(
                foreground: foreground ?? .label,
                background: background ?? .glassFill.faded(to: 0.4), stroke: .glassRim)
        }
    }

    /// A selected button is one step louder: plain ones become tinted, tinted ones filled.
    private static func selected(
        _ configuration: UIButton.Configuration, _ base: Self, _ tint: UIColor
    ) -> Self {
        let color = configuration.baseBackgroundColor ?? tint
        switch configuration.style {
        case .plain, .gray, .bordered, .glass, .clearGlass:
            return Self(
                foreground: configuration.baseForegroundColor ?? tint,
                background: color.tintedFill, stroke: base.stroke)
        case .tinted:
            return Self(foreground: .white, background: color)
        case .borderless, .filled, .prominentGlass, .prominentClearGlass: return base
        }
    }
}

extension UIButton.Configuration {
    @MainActor func look(of button: UIButton) -> ButtonConfigurationStyle {
        let isDestructive = button.role == .destructive
        return ButtonConfigurationStyle(
            self, button.state, tint: isDestructive ? .systemRed : button.tintColor)
    }
}

extension UIButton.Configuration.Style {
    var hasBackground: Bool { self != .plain && self != .borderless }
    /// Whether the background hides what lies behind it, so that it fades and the title stays.
    var isOpaque: Bool {
        self == .filled || self == .prominentGlass || self == .prominentClearGlass
    }
}

extension UIColor {
    /// The same color with this share of its opacity.
    func faded(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            // Resolved, it is the same under all traits.
            let alpha = color.cgColor.rgba.alpha
            return color.withAlphaComponent(alpha * share)
        }
    }

    /// The background of tinted buttons: stronger on black, where it would be lost else.
    var tintedFill: UIColor {
        UIColor { traits in
            let share = traits.userInterfaceStyle == .dark ? 0.26 : 0.15
            return self.faded(to: share).resolvedColor(with: traits)
        }
    }

    /// Glass over a plain ground: white, or a little light on black.
    static let glassFill = UIColor { traits in
        UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.12 : 0.75)
    }

    static let glassRim = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: 0.1)
    }
}
