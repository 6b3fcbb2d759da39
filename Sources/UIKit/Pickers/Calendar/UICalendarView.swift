import Foundation

/// A calendar that shows one month with decorations of its days, and lets the user select days, from
/// iOS 16 on.
///
/// As in date pickers, today is `UIDatePicker.defaultDate`, the default locale is en_US, and the
/// default time zone is UTC, so that the output doesn't change with the day. A tap on the name of the
/// month has no effect.
@preconcurrency @MainActor open class UICalendarView: UIView {
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
    /// How days are selected, or `nil` if they can't be.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            reload()
        }
    }
    open var calendar = Calendar(identifier: .gregorian) { didSet { calendarChanged(oldValue) } }
    open var locale: Locale! = Locale(identifier: "en_US") { didSet { reload() } }
    open var timeZone: TimeZone? { didSet { reload() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reload() } }
    /// The range of the days that can be shown and selected.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { show(shownMonth) }
    }
    /// Whether the calendar has space for decorations below the days.
    open var wantsDateDecorations = true {
        didSet {
            invalidateIntrinsicContentSize()
            reload()
        }
    }
    /// A date in the month that is shown.
    private(set) var shownMonth = UIDatePicker.defaultDate
    let header = CalendarHeaderView()
    let weekdays = CalendarWeekdaysView()
    var days: [CalendarDayView] = []
    var needsReload = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        header.onStep = { [weak self] in self?.step($0) }
        addSubview(header)
        addSubview(weekdays)
    }

    // MARK: The month

    /// The components of the month that is shown. Its first day is used if there is no day.
    open var visibleDateComponents: DateComponents {
        get { dateText.calendar.dateComponents(Self.monthComponents, from: shownMonth) }
        set { dateText.calendar.date(from: newValue).map(show) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }

    /// Requests the decorations of days again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        reload()
    }

    /// Shows the month of a date, or the nearest one in the available range.
    func show(_ date: Date) {
        let previous = visibleDateComponents
        shownMonth = min(max(date, availableDateRange.start), availableDateRange.end)
        reload()
        guard visibleDateComponents != previous else { return }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    }

    private func step(_ months: Int) {
        guard let date = month(after: months) else { return }
        show(date)
    }

    /// Returns the first day of another month, or `nil` if none of its days is available.
    func month(after months: Int) -> Date? {
        let calendar = dateText.calendar
        guard let month = calendar.dateInterval(of: .month, for: shownMonth),
            let start = calendar.date(byAdding: .month, value: months, to: month.start),
            let other = calendar.dateInterval(of: .month, for: start),
            other.end > availableDateRange.start, other.start <= availableDateRange.end
        else { return nil }
        return start
    }

    private func calendarChanged(_ old: Calendar) {
        if calendar.timeZone != old.timeZone, timeZone == nil { timeZone = calendar.timeZone }
        reload()
    }

    func reload() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Dates

    private static let monthComponents: Set<Calendar.Component> = [.calendar, .era, .year, .month]
    private static let dayComponents: Set<Calendar.Component> = [
        .calendar, .era, .year, .month, .day,
    ]

    var dateText: DateText {
        DateText(
            locale: locale ?? Locale(identifier: "en_US"), calendar: calendar,
            timeZone: timeZone ?? .gmt)
    }

    func components(of date: Date) -> DateComponents {
        dateText.calendar.dateComponents(Self.dayComponents, from: date)
    }

    /// Returns the start of a day, or `nil` if the components don't represent one.
    func day(of components: DateComponents) -> Date? {
        let calendar = dateText.calendar
        var components = components
        (components.calendar, components.timeZone) = (nil, nil)
        return calendar.date(from: components).map(calendar.startOfDay)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let row = wantsDateDecorations ? CalendarDayView.decoratedHeight : CalendarStyle.rowHeight
        return CGSize(
            width: CalendarStyle.width,
            height: CalendarStyle.headerHeight + CalendarStyle.weekdaysHeight + 6 * row)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(size.width, CalendarStyle.width), height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload { fillMonth() }
        layOutMonth()
    }

    open override func tintColorDidChange() { reload() }
}
