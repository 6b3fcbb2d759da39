import ContactSheetDevices
import Foundation

/// The drawings of system items, as lines and areas in a box of 24 × 24 points. The y-axis points
/// down.
///
/// The commands of an outline are `M` and `L` for points, `H` and `V` for a single coordinate, `Q`
/// and `C` for curves, `O x y radius` for a circle, `A x y radius from to` for an arc with angles
/// in degrees, clockwise from the right, and `Z` to close.
enum BarGlyph: Sendable {
    case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo, pageCurl, checkmark, back
    case more, star, clock, contacts, downloads, list

    /// Whether the outline is filled instead of stroked.
    private var isFilled: Bool {
        switch self {
        case .play, .pause, .rewind, .fastForward, .more, .star: true
        default: false
        }
    }

    /// Whether the drawing depends on the layout direction.
    var isDirectional: Bool { self == .back || self == .reply || self == .list }

    var outline: String {
        switch self {
        case .add: "M12 4V20M4 12H20"
        case .compose:
            "M12.5 4.5H5.5Q4 4.5 4 6V18.5Q4 20 5.5 20H18Q19.5 20 19.5 18.5V11.5"
                + "M9.5 14.5L10.3 11.8L18.8 3.3L20.7 5.2L12.2 13.7Z"
        case .reply: "M10.5 5L3.5 11.5L10.5 18V14.5Q17.5 14 20.5 19.5Q20 9 10.5 8.7Z"
        case .action: "M8.5 8.5H5.5V21H18.5V8.5H15.5M12 15V2.5M8.3 6.2L12 2.5L15.7 6.2"
        case .organize:
            "M3 18.5V6.5Q3 5 4.5 5H8.5L10.5 7.5H19.5Q21 7.5 21 9V18.5Q21 20 19.5 20H4.5"
                + "Q3 20 3 18.5ZM3 11H21"
        case .bookmarks:
            "M12 6.5Q8.5 4 3 5.5V18.5Q8.5 17 12 19.5Q15.5 17 21 18.5V5.5Q15.5 4 12 6.5V19.5"
        case .search: "O10.5 10.5 6.8M15.5 15.5L21 21"
        case .refresh: "A12 12.8 7.5 -45 270M11.5 1.8L15.3 5.3L11.5 8.8"
        case .stop: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"
        case .camera:
            "M2.5 9Q2.5 7.2 4.3 7.2H7.3L9 4.8H15L16.7 7.2H19.7Q21.5 7.2 21.5 9V17.5"
                + "Q21.5 19.3 19.7 19.3H4.3Q2.5 19.3 2.5 17.5ZO12 13 3.9"
        case .trash:
            "M4 6.3H20M9 6.3V3.5H15V6.3M5.7 6.3L6.7 21H17.3L18.3 6.3M9.9 9.5L10.2 17.8"
                + "M14.1 9.5L13.8 17.8"
        case .play: "M6 3.5L20.5 12L6 20.5Z"
        case .pause: "M6 4H10.3V20H6ZM13.7 4H18V20H13.7Z"
        case .rewind: "M11.8 5V19L2 12ZM22 5V19L12.2 12Z"
        case .fastForward: "M12.2 5V19L22 12ZM2 5V19L11.8 12Z"
        case .undo: "M8.2 4.5L4 8.8L8.2 13M4 8.8H14Q20 8.8 20 14.2Q20 19.5 14 19.5H9.5"
        case .redo: "M15.8 4.5L20 8.8L15.8 13M20 8.8H10Q4 8.8 4 14.2Q4 19.5 10 19.5H14.5"
        case .pageCurl: "M5 3H19V14L13 21H5ZM13 21V14H19"
        case .checkmark: "M4.5 12.8L9.7 18.5L19.5 5.5"
        case .back: "M15.5 3L6.5 12L15.5 21"
        case .more: "O5 12 2.1O12 12 2.1O19 12 2.1"
        case .star:
            "M12 2.5L14.3 9.3L21.5 9.4L15.7 13.7L17.9 20.6L12 16.4L6.1 20.6L8.3 13.7L2.5 9.4"
                + "L9.7 9.3Z"
        case .clock: "O12 12 9M12 6.5V12.5L16 14.8"
        case .contacts: "O12 12 9.5O12 9.5 3.2M5.8 18.8Q7 14.8 12 14.8Q17 14.8 18.2 18.8"
        case .downloads: "M12 3.5V15M7.8 11L12 15.2L16.2 11M4 15.5V20H20V15.5"
        case .list:
            "M8.5 6H21M8.5 12H21M8.5 18H21"
        }
    }

    /// The outline of parts that are filled in addition to the lines: the dots of a list.
    private var dots: String { self == .list ? "O4.2 6 1.4O4.2 12 1.4O4.2 18 1.4" : "" }

    /// The line width: about one point in iOS 7 to 12, and bolder in other versions. Chevrons are
    /// bolder, and so are checkmarks from iOS 26 on.
    @MainActor var lineWidth: CGFloat {
        switch UIScreen.main.era {
        case .classic: 2.4
        case .flat, .safeArea: self == .back ? 2.1 : 1.1
        case .dark: self == .back ? 2.4 : 1.6
        case .glass: self == .back || self == .checkmark ? 2.2 : 1.8
        }
    }

    /// Draws the glyph in a square box.
    @MainActor func draw(in box: CGRect, color: UIColor, mirrored: Bool = false) {
        let transform = transform(to: box, mirrored: mirrored)
        if UIScreen.main.era == .classic, let classicShape {
            return classicShape.draw(transform, color: color)
        }
        let path = BarGlyphReader(outline).path
        path.apply(transform)
        if isFilled {
            color.setFill()
            path.fill()
        } else {
            path.lineWidth = lineWidth * transform.d
            path.lineCapStyle = UIScreen.main.era < .dark ? .butt : .round
            path.lineJoinStyle = UIScreen.main.era < .dark ? .miter : .round
            color.setStroke()
            path.stroke()
            let dots = BarGlyphReader(dots).path
            dots.apply(transform)
            color.setFill()
            dots.fill()
        }
    }

    /// Returns the transform from the box of 24 × 24 points to a box.
    func transform(to box: CGRect, mirrored: Bool) -> CGAffineTransform {
        let scale = min(box.width, box.height) / 24
        let transform = CGAffineTransform(
            translationX: box.midX - 12 * scale, y: box.midY - 12 * scale
        ).scaledBy(x: scale, y: scale)
        guard mirrored, isDirectional else { return transform }
        return transform.translatedBy(x: 24, y: 0).scaledBy(x: -1, y: 1)
    }
}
