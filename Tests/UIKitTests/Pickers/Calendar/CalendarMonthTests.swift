import Foundation
import Testing

@testable import UIKit

/// Source: the calendar. 1 January 2007 was a Monday; 2008 was a leap year.
struct CalendarMonthTests {
    private func month(_ text: String, firstWeekday: Int = 1) throws -> CalendarMonth {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = firstWeekday
        let date = try Date(text + "T00:00:00Z", strategy: .iso8601)
        return CalendarMonth(date, calendar)
    }

    @Test func january2007() throws {
        let month = try month("2007-01-09")
        #expect((month.leading, month.days, month.selected) == (1, 31, 9))
        #expect(month.place(of: 1) == (0, 1))
        #expect(month.place(of: 9) == (1, 2))
        #expect(month.place(of: 31) == (4, 3))
    }

    @Test func weeksMayBeginOnMonday() throws {
        #expect(try month("2007-01-09", firstWeekday: 2).leading == 0)
    }

    @Test func aLeapYear() throws { #expect(try month("2008-02-29").days == 29) }
}
