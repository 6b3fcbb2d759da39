import ContactSheetDiagnostics
import Foundation

/// Two buttons that decrement and increment a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private var limits = 0.0...100.0
    private var shownValue = 0.0
    private var step = 1.0
    open var isContinuous = true
    open var autorepeat = true
    /// Whether a step beyond a bound continues at the other.
    open var wraps = false
    private var backgroundImages = StateValues<UIImage>()
    private var decrementImages = StateValues<UIImage>()
    private var incrementImages = StateValues<UIImage>()
    private var dividerImages: [SegmentBorder: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.current.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Value

    /// The value, clamped to the bounds.
    open var value: Double {
        get { shownValue }
        set {
            shownValue =
                newValue.isNaN
                ? limits.lowerBound : min(max(newValue, limits.lowerBound), limits.upperBound)
        }
    }

    /// The minimum. A value greater than the maximum also sets the maximum; Apple's raises an
    /// exception.
    open var minimumValue: Double {
        get { limits.lowerBound }
        set { setLimits(newValue, max(newValue, limits.upperBound)) }
    }

    /// The maximum. A value less than the minimum also sets the minimum; Apple's raises an
    /// exception.
    open var maximumValue: Double {
        get { limits.upperBound }
        set { setLimits(min(limits.lowerBound, newValue), newValue) }
    }

    private func setLimits(_ lower: Double, _ upper: Double) {
        guard lower <= upper else { return }
        limits = lower...upper
        value = shownValue
    }

    /// The step, which must be greater than 0. Other values are reported as a diagnostic and
    /// ignored; Apple's raises an exception.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue > 0 else {
                return DiagnosticLog.current.add(
                    Diagnostic(
                        .error, "stepValue must be greater than 0, but is \(newValue)",
                        location: viewPath))
            }
            step = newValue
        }
    }

    /// Returns whether the button can change the value.
    func canStep(up: Bool) -> Bool {
        wraps || (up ? shownValue < limits.upperBound : shownValue > limits.lowerBound)
    }

    // MARK: Artwork by state

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteOwnValue(#function, state.rawValue)
        backgroundImages[own: state] = image
    }

    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[own: state] }

    open func setDecrementImage(_ image: UIImage?, for state: State) {
        noteOwnValue(#function, state.rawValue)
        decrementImages[own: state] = image
    }

    open func decrementImage(for state: State) -> UIImage? { decrementImages[own: state] }

    open func setIncrementImage(_ image: UIImage?, for state: State) {
        noteOwnValue(#function, state.rawValue)
        incrementImages[own: state] = image
    }

    open func incrementImage(for state: State) -> UIImage? { incrementImages[own: state] }

    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
    ) {
        noteOwnValue(#function, left.rawValue, right.rawValue)
        dividerImages[SegmentBorder(left: left, right: right)] = image
    }

    open func dividerImage(
        forLeftSegmentState left: State, rightSegmentState right: State
    ) -> UIImage? {
        dividerImages[SegmentBorder(left: left, right: right)]
    }

    func state(up: Bool) -> State { canStep(up: up) ? state : state.union(.disabled) }

    func shownImage(up: Bool) -> UIImage? {
        (up ? incrementImages : decrementImages).value(for: state(up: up))
    }

    func shownBackgroundImage(up: Bool) -> UIImage? {
        backgroundImages.value(for: state(up: up))
    }

    var shownDividerImage: UIImage? {
        dividerImage(forLeftSegmentState: state, rightSegmentState: state)
            ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { StepperMetrics.current.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.current.size }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchBegan(touch)
        return true
    }

    open override func draw(_ rect: CGRect) {
        let artwork = StepperArtwork(self)
        ControlArtwork.faded(isEnabled ? 1 : 0.5) { artwork.draw() }
    }
}

/// The states of the segments on both sides of a divider.
struct SegmentBorder: Hashable {
    var left: UIControl.State
    var right: UIControl.State
}
