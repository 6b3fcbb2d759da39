import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for a date, a time, or a duration.
///
/// The output must not change with the day on which it is rendered: by default the date is
/// `defaultDate`, which is also today, the locale is en_US, the calendar is Gregorian, and the time
/// zone is UTC.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The default date: January 9, 2007, 9:41 UTC.
    public nonisolated static let defaultDate = Date(timeIntervalSinceReferenceDate: 190_028_460)

    open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
    /// The preferred style; `automatic` becomes the era's style, the others apply from iOS 13.4 and
    /// 14 on.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
    open var locale: Locale? { didSet { changed() } }
    open var calendar: Calendar! { didSet { changed() } }
    open var timeZone: TimeZone? { didSet { changed() } }
    open var minimumDate: Date? { didSet { date = chosen } }
    open var maximumDate: Date? { didSet { date = chosen } }
    open var roundsToMinuteInterval = true
    private var chosen = UIDatePicker.defaultDate
    private var duration: TimeInterval = 0
    private var interval = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Values

    /// The date, clamped to the limits and rounded down to a multiple of the minute interval.
    open var date: Date {
        get { roundsToMinuteInterval ? rounded(chosen) : chosen }
        set {
            chosen = limits.clamp(newValue)
            changed()
        }
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func rounded(_ date: Date) -> Date {
        guard interval > 1 else { return date }
        let step = TimeInterval(interval * 60)
        let hour = (date.timeIntervalSinceReferenceDate / 3600).rounded(.down) * 3600
        let rest = date.timeIntervalSinceReferenceDate - hour
        return Date(timeIntervalSinceReferenceDate: hour + (rest / step).rounded(.down) * step)
    }

    /// The duration in seconds, at most 23 hours and 59 minutes; used in the mode for durations
    /// only.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            let limit: TimeInterval = 86_399
            duration = newValue.isNaN ? 0 : min(max(newValue, 0), limit)
        }
    }

    /// The interval in minutes: from 1 to 30, and a divisor of 60. Other values are reported as a
    /// diagnostic and ignored.
    open var minuteInterval: Int {
        get { interval }
        set {
            guard (1...30).contains(newValue), 60 % newValue == 0 else {
                return DiagnosticLog.current.add(
                    Diagnostic(
                        .warning, "minuteInterval must be a divisor of 60, but is \(newValue)",
                        location: viewPath))
            }
            interval = newValue
            changed()
        }
    }

    var limits: DateLimits { DateLimits(minimumDate, maximumDate) }

    var dateText: DateText {
        let calendar = self.calendar ?? Calendar(identifier: .gregorian)
        return DateText(
            locale: locale ?? Locale(identifier: "en_US"), calendar: calendar,
            timeZone: timeZone ?? self.calendar?.timeZone ?? .gmt)
    }

    // MARK: Style

    /// The style that results from `preferredDatePickerStyle`.
    open var datePickerStyle: UIDatePickerStyle {
        guard SystemBehavior.controlsOf14.isActive, datePickerMode != .countDownTimer,
            datePickerMode != .yearAndMonth
        else { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .compact: CompactDateArtwork(self).size
        case .inline: CalendarArtwork(self).size
        case .wheels, .automatic: PickerMetrics.current.size
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        ControlArtwork.faded(isEnabled ? 1 : 0.5) {
            switch datePickerStyle {
            case .compact: CompactDateArtwork(self).draw()
            case .inline: CalendarArtwork(self).draw()
            case .wheels, .automatic: WheelsArtwork(self, wheels: wheels).draw()
            }
        }
    }

    private var wheels: [Wheel] {
        let wheels =
            datePickerMode == .countDownTimer
            ? CountDownWheels(duration: countDownDuration, interval: interval).wheels
            : DateWheels(self).wheels(datePickerMode)
        return UIScreen.main.era == .classic ? filling(wheels) : wheels
    }

    /// Returns wheels that fill the whole width in proportion to their texts, as in iOS 6.
    private func filling(_ wheels: [Wheel]) -> [Wheel] {
        let metrics = PickerMetrics.current
        let gaps = metrics.gap * CGFloat(max(0, wheels.count - 1))
        let natural = wheels.map(\.width).reduce(0, +)
        let availableWidth = bounds.width - 2 * metrics.margin - gaps
        guard natural > 0, availableWidth > 0 else { return wheels }
        return wheels.map { wheel in
            var wheel = wheel
            wheel.width *= availableWidth / natural
            return wheel
        }
    }
}
