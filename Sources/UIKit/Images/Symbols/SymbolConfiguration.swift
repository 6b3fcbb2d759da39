import Foundation
import Typesetting

extension UIImage {
    /// The weight of a symbol; the raw values are published by Apple.
    public enum SymbolWeight: Int, Sendable {
        case unspecified
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the font weight; unspecified is regular.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The scale of a symbol; the raw values are published by Apple.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small, medium, large
    }

    /// The size, weight, and colors of a symbol; unspecified values come from elsewhere.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The colors in which a symbol is painted.
        enum Palette {
            case monochrome, multicolor
            /// The tint color at three opacities.
            case tintHierarchy
            /// The color at three opacities.
            case hierarchical(UIColor)
            case colors([UIColor])
        }

        /// The size of a symbol; a text style follows the screen's text size.
        enum Size {
            case points(CGFloat)
            case style(UIFont.TextStyle)
        }

        let size: Size?
        let weight: SymbolWeight
        let scale: SymbolScale
        let palette: Palette?

        private init(
            size: Size? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, palette: Palette? = nil
        ) {
            self.size = size
            self.weight = weight
            self.scale = scale
            self.palette = palette
            super.init()
        }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }
        /// The sizes of symbols in rows and buttons at the text sizes for accessibility.
        static let bodyText = SymbolConfiguration(textStyle: .body)
        static let subheadlineText = SymbolConfiguration(textStyle: .subheadline)

        public convenience init(pointSize: CGFloat) {
            self.init(size: .points(pointSize))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: .points(pointSize), weight: weight)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: .points(pointSize), weight: weight, scale: scale, palette: nil)
        }

        public convenience init(scale: SymbolScale) {
            self.init(size: nil, scale: scale)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(size: nil, weight: weight)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(size: .style(textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: .style(textStyle), scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration with the font's size and weight.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                size: .points(font.pointSize), weight: SymbolWeight(font.typeset.weight),
                scale: scale, palette: nil)
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(size: nil, palette: .hierarchical(hierarchicalColor))
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(size: nil, palette: paletteColors.isEmpty ? nil : .colors(paletteColors))
        }

        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(size: nil, palette: .multicolor)
        }

        /// Prefers the tint color at the opacities of the symbol's layers.
        public static func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(size: nil, palette: .tintHierarchy)
        }

        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(size: nil, palette: .monochrome)
        }

        public func withoutTextStyle() -> SymbolConfiguration {
            guard case .style = size else { return self }
            return SymbolConfiguration(weight: weight, scale: scale, palette: palette)
        }

        public func withoutScale() -> SymbolConfiguration {
            SymbolConfiguration(size: size, weight: weight, palette: palette)
        }

        public func withoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(size: size, scale: scale, palette: palette)
        }

        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            guard case .points = size else { return withoutWeight() }
            return SymbolConfiguration(scale: scale, palette: palette)
        }

        /// Returns the values of the other configuration, or this one's where the other's are
        /// unspecified.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                size: other.size ?? size,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale,
                palette: other.palette ?? palette)
        }
    }
}

extension UIFont.Weight {
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(FontWeight(traitValue: rawValue))
    }
}
