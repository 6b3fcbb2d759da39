import Foundation

/// A row of buttons, of which at most one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The styles of iOS 6 and earlier; the raw values are those of Apple's header.
    public enum Style: Int, Sendable {
        case plain, bordered, bar, bezeled
    }

    /// The segment that a content position adjustment applies to.
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    public static let noSegment = -1

    var segments: [ControlSegment] = [] {
        didSet { invalidateIntrinsicContentSize() }
    }
    private var selected = UISegmentedControl.noSegment
    open var segmentedControlStyle = Style.plain { didSet { invalidateIntrinsicContentSize() } }
    /// Whether a segment doesn't stay selected after a touch.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            noteOwnValue()
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the raised segment, from iOS 13 on.
    open var selectedSegmentTintColor: UIColor? { didSet { noteOwnValue() } }
    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
    private var backgroundImages = StateValues<UIImage>()
    private var dividerImages: [SegmentBorder: UIImage] = [:]
    private var adjustments: [Segment: UIOffset] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with titles and images; items of other types are ignored.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).compactMap { item in
            switch item {
            case let title as String: ControlSegment(title: title)
            case let image as UIImage: ControlSegment(image: image)
            case let action as UIAction: ControlSegment(action: action)
            default: nil
            }
        }
        bounds.size = sizeThatFits(.zero)
        frame.origin = .zero
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { ControlSegment(action: $0) }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// The selected index, or `noSegment`; setting an index that doesn't exist selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        insert(ControlSegment(title: title), at: index)
    }

    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insert(ControlSegment(image: image), at: index)
    }

    open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
        insert(ControlSegment(action: action), at: index)
    }

    /// Inserts a segment, at the end if the index is greater. The selection stays with its segment.
    private func insert(_ segment: ControlSegment, at index: Int) {
        let place = min(max(0, index), segments.count)
        segments.insert(segment, at: place)
        if selected >= place { selected += 1 }
    }

    open func removeSegment(at index: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let place = min(max(0, index), segments.count - 1)
        segments.remove(at: place)
        if selected == place { selected = Self.noSegment }
        if selected > place { selected -= 1 }
    }

    open func removeAllSegments() {
        segments = []
        selected = Self.noSegment
    }

    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (title, nil) }
    }

    open func titleForSegment(at index: Int) -> String? { segment(index)?.title }

    open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (nil, image) }
    }

    open func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }

    open func setAction(_ action: UIAction, forSegmentAt index: Int) {
        change(index) { $0 = ControlSegment(action: action) }
    }

    open func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }

    /// Sets a segment's width in points; 0 lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
        change(index) { $0.width = width.isFinite ? width : 0 }
    }

    open func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }

    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        change(index) { $0.contentOffset = offset }
    }

    open func contentOffsetForSegment(at index: Int) -> CGSize {
        segment(index)?.contentOffset ?? .zero
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        change(index) { $0.isEnabled = enabled }
    }

    open func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }

    private func segment(_ index: Int) -> ControlSegment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    /// Changes a segment. An index that is too large changes the last one, as Apple documents for
    /// titles.
    private func change(_ index: Int, _ change: (inout ControlSegment) -> Void) {
        guard !segments.isEmpty else { return }
        change(&segments[min(max(0, index), segments.count - 1)])
    }

    // MARK: Appearance

    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) {
        noteOwnValue(#function, state.rawValue)
        titleAttributes[own: state] = attributes
        invalidateIntrinsicContentSize()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[own: state]
    }

    /// Returns the attributes of the normal state, overridden by those of the given state.
    func shownAttributes(for state: State) -> TitleAttributes {
        let normal = titleAttributes[own: .normal] ?? [:]
        let own = titleAttributes[own: state] ?? [:]
        return TitleAttributes(normal.merging(own) { $1 })
    }

    open func setBackgroundImage(
        _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, state.rawValue, UInt(barMetrics.rawValue))
        if barMetrics == .default { backgroundImages[own: state] = image }
    }

    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[own: state]
    }

    func shownBackgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
        barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, left.rawValue, right.rawValue)
        guard barMetrics == .default else { return }
        dividerImages[SegmentBorder(left: left, right: right)] = image
        invalidateIntrinsicContentSize()
    }

    open func dividerImage(
        forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[SegmentBorder(left: left, right: right)]
    }

    func shownDividerImage(left: State, right: State) -> UIImage? {
        dividerImages[SegmentBorder(left: left, right: right)]
            ?? dividerImages[SegmentBorder(left: .normal, right: .normal)]
    }

    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType type: Segment, barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, UInt(type.rawValue))
        if barMetrics == .default { adjustments[type] = adjustment }
    }

    open func contentPositionAdjustment(
        forSegmentType type: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        adjustments[type] ?? adjustments[.any] ?? .zero
    }

    // MARK: Size

    open override var alignmentRectInsets: UIEdgeInsets { metrics.insets }

    open override var intrinsicContentSize: CGSize {
        let size = naturalSize
        return CGSize(
            width: size.width, height: size.height - metrics.insets.top - metrics.insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    private var naturalSize: CGSize {
        CGSize(width: segmentLayout.naturalWidth, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard UIScreen.main.era >= .dark else { return }
        // The background color must fill only the rounded shape.
        layer.cornerRadius = min(metrics.cornerRadius, bounds.height / 2)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchEnded(touch) }

    open override func draw(_ rect: CGRect) { SegmentedArtwork(self).draw() }
}
