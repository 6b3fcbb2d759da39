import Foundation

/// Wheels of rows, of each of which the middle row is selected.
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Whether the selection is shown; ignored from iOS 7 on, where it is always shown.
    open var showsSelectionIndicator = false
    private var selection: [Int: Int] = [:]
    /// The superview of the delegate's views for rows.
    private let stage = UIView()
    private var rowViews: [RowPlace: UIView] = [:]
    private var needsRowViews = true
    /// The return value of a delegate without views for rows.
    let noRowView = UIView()

    public override init(frame: CGRect) {
        let size = frame.size == .zero ? PickerMetrics.current.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stage.clipsToBounds = true
        stage.isUserInteractionEnabled = false
        addSubview(stage)
    }

    // MARK: Rows

    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    open func reloadAllComponents() {
        needsRowViews = true
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    /// Selects a row, or the nearest one if it doesn't exist.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        reloadAllComponents()
    }

    /// Returns the selected row, or -1 if the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(max(0, selection[component] ?? 0), count - 1)
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        guard (0..<numberOfComponents).contains(component) else { return .zero }
        return CGSize(width: widths[component], height: rowHeight(component))
    }

    /// Returns the delegate's view for a row near the selected one, or `nil` for a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadRowViews()
        return rowViews[RowPlace(component: component, row: row)]
    }

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return height > 0 && height.isFinite ? height : PickerMetrics.current.rowHeight
    }

    /// The widths of the components; those without their own width share the remaining width.
    private var widths: [CGFloat] {
        let own = (0..<numberOfComponents).map {
            delegate?.pickerView(self, widthForComponent: $0) ?? 0
        }.map { $0.isFinite ? $0 : 0 }
        let metrics = PickerMetrics.current
        let free = own.filter { $0 <= 0 }.count
        guard free > 0 else { return own }
        let taken = own.filter { $0 > 0 }.reduce(0, +) + metrics.gap * CGFloat(own.count - 1)
        let share = max(0, bounds.width - 2 * metrics.margin - taken) / CGFloat(free)
        return own.map { $0 > 0 ? $0 : share }
    }

    // MARK: Views of rows

    /// Loads the delegate's views once, and none if there is no view for the first row.
    private func loadRowViews() {
        guard needsRowViews, let delegate else { return }
        needsRowViews = false
        let old = rowViews
        rowViews = [:]
        for component in 0..<numberOfComponents {
            for row in visibleRows(component) {
                let place = RowPlace(component: component, row: row)
                let view = delegate.pickerView(
                    self, viewForRow: row, forComponent: component, reusing: old[place])
                guard view !== noRowView else { return }
                rowViews[place] = view
            }
        }
    }

    private func visibleRows(_ component: Int) -> [Int] {
        let selected = selectedRow(inComponent: component)
        let count = numberOfRows(inComponent: component)
        let reach = PickerMetrics.current.reach
        return (selected - reach...selected + reach).filter { (0..<count).contains($0) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        stage.frame =
            UIScreen.main.era == .classic ? ClassicPickerFrame.opening(bounds) : bounds
        stage.bounds.origin = stage.frame.origin
        loadRowViews()
        for view in stage.subviews where !rowViews.values.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        let rects = wheelRects
        for place in rowViews.keys.sorted() {
            guard let view = rowViews[place], rects.indices.contains(place.component) else {
                continue
            }
            if view.superview !== stage { stage.addSubview(view) }
            stage.manage(view)
            set(view, at: place, in: rects[place.component])
        }
    }

    private var wheelRects: [CGRect] {
        WheelLayout(
            widths, in: bounds, gap: PickerMetrics.current.gap,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft
        ).rects
    }

    private func set(_ view: UIView, at place: RowPlace, in rect: CGRect) {
        let height = rowHeight(place.component)
        let wheelPlace = WheelPlace(
            offset: place.row - selectedRow(inComponent: place.component), rowHeight: height,
            height: bounds.height, isCylinder: PickerMetrics.current.isCylinder)
        view.isHidden = wheelPlace == nil
        guard let wheelPlace else { return }
        view.transform = .identity
        view.bounds.size = CGSize(width: rect.width, height: height)
        view.center = CGPoint(x: rect.midX, y: rect.midY + wheelPlace.y)
        view.transform = CGAffineTransform(
            scaleX: wheelPlace.scale.width, y: wheelPlace.scale.height)
        view.alpha = wheelPlace.opacity
    }

    // MARK: Titles

    private func wheel(_ component: Int, width: CGFloat) -> Wheel {
        let selected = selectedRow(inComponent: component)
        let count = numberOfRows(inComponent: component)
        return Wheel(width: width, rowHeight: rowHeight(component)) { offset in
            let row = selected + offset
            guard selected >= 0, (0..<count).contains(row) else { return nil }
            return self.title(RowPlace(component: component, row: row))
        }
    }

    private func title(_ place: RowPlace) -> Wheel.Row? {
        let (row, component) = (place.row, place.component)
        guard rowViews[place] == nil else { return nil }
        let attributed = delegate?.pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        if let attributed, attributed.length > 0 {
            return Wheel.Row(
                text: attributed.string, color: TitleAttributes(of: attributed).color)
        }
        let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        return title.map { Wheel.Row(text: $0) }
    }

    open override var intrinsicContentSize: CGSize { PickerMetrics.current.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.current.size }

    open override func draw(_ rect: CGRect) {
        let widths = self.widths
        WheelsArtwork(
            self, wheels: widths.indices.map { wheel($0, width: widths[$0]) },
            showsSelection: showsSelectionIndicator || UIScreen.main.era > .classic
        ).draw()
    }
}

/// A row of a component.
private struct RowPlace: Hashable, Comparable {
    var component: Int
    var row: Int

    static func < (a: RowPlace, b: RowPlace) -> Bool {
        (a.component, a.row) < (b.component, b.row)
    }
}
