import Foundation

/// The inline style: a month with its days, and a row for the time.
@MainActor struct CalendarArtwork {
    private let picker: UIDatePicker
    private let dateText: DateText
    private let bounds: CGRect

    /// The measures in points, decisions based on screenshots of iOS 14.
    private enum Metrics {
        static let size = CGSize(width: 320, height: 336)
        static let header: CGFloat = 44
        static let weekdays: CGFloat = 22
        static let time: CGFloat = 50
        static let margin: CGFloat = 8
        static let disc: CGFloat = 44
    }

    init(_ picker: UIDatePicker) {
        self.picker = picker
        dateText = picker.dateText
        bounds = picker.bounds
    }

    private var hasCalendar: Bool { picker.datePickerMode != .time }
    private var hasTime: Bool { picker.datePickerMode != .date }

    var size: CGSize {
        guard hasCalendar else { return CompactDateArtwork(picker).size }
        return CGSize(
            width: Metrics.size.width, height: Metrics.size.height + (hasTime ? Metrics.time : 0))
    }

    func draw() {
        guard hasCalendar else { return CompactDateArtwork(picker).draw() }
        drawHeader()
        drawWeekdays()
        drawDays()
        if hasTime { drawTime() }
    }

    private var isMirrored: Bool {
        picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0)
    }

    // MARK: Header

    /// Draws the month with its chevron, and the arrows for the previous and next month.
    private func drawHeader() {
        let line = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: Metrics.header)
        let title = ControlText(
            dateText.text("yMMMM", picker.date), font: .systemFont(ofSize: 17, weight: .semibold),
            of: picker)
        let box = line.clampedInset(dx: 2 * Metrics.margin, dy: 0)
        title.draw(in: box, x: isMirrored ? 1 : 0)
        let end = box.minX + title.size.width + 10
        drawChevron(CGPoint(x: end, y: line.midY), width: 5, height: 9, pointsBack: false)
        let right = box.maxX - 6
        drawChevron(CGPoint(x: right, y: line.midY), width: 9, height: 16, pointsBack: false)
        drawChevron(CGPoint(x: right - 44, y: line.midY), width: 9, height: 16, pointsBack: true)
    }

    private func drawChevron(
        _ middle: CGPoint, width: CGFloat, height: CGFloat, pointsBack: Bool
    ) {
        let box = mirrored(
            CGRect(
                x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
        let isLeft = pointsBack != isMirrored
        let (tip, tail) = isLeft ? (box.minX, box.maxX) : (box.maxX, box.minX)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: tail, y: box.minY))
        path.addLine(to: CGPoint(x: tip, y: box.midY))
        path.addLine(to: CGPoint(x: tail, y: box.maxY))
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        ControlArtwork.stroke(path, picker.tintColor, width: 2)
    }

    // MARK: Days

    private func cell(row: Int, column: Int) -> CGRect {
        let top = bounds.minY + Metrics.header + Metrics.weekdays
        let bottom = bounds.maxY - (hasTime ? Metrics.time : 0)
        let grid = bounds.clampedInset(dx: Metrics.margin, dy: 0)
        let (width, height) = (grid.width / 7, (bottom - top) / 6)
        return mirrored(
            CGRect(
                x: grid.minX + CGFloat(column) * width, y: top + CGFloat(row) * height,
                width: width, height: height))
    }

    private func drawWeekdays() {
        for (column, name) in dateText.weekdays.enumerated() {
            var box = cell(row: 0, column: column)
            box.origin.y = bounds.minY + Metrics.header
            box.size.height = Metrics.weekdays
            let text = ControlText(
                name, font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel,
                of: picker)
            text.draw(in: box)
        }
    }

    private func drawDays() {
        let month = CalendarMonth(picker.date, dateText.calendar)
        for day in 1...max(1, month.days) {
            let place = month.place(of: day)
            draw(day, in: cell(row: place.row, column: place.column), month)
        }
    }

    private func draw(_ day: Int, in box: CGRect, _ month: CalendarMonth) {
        let date =
            dateText.calendar.date(byAdding: .day, value: day - month.selected, to: picker.date)
            ?? picker.date
        let isToday = dateText.calendar.isDate(date, inSameDayAs: UIDatePicker.defaultDate)
        let isSelected = day == month.selected
        if isSelected { drawDisc(in: box, isToday: isToday) }
        let text = ControlText(
            dateText.formatted("d", date),
            font: .systemFont(ofSize: 20, weight: isSelected ? .medium : .regular),
            color: color(of: date, isToday: isToday, isSelected: isSelected), of: picker)
        text.draw(in: box)
    }

    private func drawDisc(in box: CGRect, isToday: Bool) {
        let side = min(Metrics.disc, box.width, box.height)
        let disc = CGRect(
            x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        let tint: UIColor = picker.tintColor
        ControlArtwork.fill(
            UIBezierPath(ovalIn: disc), isToday ? tint : tint.withAlphaComponent(0.12))
    }

    private func color(of date: Date, isToday: Bool, isSelected: Bool) -> UIColor {
        guard picker.limits.allowsDay(of: date, in: dateText.calendar) else {
            return .tertiaryLabel
        }
        if isToday { return isSelected ? .white : picker.tintColor }
        return isSelected ? picker.tintColor : .label
    }

    // MARK: Time

    private func drawTime() {
        let line = CGRect(
            x: bounds.minX, y: bounds.maxY - Metrics.time, width: bounds.width,
            height: Metrics.time
        ).clampedInset(dx: 2 * Metrics.margin, dy: 0)
        let label = ControlText("Time", font: .systemFont(ofSize: 17), of: picker)
        label.draw(in: line, x: isMirrored ? 1 : 0)
        let time = ControlText(
            dateText.text("jmm", picker.date), font: .systemFont(ofSize: 17), of: picker)
        let width = time.size.width + 22
        let height = time.size.height + 14
        let field = mirrored(
            CGRect(
                x: line.maxX - width, y: line.midY - height / 2, width: width, height: height))
        let radius = UIScreen.main.era == .glass ? height / 2 : 6
        ControlArtwork.fill(
            UIBezierPath(roundedRect: field, cornerRadius: radius), .tertiarySystemFill)
        time.draw(in: field)
    }
}
