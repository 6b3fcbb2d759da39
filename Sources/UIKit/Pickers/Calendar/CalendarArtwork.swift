import Foundation

/// The inline style: a month with its days, and a row for the time.
@MainActor struct CalendarArtwork {
    private let picker: UIDatePicker
    private let dateText: DateText
    private let bounds: CGRect

    private enum Metrics {
        static let height: CGFloat = 336
        static let time: CGFloat = 50
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
            width: CalendarStyle.width, height: Metrics.height + (hasTime ? Metrics.time : 0))
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
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: CalendarStyle.headerHeight)
        let title = ControlText(
            dateText.text("yMMMM", picker.date),
            font: .systemFont(ofSize: CalendarStyle.titleFontSize, weight: .semibold), of: picker)
        let box = line.clampedInset(dx: 2 * CalendarStyle.margin, dy: 0)
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
        CalendarStyle.drawChevron(
            in: box, pointsLeft: pointsBack != isMirrored, picker.tintColor)
    }

    // MARK: Days

    private func cell(row: Int, column: Int) -> CGRect {
        let top = bounds.minY + CalendarStyle.headerHeight + CalendarStyle.weekdaysHeight
        let bottom = bounds.maxY - (hasTime ? Metrics.time : 0)
        return mirrored(
            CalendarStyle.cell(
                row: row, column: column, in: bounds, top: top, height: (bottom - top) / 6))
    }

    private func drawWeekdays() {
        for (column, name) in dateText.weekdays.enumerated() {
            var box = cell(row: 0, column: column)
            box.origin.y = bounds.minY + CalendarStyle.headerHeight
            box.size.height = CalendarStyle.weekdaysHeight
            let text = ControlText(
                name, font: .systemFont(ofSize: CalendarStyle.weekdayFontSize, weight: .semibold),
                color: .tertiaryLabel, of: picker)
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
        if isSelected {
            CalendarStyle.drawDisc(in: box, isToday: isToday, tint: picker.tintColor)
        }
        let text = ControlText(
            dateText.formatted("d", date),
            font: .systemFont(
                ofSize: CalendarStyle.dayFontSize, weight: isSelected ? .medium : .regular),
            color: CalendarStyle.color(
                isAvailable: picker.limits.allowsDay(of: date, in: dateText.calendar),
                isToday: isToday, isSelected: isSelected, tint: picker.tintColor), of: picker)
        text.draw(in: box)
    }

    // MARK: Time

    private func drawTime() {
        let line = CGRect(
            x: bounds.minX, y: bounds.maxY - Metrics.time, width: bounds.width,
            height: Metrics.time
        ).clampedInset(dx: 2 * CalendarStyle.margin, dy: 0)
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
