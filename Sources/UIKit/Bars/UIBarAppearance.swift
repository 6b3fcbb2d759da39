import Foundation

/// The background of a bar. The blur is drawn as an opaque color.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the hairline, or `nil` to hide it.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    /// The material behind the color.
    open var backgroundEffect: UIBlurEffect?

    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Creates an appearance with the background of another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        backgroundEffect = barAppearance.backgroundEffect
    }

    open func configureWithDefaultBackground() {
        let isGlass = UIScreen.main.era >= .glass
        configure(color: nil, isGlass ? nil : UIBlurEffect(style: .systemChromeMaterial))
    }

    open func configureWithOpaqueBackground() {
        configure(color: .systemBackground, nil)
    }

    open func configureWithTransparentBackground() {
        configure(color: nil, nil)
        shadowColor = nil
    }

    private func configure(color: UIColor?, _ effect: UIBlurEffect?) {
        backgroundColor = color
        backgroundImage = nil
        shadowImage = nil
        shadowColor =
            UIScreen.main.era < .glass ? BarColors.hairline(isBlack: false) : nil
        backgroundEffect = effect
    }
}
