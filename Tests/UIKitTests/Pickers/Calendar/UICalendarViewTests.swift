import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com, `UICalendarView` and its selections; the calendar of January 2007,
/// the month of the default date, which is today.
@MainActor @Suite struct UICalendarViewTests {
    private final class Screen: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var calls: [String] = []

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            switch dateComponents.day {
            case 10: .default(color: .red, size: .large)
            case 11: .customView { UIStepper() }
            default: nil
            }
        }

        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            let now = calendarView.visibleDateComponents.month ?? 0
            calls.append("month \(previousDateComponents.month ?? 0) to \(now)")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            didSelectDate dateComponents: DateComponents?
        ) { calls.append("day \(dateComponents?.day.map(String.init) ?? "nil")") }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 13 }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { calls.append("add \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didDeselectDate dateComponents: DateComponents
        ) { calls.append("remove \(dateComponents.day ?? 0)") }
    }

    private let screen = Screen()
    private let calendar: UICalendarView
    private let window: UIWindow

    init() throws {
        try useScreen(iOS: 18)
        calendar = UICalendarView()
        calendar.frame = CGRect(x: 0, y: 100, width: 350, height: 408)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        window.addSubview(calendar)
        calendar.delegate = screen
        window.layoutIfNeeded()
    }

    private func tap(_ view: UIView) {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        SimulatedFingers(on: window).tap(at: view.convert(middle, to: nil))
        window.layoutIfNeeded()
    }

    private func tapDay(_ day: Int) { tap(calendar.days[day - 1]) }

    private var selectedDays: [Int] {
        calendar.days.indices.filter { calendar.days[$0].selection != .none }.map { $0 + 1 }
    }

    @Test func theMonthOfTodayIsShown() {
        #expect(calendar.visibleDateComponents.month == 1)
        #expect(calendar.visibleDateComponents.year == 2007)
        #expect(calendar.header.shownText == "January 2007")
        #expect(calendar.days.count == 31)
        #expect(calendar.days.filter(\.isToday).map(\.shownText) == ["9"])
        // January 1 is a Monday: the second column of a week that begins on Sunday.
        #expect(abs(calendar.days[0].frame.minX - (8 + (350 - 16) / 7)) <= 0.5)
        #expect(calendar.days[6].frame.minX == 8)
        #expect(calendar.days[6].frame.minY > calendar.days[0].frame.minY)
    }

    @Test func arrowsShowOtherMonthsInTheRange() {
        let arrows = calendar.header.subviews.compactMap { $0 as? CalendarArrow }
        let back = arrows.first { $0.pointsBack }!
        let forward = arrows.first { !$0.pointsBack }!
        tap(forward)
        #expect(calendar.visibleDateComponents.month == 2)
        #expect(calendar.days.count == 28)
        tap(back)
        #expect(screen.calls == ["month 1 to 2", "month 2 to 1"])
        calendar.availableDateRange = DateInterval(
            start: UIDatePicker.defaultDate, duration: 5 * 86_400)
        window.layoutIfNeeded()
        #expect(!back.isEnabled && !forward.isEnabled)
        tap(forward)
        #expect(calendar.visibleDateComponents.month == 1)
        #expect(calendar.days.filter(\.isAvailable).map(\.shownText).first == "9")
        #expect(calendar.days.filter(\.isAvailable).count == 6)
    }

    @Test func aSingleDayIsSelectedAndDeselected() {
        let selection = UICalendarSelectionSingleDate(delegate: screen)
        calendar.selectionBehavior = selection
        window.layoutIfNeeded()
        tapDay(12)
        #expect(selection.selectedDate?.day == 12)
        #expect(selectedDays == [12])
        tapDay(13)
        #expect(!calendar.days[12].isAvailable)
        tapDay(20)
        tapDay(20)
        #expect(selection.selectedDate == nil)
        #expect(screen.calls == ["day 12", "day 20", "day nil"])
    }

    @Test func severalDays() {
        let selection = UICalendarSelectionMultiDate(delegate: screen)
        calendar.selectionBehavior = selection
        selection.selectedDates = [DateComponents(year: 2007, month: 1, day: 3)]
        window.layoutIfNeeded()
        tapDay(5)
        tapDay(3)
        #expect(selectedDays == [5])
        #expect(screen.calls == ["add 5", "remove 3"])
    }

    @Test func aWeek() {
        let selection = UICalendarSelectionWeekOfYear(delegate: nil)
        calendar.selectionBehavior = selection
        window.layoutIfNeeded()
        tapDay(17)
        #expect(selectedDays == Array(14...20))
        #expect(selection.selectedWeekOfYear?.weekOfYear == 3)
        #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2007)
    }

    @Test func decorationsAreBelowTheNumbers() throws {
        let dot = try #require(calendar.days[9].subviews.first)
        #expect(dot.backgroundColor == .red)
        #expect(dot.frame.minY >= 42)
        #expect(abs(dot.frame.midX - calendar.days[9].bounds.midX) <= 0.5)
        #expect(calendar.days[10].subviews.first is UIStepper)
        #expect(calendar.days[11].subviews.isEmpty)
        calendar.wantsDateDecorations = false
        window.layoutIfNeeded()
        #expect(calendar.days[9].subviews.isEmpty)
        #expect(calendar.intrinsicContentSize == CGSize(width: 320, height: 336))
    }

    @Test func theVisibleMonthIsSet() {
        calendar.visibleDateComponents = DateComponents(year: 2008, month: 2)
        window.layoutIfNeeded()
        #expect(calendar.header.shownText == "February 2008")
        #expect(calendar.days.count == 29)
        #expect(screen.calls == ["month 1 to 2"])
    }
}
