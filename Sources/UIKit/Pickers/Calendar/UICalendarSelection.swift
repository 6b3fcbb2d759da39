import Foundation

/// How days of a calendar view are selected; the base of the three kinds.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// Queries again which days can be selected.
    open func updateSelectableDates() { view?.reload() }

    func selection(of date: Date, _ components: DateComponents) -> CalendarDayView.Selection {
        .none
    }

    /// Returns whether a day that isn't selected can be.
    func allows(_ components: DateComponents) -> Bool { true }

    func tapped(_ components: DateComponents) {}

    func isSame(_ first: DateComponents?, _ second: DateComponents) -> Bool {
        guard let view, let first, let day = view.day(of: first) else { return false }
        return day == view.day(of: second)
    }
}

/// A selection of at most one day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    open internal(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { view?.reload() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
    }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selectedDate = dateComponents
    }

    override func selection(
        of date: Date, _ components: DateComponents
    ) -> CalendarDayView.Selection { isSame(selectedDate, components) ? .day : .none }

    override func allows(_ components: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: components) ?? true
    }

    override func tapped(_ components: DateComponents) {
        let chosen = isSame(selectedDate, components) ? nil : components
        guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
        selectedDate = chosen
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

/// A selection of any number of days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    open internal(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { view?.reload() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
    }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func selection(
        of date: Date, _ components: DateComponents
    ) -> CalendarDayView.Selection { contains(components) ? .day : .none }

    private func contains(_ components: DateComponents) -> Bool {
        selectedDates.contains { isSame($0, components) }
    }

    override func allows(_ components: DateComponents) -> Bool {
        contains(components)
            || delegate?.multiDateSelection(self, canSelectDate: components) ?? true
    }

    override func tapped(_ components: DateComponents) {
        if contains(components) {
            guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else {
                return
            }
            selectedDates.removeAll { isSame($0, components) }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// A selection of at most one week, from iOS 18 on.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    open internal(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The week, by its number and the year to which the number belongs.
    open var selectedWeekOfYear: DateComponents? { didSet { view?.reload() } }

    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
    }

    open func setSelected(_ weekOfYearComponents: DateComponents?, animated: Bool) {
        selectedWeekOfYear = weekOfYearComponents
    }

    private func week(of components: DateComponents) -> DateComponents? {
        guard let view, let day = view.day(of: components) else { return nil }
        return view.dateText.calendar.dateComponents(
            [.calendar, .weekOfYear, .yearForWeekOfYear], from: day)
    }

    private func isSelected(_ week: DateComponents?) -> Bool {
        guard let week, let selected = selectedWeekOfYear else { return false }
        return week.weekOfYear == selected.weekOfYear
            && week.yearForWeekOfYear == selected.yearForWeekOfYear
    }

    override func selection(
        of date: Date, _ components: DateComponents
    ) -> CalendarDayView.Selection { isSelected(week(of: components)) ? .week : .none }

    override func allows(_ components: DateComponents) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: components)) ?? true
    }

    override func tapped(_ components: DateComponents) {
        let week = week(of: components)
        let chosen = isSelected(week) ? nil : week
        guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: chosen) ?? true else {
            return
        }
        selectedWeekOfYear = chosen
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: chosen)
    }
}
