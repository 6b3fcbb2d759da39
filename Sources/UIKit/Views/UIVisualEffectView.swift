import Foundation
import QuartzCore

/// A material with content in front of it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view for subviews, which fills the bounds.
    public let contentView = UIView()

    open var effect: UIVisualEffect? { didSet { tintContent() } }

    open override class var layerClass: AnyClass { VibrancyLayer.self }

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
        place(managed: contentView, in: bounds)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        tintContent()
    }

    private func tintContent() {
        contentView.tintColor = (effect as? UIVibrancyEffect)?.tint.withAlphaComponent(1)
    }

    open override func draw(_ rect: CGRect) {
        let vibrancy = effect as? UIVibrancyEffect
        (layer as? VibrancyLayer)?.contentColor = vibrancy?.tint.cgColor
        if let glass = effect as? UIGlassEffect {
            return glass.draw(in: bounds, radius: layer.cornerRadius)
        }
        guard let blur = effect as? UIBlurEffect else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let radius = clipsToBounds ? layer.cornerRadius : 0
        blur.style.material(isDark: isDark).draw(
            in: UIBezierPath(roundedRect: bounds, cornerRadius: radius))
    }
}
