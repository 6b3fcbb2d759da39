import Foundation

/// The background of a bar; colours replace the blur, which is drawn as a flat colour.
@MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The hairline's; nil hides it.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    /// Whether the bar's blurred material lies behind the colour.
    private(set) var hasMaterial = true

    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// A copy of another appearance's background.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        hasMaterial = barAppearance.hasMaterial
    }

    open func configureWithDefaultBackground() {
        configure(color: nil, hasMaterial: UIScreen.main.era < .glass)
    }

    open func configureWithOpaqueBackground() {
        configure(color: .systemBackground, hasMaterial: false)
    }

    open func configureWithTransparentBackground() {
        configure(color: nil, hasMaterial: false)
        shadowColor = nil
    }

    private func configure(color: UIColor?, hasMaterial: Bool) {
        backgroundColor = color
        backgroundImage = nil
        shadowImage = nil
        shadowColor =
            UIScreen.main.era < .glass ? BarColors.hairline(isBlack: false) : nil
        self.hasMaterial = hasMaterial
    }
}
