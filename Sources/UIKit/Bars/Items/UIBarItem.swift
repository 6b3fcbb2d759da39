import Foundation

/// An item of a bar: a title, an image, or both.
@preconcurrency @MainActor open class UIBarItem: NSObject, AppearanceCustomizable {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var isEnabled = true { didSet { changed() } }
    open var imageInsets = UIEdgeInsets.zero {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { noteOwnValue() } }
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the item.
    weak var bar: UIView?
    var appearanceState = AppearanceState()
    private weak var styledBar: UIView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    func changed() { bar?.setNeedsLayout() }

    /// Sets the attributes of the title, of which fonts, colors, and shadows have an effect.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteOwnValue(#function, state.rawValue)
        textAttributes[state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }

    /// Returns the attributes of a state merged with the normal ones, except for the normal color,
    /// which applies to the normal state only.
    func shownTitleAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        guard state != .normal, var shown = textAttributes[.normal] else {
            return textAttributes[state]
        }
        shown[.foregroundColor] = nil
        return shown.merging(textAttributes[state] ?? [:]) { $1 }
    }

    /// Applies the appearance settings when a bar in a window shows the item for the first time.
    func takeAppearance(in bar: UIView) {
        guard bar.window != nil, styledBar !== bar else { return }
        styledBar = bar
        AppearanceSettings.current.apply(to: self, in: bar)
    }
}
