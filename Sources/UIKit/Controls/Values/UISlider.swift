import Foundation

/// A control for a value between two bounds, by the position of a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var shownValue: Float = 0
    private var limits = ClosedRange<Float>(uncheckedBounds: (0, 1))
    open var isContinuous = true
    open var minimumValueImage: UIImage? { didSet { noteOwnValue() } }
    open var maximumValueImage: UIImage? { didSet { noteOwnValue() } }
    open var minimumTrackTintColor: UIColor? { didSet { noteOwnValue() } }
    open var maximumTrackTintColor: UIColor? { didSet { noteOwnValue() } }
    open var thumbTintColor: UIColor? { didSet { noteOwnValue() } }
    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()

    /// The distance from the middle of the thumb to the finger, in points.
    var grip: CGFloat = 0
    /// Whether the touch has changed the value.
    var hasMoved = false

    // MARK: Value

    /// The value, clamped to the bounds.
    open var value: Float {
        get { shownValue }
        set {
            let isNumber = !newValue.isNaN
            shownValue = isNumber ? min(max(newValue, minimumValue), maximumValue) : minimumValue
        }
    }

    /// The minimum; a value greater than the maximum also sets the maximum.
    open var minimumValue: Float {
        get { limits.lowerBound }
        set { setBounds(newValue, max(newValue, maximumValue)) }
    }

    /// The maximum; a value less than the minimum also sets the minimum.
    open var maximumValue: Float {
        get { limits.upperBound }
        set { setBounds(min(minimumValue, newValue), newValue) }
    }

    private func setBounds(_ lower: Float, _ upper: Float) {
        guard lower <= upper else { return }
        limits = lower...upper
        value = shownValue
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    // MARK: Artwork by state

    open func setThumbImage(_ image: UIImage?, for state: State) {
        noteOwnValue(#function, state.rawValue)
        thumbImages[own: state] = image
    }

    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        noteOwnValue(#function, state.rawValue)
        minimumTrackImages[own: state] = image
    }

    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        noteOwnValue(#function, state.rawValue)
        maximumTrackImages[own: state] = image
    }

    open func thumbImage(for state: State) -> UIImage? { thumbImages[own: state] }

    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[own: state] }

    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[own: state] }

    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }

    // MARK: Geometry

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atLeft: !isMirrored)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atLeft: isMirrored)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let grid = UIScreen.main.grid
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width,
            y: grid.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    /// Returns the track's frame, between the images if there are any, and centered vertically.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let metrics = SliderMetrics.current
        let (left, right) =
            isMirrored
            ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        func inset(_ image: UIImage?) -> CGFloat {
            image.map { $0.size.width + SliderMetrics.imageGap } ?? metrics.trackInset
        }
        let x = bounds.minX + inset(left)
        return CGRect(
            x: x, y: UIScreen.main.grid.round(bounds.midY - metrics.trackHeight / 2),
            width: max(0, bounds.maxX - inset(right) - x), height: metrics.trackHeight)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let metrics = SliderMetrics.current
        let size = currentThumbImage?.size ?? metrics.thumb
        let range = CGFloat(maximumValue) - CGFloat(minimumValue)
        let part = (CGFloat(value) - CGFloat(minimumValue)) / range
        let share = part.isFinite ? part : 0
        let way = rect.width + 2 * metrics.overhang - size.width
        return CGRect(
            x: rect.minX - metrics.overhang + way * (isMirrored ? 1 - share : share),
            y: UIScreen.main.grid.round(rect.midY - size.height / 2), width: size.width,
            height: size.height)
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override var alignmentRectInsets: UIEdgeInsets { SliderMetrics.current.insets }

    open override var intrinsicContentSize: CGSize {
        let metrics = SliderMetrics.current
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: metrics.height - metrics.insets.top - metrics.insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width > 0 ? size.width : SliderMetrics.usualWidth,
            height: SliderMetrics.current.height)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        takesHold(touch)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchEnded() }

    open override func draw(_ rect: CGRect) {
        let artwork = SliderArtwork(self)
        ControlArtwork.faded(isEnabled ? 1 : 0.5) { artwork.draw() }
    }
}
