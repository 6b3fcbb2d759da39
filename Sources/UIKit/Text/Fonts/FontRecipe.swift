import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import Typesetting

/// The properties of a font except its size, from which it can be created in another size or for
/// other traits.
struct FontRecipe: Sendable, Hashable {
    enum Origin: Sendable, Hashable {
        case system
        case style(Typesetting.TextStyle)
        case name(String)
    }

    /// How a font that was created by `UIFontMetrics` follows the text size.
    struct Scaling: Sendable, Hashable {
        var style: Typesetting.TextStyle
        /// The size in points at the default text size.
        var baseSize: CGFloat
        var maximumSize: CGFloat
    }

    var origin = Origin.system
    /// The weight, or `nil` for the default of the origin.
    var weight: FontWeight?
    var isItalic = false
    var cut = FontDesign.plain
    var hasMonospacedDigits = false
    var width = UIFont.Width.standard
    var scaling: Scaling?

    init(weight: UIFont.Weight? = nil) {
        self.weight = weight.map { FontWeight(traitValue: $0.rawValue) }
    }

    init(name: String) {
        origin = .name(name)
    }

    init(style: UIFont.TextStyle) {
        origin = .style(style.typeset)
    }

    /// Returns the font without scaling for the text size.
    func fixed(in surroundings: FontSurroundings) -> FontRecipe {
        var recipe = self
        recipe.scaling = nil
        if case .style(let style) = origin {
            recipe.origin = .system
            recipe.weight = weight ?? surroundings.weight(of: style)
        }
        return recipe
    }

    /// The diagnostic about the replacement of a named font.
    var diagnostic: Diagnostic? {
        guard case .name(let name) = origin else { return nil }
        return Font.named(name, size: 12).diagnostic
    }

    func font(size: CGFloat, in surroundings: FontSurroundings) -> Font {
        switch origin {
        case .name(let name): return Font.named(name, size: size).font
        case .system: return system(size: size, weight ?? .regular, in: surroundings)
        case .style(let style):
            let weight = weight ?? surroundings.weight(of: style)
            var font = system(size: size, weight, in: surroundings)
            let metrics = style.metrics(at: surroundings.contentSize(of: style))
            if metrics.pointSize == size { font.lineAdvance = metrics.leading }
            return font
        }
    }

    private func system(
        size: CGFloat, _ weight: FontWeight, in surroundings: FontSurroundings
    ) -> Font {
        var font = Font.system(
            size: size, weight: surroundings.hasBoldText ? weight.forBoldText : weight,
            italic: isItalic, cut: cut, design: surroundings.design)
        font.hasMonospacedDigits = hasMonospacedDigits
        if width != .standard { font.setWidthFactor(width.factor) }
        return font
    }
}

/// The environment on which system fonts depend.
struct FontSurroundings: Sendable, Hashable {
    var design: SystemFontDesign
    /// Whether the text styles are those of iOS 11 and later.
    var hasLargeTitles: Bool
    var followsAccessibilitySizes: Bool
    var hasBoldText: Bool
    var contentSize: ContentSize

    /// Creates the environment of the screen's device, overridden by the specified traits.
    init(_ traits: UITraitCollection? = nil) {
        self = onMainActor {
            let screen = UIScreen.main
            guard let traits else { return screen.fontSurroundings }
            return FontSurroundings(
                screen.traitCollection.values.overlaid(by: traits.values), screen.device)
        }
    }

    init(_ values: TraitValues, _ device: SimulatedDevice) {
        design = SystemFontDesign(device)
        hasLargeTitles = device.has(.largeTitleTextStyle)
        followsAccessibilitySizes = device.has(.accessibilitySizesInAllStyles)
        hasBoldText = values.legibilityWeight == .bold
        contentSize = values.preferredContentSizeCategory.contentSize
    }

    func weight(of style: Typesetting.TextStyle) -> FontWeight {
        hasLargeTitles ? style.weight : style.earlyWeight
    }

    /// Returns the content size of a style. Up to iOS 10 only the body style follows the five
    /// accessibility sizes (Apple, WWDC 2017, session 245).
    func contentSize(of style: Typesetting.TextStyle) -> ContentSize {
        guard !followsAccessibilitySizes, style != .body else { return contentSize }
        return min(contentSize, .extraExtraExtraLarge)
    }
}

extension SystemFontDesign {
    /// Creates the design of the device's version of iOS (Documentation/Fonts.md 2.2).
    fileprivate init(_ device: SimulatedDevice) {
        if device.has(.variableSanFrancisco) {
            self = .sanFrancisco
        } else if device.has(.sanFrancisco) {
            self =
                device.has(.narrowDisplayFont)
                ? .sanFrancisco11 : device.has(.spacedIdeographs) ? .sanFrancisco10 : .sanFrancisco9
        } else {
            self = device.has(.helveticaNeue) ? .helveticaNeue : .helvetica
        }
    }
}

extension FontWeight {
    /// The weight that Bold Text uses for this one: semibold for regular, the next heavier one for
    /// the others.
    var forBoldText: FontWeight {
        switch self {
        case .ultraLight: .thin
        case .thin: .light
        case .light: .regular
        case .regular, .medium: .semibold
        case .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
    }
}
