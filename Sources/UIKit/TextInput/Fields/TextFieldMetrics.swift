import ContactSheetDevices
import Foundation

/// The measures of text fields by era (Documentation/Metrics.md 2.8).
@MainActor enum TextFieldMetrics {
    private static var era: Era { UIScreen.main.era }

    /// The default font: 12 points up to iOS 6, 17 since. Documents specify their own.
    static var font: UIFont {
        .systemFont(ofSize: era == .classic ? UIFont.smallSystemFontSize : UIFont.labelFontSize)
    }

    /// Returns the height of a field, which with a rounded border doesn't depend on the font up to
    /// iOS 12.
    ///
    /// Without a border it is the line's height. From iOS 13 on, 5/3 of a point are added, each
    /// in whole pixels: stored heights at 15 and 17 points are 19.5 and 22 at 2x, and at 12, 14, and 28
    /// points 16, 18.67, and 35.33 at 3x. A rounded border adds 12 points more, and the height is then at
    /// least 34.
    static func height(_ style: UITextField.BorderStyle, lineHeight: CGFloat) -> CGFloat {
        guard era >= .dark else {
            if style == .roundedRect { return era == .classic ? 31 : 30 }
            return lineHeight.rounded(.up) + (style == .none ? 0 : 5)
        }
        let grid = UIScreen.main.grid
        let line = grid.roundUp(lineHeight) + grid.roundDown(5 / 3)
        switch style {
        case .none: return line
        case .roundedRect: return max(34, line + 12)
        case .line, .bezel: return line + 5
        }
    }

    /// Returns the insets from the field's edges to its text.
    static func textInsets(_ style: UITextField.BorderStyle) -> UIEdgeInsets {
        switch style {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    /// The size of the button that clears the text, and its distance from the field's end.
    static var clearButtonSide: CGFloat { era == .classic ? 19 : 14 }
    static func clearButtonMargin(_ style: UITextField.BorderStyle) -> CGFloat {
        style == .none ? 0 : era == .classic ? 6 : 8
    }

    /// The corner radius of rounded borders, in points.
    static var cornerRadius: CGFloat {
        switch era {
        case .classic: 8
        case .flat, .safeArea, .dark: 5
        case .glass: 9
        }
    }

    /// The color of the rounded border's outline.
    static var borderColor: UIColor {
        switch era {
        case .classic: UIColor(white: 0.6, alpha: 1)
        case .flat, .safeArea: UIColor(white: 0.8, alpha: 1)
        case .dark, .glass:
            UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.2)
            }
        }
    }

    /// The color of the placeholder: a gray of 70% up to iOS 6 and of 78% from iOS 7 to 12, then
    /// the semantic color (Documentation/Metrics.md 7.4).
    static var placeholderColor: UIColor {
        switch era {
        case .classic: UIColor(white: 0.7, alpha: 1)
        case .flat, .safeArea: UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
        case .dark, .glass: .placeholderText
        }
    }

    static var bullet: String { "\u{2022}" }
}
