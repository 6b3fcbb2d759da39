import Foundation

/// What a bar shows: a title, an image or both.
@MainActor open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var isEnabled = true { didSet { changed() } }
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the item.
    weak var bar: UIView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    func changed() { bar?.setNeedsLayout() }

    /// Fonts, colours and shadows take effect.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        textAttributes[state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }
}
