import ContactSheetDevices
import Foundation

/// The glyphs of the system's tabs. From iOS 13 on they are filled in both states; in iOS 7 to 12
/// only the selected one is (Documentation/Metrics.md 1.4).
extension BarGlyph {
    /// The outline of the filled variant, with holes, or `nil` if there is only one variant.
    private var filledOutline: String? {
        switch self {
        case .star: outline
        case .clock: "O12 12 10M11.2 5.8V12.9L15.6 15.5L16.5 14.1L12.9 12V5.8Z"
        case .contacts:
            "O12 12 10.3O12 9.6 3.4M6 17.7Q7.6 14.4 12 14.4Q16.4 14.4 18 17.7Q15.5 20.4 12 20.4"
                + "Q8.5 20.4 6 17.7Z"
        case .bookmarks:
            "M11.3 7Q8 4.6 2.6 5.7V18.8Q8 17.6 11.3 19.9ZM12.7 7Q16 4.6 21.4 5.7V18.8Q16 17.6 12.7"
                + " 19.9Z"
        default: nil
        }
    }

    /// Draws the glyph of a tab in a square box.
    @MainActor func drawTab(
        in box: CGRect, color: UIColor, mirrored: Bool, isSelected: Bool
    ) {
        let era = UIScreen.main.era
        guard era > .classic, let filledOutline else {
            return draw(in: box, color: color, mirrored: mirrored)
        }
        let isFilled = isSelected || era >= .dark
        let path = BarGlyphReader(isFilled ? filledOutline : outline).path
        let transform = transform(to: box, mirrored: mirrored)
        path.apply(transform)
        guard isFilled else {
            path.lineWidth = lineWidth * transform.d
            color.setStroke()
            return path.stroke()
        }
        path.usesEvenOddFillRule = true
        color.setFill()
        path.fill()
    }
}
