import Foundation

/// The wheels of a date picker: the rows of each for its date.
@MainActor struct DateWheels {
    private let dateText: DateText
    private let date: Date
    private let limits: DateLimits
    private let interval: Int
    private let font = PickerMetrics.font
    private let view: UIView

    init(_ picker: UIDatePicker) {
        view = picker
        dateText = picker.dateText
        date = picker.date
        limits = picker.limits
        interval = picker.minuteInterval
    }

    private var calendar: Calendar { dateText.calendar }

    func wheels(_ mode: UIDatePicker.Mode) -> [Wheel] {
        switch mode {
        case .time: timeWheels
        case .date: dateWheels("yMMMMd")
        case .yearAndMonth: dateWheels("yMMMM")
        case .dateAndTime: [dayOfYearWheel] + timeWheels
        case .countDownTimer: []
        }
    }

    // MARK: Dates

    /// Returns the wheels for day, month, and year in the locale's order.
    private func dateWheels(_ template: String) -> [Wheel] {
        dateText.order(of: template).map { field in
            switch field {
            case "d": dayWheel
            case "y": wheel(.year, "y", alignment: 0.5, widest: ["2000"])
            default: wheel(.month, "LLLL", alignment: 0, widest: dateText.months)
            }
        }
    }

    private var dayWheel: Wheel {
        wheel(.day, "d", alignment: 1, widest: ["28"])
    }

    /// The wheel for the day with its weekday, or "Today".
    private var dayOfYearWheel: Wheel {
        let today = UIDatePicker.defaultDate
        let widest = (0..<12).map { dateText.text("EEEMMMd", adding(.day, 29 * $0, to: today)) }
        return Wheel(width: width(of: widest), rowHeight: rowHeight, alignment: 1) { offset in
            let day = self.adding(.day, offset, to: self.date)
            let isToday = self.calendar.isDate(day, inSameDayAs: today)
            return self.row(isToday ? "Today" : self.dateText.text("EEEMMMd", day), day)
        }
    }

    // MARK: Times

    private var timeWheels: [Wheel] {
        var wheels = [hourWheel, minuteWheel]
        if dateText.usesHalfDays { wheels.append(halfDayWheel) }
        return wheels
    }

    /// The wheel for the hours, which wrap around within the day.
    private var hourWheel: Wheel {
        let format = dateText.usesHalfDays ? "h" : "HH"
        return Wheel(width: width(of: ["12"]) + 8, rowHeight: rowHeight, alignment: 1) { offset in
            self.row(
                self.dateText.formatted(format, self.adding(.hour, offset, to: self.date)), nil)
        }
    }

    private var minuteWheel: Wheel {
        let step = interval
        return Wheel(width: width(of: ["00"]) + 8, rowHeight: rowHeight, alignment: 1) { offset in
            let minute = self.adding(.minute, offset * step, to: self.date)
            return self.row(self.dateText.formatted("mm", minute), nil)
        }
    }

    private var halfDayWheel: Wheel {
        let symbols = dateText.halfDays
        let now = calendar.component(.hour, from: date) < 12 ? 0 : 1
        return Wheel(width: width(of: symbols) + 8, rowHeight: rowHeight) { offset in
            symbols.indices.contains(now + offset) ? self.row(symbols[now + offset], nil) : nil
        }
    }

    // MARK: Rows

    private var rowHeight: CGFloat { PickerMetrics.current.rowHeight }

    private func wheel(
        _ component: Calendar.Component, _ format: String, alignment: CGFloat, widest: [String]
    ) -> Wheel {
        Wheel(width: width(of: widest) + 8, rowHeight: rowHeight, alignment: alignment) { offset in
            let moved = self.turned(component, by: offset)
            return moved.map { self.row(self.dateText.formatted(format, $0), $0) }
        }
    }

    /// Returns the date of a row. Days and months wrap around within their month and year; years
    /// don't continue before the first one of the era.
    private func turned(_ component: Calendar.Component, by offset: Int) -> Date? {
        guard component != .year,
            let within = calendar.range(
                of: component, in: component == .day ? .month : .year, for: date)
        else {
            let moved = adding(component, offset, to: date)
            return calendar.component(.era, from: moved) == calendar.component(.era, from: date)
                ? moved : nil
        }
        let value = calendar.component(component, from: date) - within.lowerBound + offset
        let turned = (value % within.count + within.count) % within.count
        return adding(
            component, turned + within.lowerBound - calendar.component(component, from: date),
            to: date)
    }

    private func adding(_ component: Calendar.Component, _ value: Int, to date: Date) -> Date {
        calendar.date(byAdding: component, value: value, to: date) ?? date
    }

    /// Returns a row, which is gray if the date is outside of the picker's limits.
    private func row(_ text: String, _ date: Date?) -> Wheel.Row {
        let isAllowed = date.map { limits.allowsDay(of: $0, in: calendar) } ?? true
        return Wheel.Row(text: text, color: isAllowed ? nil : .systemGray)
    }

    private func width(of texts: [String]) -> CGFloat {
        let widest = texts.map { ControlText($0, font: font, of: view).size.width }.max() ?? 0
        return widest.rounded(.up) + 4 + 2 * PickerMetrics.current.rowMargin
    }
}
