import Foundation

extension UICalendarView {
    /// Creates the views of the month's days, with their decorations.
    func fillMonth() {
        needsReload = false
        let text = dateText
        header.show(
            text.text("yMMMM", shownMonth), font: font(CalendarStyle.titleFontSize, .semibold),
            canGoBack: month(after: -1) != nil, canGoForward: month(after: 1) != nil)
        weekdays.show(text.weekdays, font: font(CalendarStyle.weekdayFontSize, .semibold))
        for day in days { day.removeFromSuperview() }
        let month = CalendarMonth(shownMonth, text.calendar)
        let first = text.calendar.dateInterval(of: .month, for: shownMonth)?.start ?? shownMonth
        days = (1...max(1, month.days)).map { number in
            let date =
                text.calendar.date(byAdding: .day, value: number - 1, to: first) ?? first
            let view = CalendarDayView(date: date, place: month.place(of: number))
            fill(view, text)
            insertSubview(view, at: 0)
            return view
        }
    }

    private func fill(_ view: CalendarDayView, _ text: DateText) {
        let components = components(of: view.date)
        let isAvailable = isAvailable(view.date, text.calendar)
        view.isToday = text.calendar.isDate(view.date, inSameDayAs: UIDatePicker.defaultDate)
        view.isSelectable = selectionBehavior?.allows(components) ?? true
        view.isAvailable = isAvailable && view.isSelectable
        view.selection = selectionBehavior?.selection(of: view.date, components) ?? .none
        let weight: UIFont.Weight = view.selection == .day ? .medium : .regular
        view.show(
            text.formatted("d", view.date), font: font(CalendarStyle.dayFontSize, weight),
            spoken: text.text("EEEEMMMMd", view.date))
        view.hasDecorations = wantsDateDecorations
        if wantsDateDecorations {
            view.decoration = delegate?.calendarView(self, decorationFor: components)
        }
        view.onTap = { [weak self] in
            guard isAvailable else { return }
            self?.selectionBehavior?.tapped(components)
        }
    }

    /// Returns whether a part of the day is in the available range.
    private func isAvailable(_ date: Date, _ calendar: Calendar) -> Bool {
        let start = calendar.startOfDay(for: date)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return end > availableDateRange.start && start <= availableDateRange.end
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard fontDesign != .default, let designed = font.fontDescriptor.withDesign(fontDesign)
        else { return font }
        return UIFont(descriptor: designed, size: size)
    }

    /// Places the header, the weekdays, and the days in six rows.
    func layOutMonth() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        header.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: CalendarStyle.headerHeight)
        weekdays.frame = CGRect(
            x: bounds.minX, y: header.frame.maxY, width: bounds.width,
            height: CalendarStyle.weekdaysHeight)
        let top = weekdays.frame.maxY
        let height = max(0, bounds.maxY - top) / 6
        for day in days {
            let column = isMirrored ? 6 - day.place.column : day.place.column
            // On whole pixels, so that the parts of a week's capsule have no gaps.
            day.frame = UIScreen.main.grid.round(
                CalendarStyle.cell(
                    row: day.place.row, column: column, in: bounds, top: top, height: height))
        }
    }
}
