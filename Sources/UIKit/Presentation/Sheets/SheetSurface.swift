import Foundation

/// The view that contains a sheet's content: it rounds the corners and shows the grabber.
final class SheetSurface: UIView {
    private let clip = UIView()
    private let grabber = Grabber()
    private var shape = SheetLayout.Shape.centered
    private var floatingSafeArea: CGFloat?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        clip.clipsToBounds = true
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    var content: UIView? {
        didSet {
            if let oldValue, oldValue !== content, oldValue.superview === clip {
                oldValue.removeFromSuperview()
            }
            if let content { clip.addSubview(content) }
        }
    }

    /// - Parameter radius: The preferred radius of all corners; `nil` for the standard ones.
    func show(_ layout: SheetLayout, radius: CGFloat?, hasGrabber: Bool) {
        shape = layout.shape
        floatingSafeArea = layout.floatingSafeArea
        let isFloating = shape == .centered || shape == .lowCard && UIScreen.main.era >= .glass
        clip.layer.cornerRadius =
            shape == .fullScreen ? 0 : radius ?? SheetMetrics().cornerRadius
        clip.layer.lowerCornerRadius = radius == nil ? layout.lowerRadius : nil
        clip.layer.cornerCurve = .continuous
        clip.layer.maskedCorners =
            isFloating
            ? [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ] : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if hasGrabber { addSubview(grabber) } else { grabber.removeFromSuperview() }
        place()
    }

    /// Sets bounds and center, because a card may have transformed the sheet.
    func place(at layout: SheetLayout) {
        bounds.size = layout.size
        center = CGPoint(x: layout.frame.midX, y: layout.frame.midY)
        // Up to iOS 18, only a card above the sheet transforms it.
        if UIScreen.main.era >= .glass {
            transform = CGAffineTransform(scaleX: layout.scale, y: layout.scale)
        }
        place()
    }

    /// The insets are zero for a centered sheet, which isn't at an edge of the screen.
    override var safeAreaInsets: UIEdgeInsets {
        if let floatingSafeArea { return UIEdgeInsets(bottom: floatingSafeArea) }
        return shape == .centered && UIScreen.main.era >= .dark ? .zero : super.safeAreaInsets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        clip.frame = bounds
        clip.place(managed: content, in: clip.bounds)
        grabber.frame = CGRect(
            x: bounds.midX - Grabber.size.width / 2, y: 5, width: Grabber.size.width,
            height: Grabber.size.height)
    }
}

/// The grabber at the top edge of a sheet that can be dragged.
private final class Grabber: UIView {
    static let size = CGSize(width: 36, height: 5)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = Self.size.height / 2
    }

    required init?(coder: NSCoder) { nil }
}

/// The black dimming behind a presentation; a tap on it dismisses.
final class DimmingView: UIView {
    var onTap: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        let tap = UITapGestureRecognizer(target: self, action: DimmingView.tapped)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { onTap?() }

    /// The opacity of the black.
    var strength: CGFloat = 0 {
        didSet { backgroundColor = strength > 0 ? UIColor(white: 0, alpha: strength) : nil }
    }
}
