import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com on limits, intervals and styles; Documentation/Metrics.md 2.11 for
/// sizes; the fixed date is a decision.
@MainActor @Suite struct UIDatePickerTests {
    private let hour: TimeInterval = 3600

    @Test func defaultDateIsConstant() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        #expect(picker.dateText.formatted("yyyy-MM-dd HH:mm", picker.date) == "2007-01-09 09:41")
    }

    @Test func limits() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        let start = UIDatePicker.defaultDate
        picker.minimumDate = start.addingTimeInterval(hour)
        #expect(picker.date == start.addingTimeInterval(hour))
        picker.maximumDate = start.addingTimeInterval(2 * hour)
        picker.date = start.addingTimeInterval(9 * hour)
        #expect(picker.date == start.addingTimeInterval(2 * hour))
        picker.minimumDate = start.addingTimeInterval(5 * hour)
        picker.date = start
        #expect(picker.date == start, "limits the wrong way round don't count")
    }

    @Test func theMinuteIntervalDividesAnHour() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        picker.minuteInterval = 15
        #expect(picker.dateText.formatted("HH:mm", picker.date) == "09:30")
        let (_, diagnostics) = DiagnosticLog.collecting { picker.minuteInterval = 7 }
        #expect(picker.minuteInterval == 15)
        #expect(diagnostics.count == 1)
    }

    @Test func countDown() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        picker.countDownDuration = 1_000_000
        #expect(picker.countDownDuration == 86_399)
        let wheels = CountDownWheels(duration: 13_320, interval: 1).wheels
        #expect(wheels.map { $0.row(0)?.text } == ["3", "42"])
        #expect(wheels.map(\.unit) == ["hours", "min"])
        #expect(wheels[0].row(-4) == nil, "no hour before 0")
        #expect(wheels[1].row(18)?.text == "0", "minutes turn round")
    }

    @Test(arguments: [
        (13, UIDatePicker.Mode.date, UIDatePickerStyle.compact, UIDatePickerStyle.wheels),
        (18, .date, .automatic, .compact), (18, .date, .inline, .inline),
        (18, .countDownTimer, .inline, .wheels), (18, .dateAndTime, .wheels, .wheels),
    ])
    func styles(
        iOS: Int, mode: UIDatePicker.Mode, preferred: UIDatePickerStyle, style: UIDatePickerStyle
    ) throws {
        try useScreen(iOS: iOS)
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = preferred
        #expect(picker.datePickerStyle == style)
    }

    /// Documentation/Metrics.md 2.11: 216, and 34.33 points with three pixels per point or 34.5
    /// with two.
    @Test func heights() throws {
        try useScreen(iOS: 18, "iphone-15")
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize.height == 216)
        picker.preferredDatePickerStyle = .compact
        #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.001)
        try useScreen(iOS: 18)
        #expect(picker.intrinsicContentSize.height == 34.5)
    }

    /// Documentation/Metrics.md 5.5.
    @Test func compactFieldsGrow() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        UIScreen.main.device.contentSize = .extraExtraExtraLarge
        #expect(picker.intrinsicContentSize.height == 34.5)
        UIScreen.main.device.contentSize = .accessibilityMedium
        let line = UIFont.systemFont(ofSize: 28).lineHeight
        #expect(abs(picker.intrinsicContentSize.height - line - 14) <= 0.5)
    }

    /// The order of the fields depends on the locale: month, day, year or day, month, year.
    @Test func wheelsFollowTheLocale() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        func row() -> [String?] {
            DateWheels(picker).wheels(.date).map { $0.row(0)?.text }
        }
        #expect(row() == ["January", "9", "2007"])
        picker.locale = Locale(identifier: "de_DE")
        #expect(row() == ["9", "Januar", "2007"])
        #expect(DateWheels(picker).wheels(.time).map { $0.row(0)?.text } == ["09", "41"])
        picker.locale = Locale(identifier: "en_US")
        #expect(DateWheels(picker).wheels(.time).map { $0.row(0)?.text } == ["9", "41", "AM"])
    }

    @Test func daysAndMonthsWrapAround() throws {
        try useScreen(iOS: 18)
        let wheels = DateWheels(UIDatePicker()).wheels(.date)
        #expect(wheels[0].row(-1)?.text == "December")
        #expect(wheels[1].row(-9)?.text == "31")
        #expect(wheels[1].row(23)?.text == "1")
        #expect(wheels[2].row(-1)?.text == "2006")
    }

    @Test func daysBeyondTheLimitsAreGray() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        picker.maximumDate = UIDatePicker.defaultDate
        let days = DateWheels(picker).wheels(.dateAndTime)[0]
        #expect(days.row(0)?.text == "Today")
        #expect(days.row(0)?.color == nil)
        #expect(days.row(1)?.text == "Wed, Jan 10")
        #expect(days.row(1)?.color != nil)
    }

    @Test func timeZones() throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 3600)
        #expect(picker.dateText.text("jmm", picker.date) == "10:41 AM")
    }

    @Test(arguments: [6, 9, 13, 18, 26]) func everyStyleDraws(iOS: Int) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        for style in [UIDatePickerStyle.wheels, .compact, .inline] {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = style
            picker.bounds.size = picker.sizeThatFits(.zero)
            let (lines, diagnostics) = DiagnosticLog.collecting { drawing(of: picker) }
            #expect(lines.contains { $0.contains("9") })
            #expect(diagnostics.isEmpty)
            #expect(lines == drawing(of: picker))
        }
    }
}
