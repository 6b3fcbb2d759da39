import Foundation

/// The layout of a month in a calendar: days in rows of seven.
struct CalendarMonth: Equatable {
    /// The number of empty cells before the first day.
    let leading: Int
    let days: Int
    /// The day of the selected date, counted from 1.
    let selected: Int

    init(_ date: Date, _ calendar: Calendar) {
        selected = calendar.component(.day, from: date)
        days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let first = calendar.date(byAdding: .day, value: 1 - selected, to: date) ?? date
        let weekday = calendar.component(.weekday, from: first)
        leading = (weekday - calendar.firstWeekday + 7) % 7
    }

    func place(of day: Int) -> (row: Int, column: Int) {
        let index = leading + day - 1
        return (index / 7, index % 7)
    }
}
