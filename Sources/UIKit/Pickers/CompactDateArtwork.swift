import Foundation

/// The compact style: a gray field for the date and one for the time.
@MainActor struct CompactDateArtwork {
    private let picker: UIDatePicker
    private let texts: [ControlText]

    /// Beside the text, both sides together: a decision.
    private static let padding: CGFloat = 22
    private static let gap: CGFloat = 5
    private static let cornerRadius: CGFloat = 6

    init(_ picker: UIDatePicker) {
        self.picker = picker
        let words = picker.words
        let templates =
            switch picker.datePickerMode {
            case .time: ["jmm"]
            case .date: ["yMMMd"]
            case .dateAndTime, .countDownTimer, .yearAndMonth: ["yMMMd", "jmm"]
            }
        texts = templates.map {
            ControlText(
                words.text($0, picker.date), font: .systemFont(ofSize: 17), of: picker)
        }
    }

    /// A line of 17 points and 14 more, 34.33 on a screen of three pixels
    /// (Documentation/Metrics.md 2.11).
    var size: CGSize {
        let widths = texts.map { $0.size.width + Self.padding }
        return CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, texts.count - 1)),
            height: (texts.first?.size.height ?? 0) + 14)
    }

    /// Where the content of the control is aligned.
    func draw() {
        let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = self.size
        var x = start(of: size.width)
        for text in isMirrored ? texts.reversed() : texts {
            let field = CGRect(
                x: x, y: UIScreen.main.grid.round(picker.bounds.midY - size.height / 2),
                width: text.size.width + Self.padding, height: size.height)
            let radius = UIScreen.main.era == .glass ? size.height / 2 : Self.cornerRadius
            ControlArtwork.fill(
                UIBezierPath(roundedRect: field, cornerRadius: radius), .tertiarySystemFill)
            text.draw(in: field)
            x = field.maxX + Self.gap
        }
    }

    private func start(of width: CGFloat) -> CGFloat {
        let bounds = picker.bounds
        switch picker.effectiveContentHorizontalAlignment {
        case .left: return bounds.minX
        case .right: return bounds.maxX - width
        default: return UIScreen.main.grid.round(bounds.midX - width / 2)
        }
    }
}
