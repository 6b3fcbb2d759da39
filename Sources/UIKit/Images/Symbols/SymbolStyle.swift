import Foundation
import Typesetting

/// How large and how heavy symbols are drawn, in parts of the font's size.
///
/// Lines are those of the system font's stems as they look; the factors of the scales are the
/// ones between the sizes in which the documents' frames and published logs give a symbol.
enum SymbolStyle {
    /// Of the font's size at the medium scale.
    static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.026
        case .thin: 0.04
        case .light: 0.064
        case .unspecified, .regular: 0.088
        case .medium: 0.106
        case .semibold: 0.124
        case .bold: 0.144
        case .heavy: 0.166
        case .black: 0.19
        }
    }

    /// Medium is the default.
    static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.785
        case .default, .unspecified, .medium: 1
        case .large: 1.29
        }
    }

    /// What the image has around the ink, at either side and at top and bottom: 1.5 and 1 points
    /// at 17, as the description of `play.circle.fill` gives it.
    static let padding = CGSize(width: 0.086, height: 0.056)
    /// The size of symbols that nobody configured: 17 points at every text size, as published.
    static let standardPointSize: CGFloat = 17
    /// The longest side of a symbol that only a document knows.
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
