import Foundation

/// A material with content in front of it. A flat color replaces the blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view for subviews, which fills the bounds.
    public let contentView = UIView()

    open var effect: UIVisualEffect? { didSet { tintContent() } }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        tintContent()
    }

    private func tintContent() {
        contentView.tintColor = (effect as? UIVibrancyEffect)?.tint
    }

    open override func draw(_ rect: CGRect) {
        guard let blur = effect as? UIBlurEffect else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        blur.style.material(isDark: isDark).color.setFill()
        let radius = clipsToBounds ? layer.cornerRadius : 0
        UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    }
}
