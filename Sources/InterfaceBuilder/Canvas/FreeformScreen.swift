import UIKit

/// A plain screen with a view of fixed size at the top left of the safe area.
final class FreeformScreen: UIView {
    let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: UIScreen.main.interfaceBounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemGroupedBackground
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        // A view that is as large as a screen would be cut inside the safe area.
        let fits = content.frame.width <= area.width && content.frame.height <= area.height
        content.frame.origin = fits ? area.origin : bounds.origin
    }
}

extension UIView {
    /// Whether the view is the plain screen around a small view of a xib that has no screen of its
    /// own.
    public var isFreeformScreen: Bool { self is FreeformScreen }

    /// The frame of the small view on its plain screen; `nil` for other views.
    public var freeformFrame: CGRect? { (self as? FreeformScreen)?.content.frame }
}
