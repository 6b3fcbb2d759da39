import Foundation
import SystemSymbols
import Typesetting

/// The sizes and weights of symbols, relative to the font's size.
///
/// Line widths are estimated from the stems of the system font. The factors of the scales are the
/// ratios between the symbol sizes in documents' frames and published logs.
enum SymbolStyle {
    /// Returns the line width as a fraction of the font's size, at the medium scale.
    static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.026
        case .thin: 0.04
        case .light: 0.064
        case .unspecified, .regular: SymbolDrawing.lineWidth
        case .medium: 0.106
        case .semibold: 0.124
        case .bold: 0.144
        case .heavy: 0.166
        case .black: 0.19
        }
    }

    /// Returns the factor of the scale; medium is the default.
    static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.785
        case .default, .unspecified, .medium: 1
        case .large: 1.29
        }
    }

    /// The point size of symbols without a configuration: 17 at every text size, as published.
    static let standardPointSize: CGFloat = 17
    /// The opacity of the square in place of a symbol without a drawing.
    static let squareOpacity: CGFloat = 0.3
    /// The longest side of a symbol without a drawing whose proportions a document stores, in ems.
    static let unknownSide: CGFloat = 1.2
}

extension UIImage.SymbolWeight {
    init(_ weight: FontWeight) {
        self =
            switch weight {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
    }
}
