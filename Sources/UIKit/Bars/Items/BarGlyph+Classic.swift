import Foundation

/// The icons of iOS 6 and earlier, which are solid: areas with holes, and heavy lines.
extension BarGlyph {
    struct ClassicShape {
        /// The outline of the areas, in which an outline inside of another one is a hole.
        var area = ""
        var lines = ""
        var lineWidth: CGFloat = 2.8

        /// Draws the shape in the space that the transform leads from.
        @MainActor func draw(_ transform: CGAffineTransform, color: UIColor) {
            let area = BarGlyphReader(area).path
            area.apply(transform)
            area.usesEvenOddFillRule = true
            color.setFill()
            area.fill()
            guard !lines.isEmpty else { return }
            let lines = BarGlyphReader(lines).path
            lines.apply(transform)
            lines.lineWidth = lineWidth * transform.d
            color.setStroke()
            lines.stroke()
        }
    }

    /// The drawing in iOS 6 and earlier, or `nil` if it is that of later versions.
    var classicShape: ClassicShape? {
        switch self {
        case .play, .pause, .rewind, .fastForward, .more, .star: nil
        case .undo, .redo, .checkmark, .back, .list: nil
        case .action:
            ClassicShape(
                area: "M14.2 1.8L21.6 7.3L14.2 12.8Z",
                lines: "M9.5 7.2H3.6V20.6H18.4V14.5M8.2 15.5Q8.6 7.6 15.5 7.3", lineWidth: 2.6)
        case .search:
            ClassicShape(
                area: "M13.4 15.9L15.9 13.4L21.5 19Q22.4 20.2 21.3 21.3Q20.2 22.4 19 21.5Z",
                lines: "O9.8 9.8 6.4")
        case .refresh:
            ClassicShape(area: "M15.4 1.2L20.8 8.2L12.8 10.4Z", lines: "A12 13 7.4 5 288")
        case .stop: ClassicShape(lines: "M4.5 4.5L19.5 19.5M19.5 4.5L4.5 19.5", lineWidth: 3.6)
        default: classicArea.map { ClassicShape(area: $0) }
        }
    }

    private var classicArea: String? {
        switch self {
        case .add: "M10.1 3H13.9V10.1H21V13.9H13.9V21H10.1V13.9H3V10.1H10.1Z"
        case .compose:
            "M2.5 6.6Q2.5 4.4 4.7 4.4H13.4L10.9 6.9H5V19H17.1V13L19.6 10.5V19.3Q19.6 21.5 17.4 21.5"
                + "H4.7Q2.5 21.5 2.5 19.3ZM8.6 15.6L9.6 11.5L18.2 2.9Q19.2 1.9 20.2 2.9L21.3 4"
                + "Q22.3 5 21.3 6L12.7 14.6Z"
        case .reply: "M10.5 3.6L2 11.3L10.5 19V14.6Q18 14.2 21.8 21Q22 8.6 10.5 8Z"
        case .organize:
            "M2 6.8Q2 5 3.8 5H8.4Q9.4 5 10 5.8L11 7.2H20.2Q22 7.2 22 9V9.4H2Z"
                + "M2 11H22V18.2Q22 20 20.2 20H3.8Q2 20 2 18.2Z"
        case .bookmarks:
            "M11.3 6.6Q7.6 4 2 5.2V19Q7.6 17.8 11.3 20.4ZM12.7 6.6Q16.4 4 22 5.2V19Q16.4 17.8 12.7"
                + " 20.4Z"
        case .camera:
            "M1.5 9Q1.5 6.8 3.7 6.8H6.8L8.8 4.2H15.2L17.2 6.8H20.3Q22.5 6.8 22.5 9V17.6"
                + "Q22.5 19.8 20.3 19.8H3.7Q1.5 19.8 1.5 17.6ZO12 13.1 4.7O12 13.1 2.7"
        case .trash:
            "M3.4 4.8H8.4V3.6Q8.4 2 10 2H14Q15.6 2 15.6 3.6V4.8H20.6V7.4H3.4ZM10.1 4.8H13.9V3.6"
                + "H10.1ZM4.8 8.8H19.2L18.2 20.4Q18 22 16.4 22H7.6Q6 22 5.8 20.4ZM8 10.8H9.5L9.9 19.8"
                + "H8.5ZM11.3 10.8H12.7V19.8H11.3ZM14.5 10.8H16L15.5 19.8H14.1Z"
        case .pageCurl: "M4.5 2H19.5V13.2L11.4 22H4.5ZM11.6 19.6V13.4H17.4Z"
        case .clock: "O12 12 10M11 5.6V13L15.4 15.8L16.5 14.1L13 11.9V5.6Z"
        case .contacts:
            "O12 12 10.3O12 9.6 3.4M6 17.7Q7.6 14.4 12 14.4Q16.4 14.4 18 17.7Q15.5 20.4 12 20.4"
                + "Q8.5 20.4 6 17.7Z"
        case .downloads:
            "M9.8 2.5H14.2V9H18.6L12 15.8L5.4 9H9.8ZM2.8 14.2H5.4V18.6H18.6V14.2H21.2V19.4Q21.2 21.2"
                + " 19.4 21.2H4.6Q2.8 21.2 2.8 19.4Z"
        default: nil
        }
    }
}
