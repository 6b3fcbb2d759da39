import Foundation

/// The colors of a configured button in one state.
@MainActor struct ButtonConfigurationStyle {
    var foreground: UIColor
    var background: UIColor
    /// The material of glass buttons, whose background is the tint of the glass.
    var glass: GlassArtwork.Style?

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

    private init(
        foreground: UIColor, background: UIColor, glass: GlassArtwork.Style? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.glass = glass
    }

    /// The opacity of a pressed button's colors. A decision.
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
            return Self(
                foreground: foreground ?? .white, background: background ?? tint,
                glass: configuration.style.glass)
        case .glass, .clearGlass:
            return Self(
                foreground: foreground ?? .label, background: background ?? .clear,
                glass: configuration.style.glass)
        }
    }

    /// Returns the colors of a selected button, which is one step more prominent: plain ones become
    /// tinted, and tinted ones filled.
    private static func selected(
        _ configuration: UIButton.Configuration, _ base: Self, _ tint: UIColor
    ) -> Self {
        let color = configuration.baseBackgroundColor ?? tint
        switch configuration.style {
        case .plain, .gray, .bordered, .glass, .clearGlass:
            return Self(
                foreground: configuration.baseForegroundColor ?? tint,
                background: color.tintedFill, glass: base.glass)
        case .tinted:
            return Self(foreground: .white, background: color)
        case .borderless, .filled, .prominentGlass, .prominentClearGlass: return base
        }
    }
}

extension UIButton.Configuration {
    @MainActor func resolvedStyle(of button: UIButton) -> ButtonConfigurationStyle {
        let isDestructive = button.role == .destructive
        return ButtonConfigurationStyle(
            self, button.state, tint: isDestructive ? .systemRed : button.tintColor)
    }
}

extension UIButton.Configuration.Style {
    var hasBackground: Bool { self != .plain && self != .borderless }
    /// The material of the glass styles.
    var glass: GlassArtwork.Style? {
        switch self {
        case .glass, .prominentGlass: .regular
        case .clearGlass, .prominentClearGlass: .clear
        default: nil
        }
    }

    /// Whether the background is opaque, so that it fades when the button is pressed, and the title
    /// doesn't.
    var isOpaque: Bool {
        self == .filled || self == .prominentGlass || self == .prominentClearGlass
    }
}

extension UIColor {
    /// Returns the color with a fraction of its opacity.
    func faded(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            // The resolved color doesn't depend on traits.
            let alpha = color.cgColor.rgba.alpha
            return color.withAlphaComponent(alpha * share)
        }
    }

    /// The background of tinted buttons. It is more opaque in the dark appearance, where it would
    /// otherwise be invisible. The fraction of the tint is a decision.
    var tintedFill: UIColor {
        UIColor { traits in
            let share = traits.userInterfaceStyle == .dark ? 0.26 : 0.15
            return self.faded(to: share).resolvedColor(with: traits)
        }
    }
}
