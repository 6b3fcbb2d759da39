import Foundation

/// The compact style: one gray field for the date and one for the time.
@MainActor struct CompactDateArtwork {
    private let picker: UIDatePicker
    private let texts: [ControlText]

    /// The padding of the text, both sides together: a decision.
    private static let padding: CGFloat = 22
    private static let gap: CGFloat = 5
    private static let cornerRadius: CGFloat = 6

    init(_ picker: UIDatePicker) {
        self.picker = picker
        let dateText = picker.dateText
        let templates =
            switch picker.datePickerMode {
            case .time: ["jmm"]
            case .date: ["yMMMd"]
            case .dateAndTime, .countDownTimer, .yearAndMonth: ["yMMMd", "jmm"]
            }
        // Decision: the fields grow at the text sizes for accessibility (Documentation/Metrics.md
        // 5.5).
        let traits = picker.traitCollection
        let font: UIFont =
            traits.stacksRows
            ? .preferredFont(forTextStyle: .body, compatibleWith: traits)
            : .systemFont(ofSize: UIFont.labelFontSize)
        texts = templates.map {
            ControlText(dateText.text($0, picker.date), font: font, of: picker)
        }
    }

    /// The size: a line of 17 points and 14 points more, 34.33 on a 3x screen
    /// (Documentation/Metrics.md 2.11).
    var size: CGSize {
        let widths = texts.map { $0.size.width + Self.padding }
        return CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, texts.count - 1)),
            height: (texts.first?.size.height ?? 0) + 14)
    }

    /// Draws the fields at the control's content alignment.
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
