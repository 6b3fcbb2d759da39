import Foundation

/// The window with the keyboard and the accessory view above it, in the interface's orientation.
@MainActor package final class KeyboardWindow: UIWindow {
    private(set) var content: KeyboardContent?
    private let backdrop = KeyboardView()

    init() {
        super.init(frame: UIScreen.main.interfaceBounds)
        backgroundColor = nil
        // Unlike `isHidden`, this doesn't make the window one of the application's.
        layer.isHidden = false
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the views of the content.
    ///
    /// - Returns: The height of the area that they cover, in points.
    func show(_ content: KeyboardContent?) -> CGFloat {
        let old = self.content
        self.content = content
        frame = UIScreen.main.interfaceBounds
        for view in [old?.accessory, old?.inputView] {
            guard let view, view !== content?.accessory, view !== content?.inputView else {
                continue
            }
            if view.superview === self { view.removeFromSuperview() }
        }
        var bottom = bounds.maxY
        bottom -= placeKeyboard(content)
        if let accessory = content?.accessory {
            bottom -= place(accessory, above: bottom)
        }
        layoutIfNeeded()
        return bounds.maxY - bottom
    }

    private func placeKeyboard(_ content: KeyboardContent?) -> CGFloat {
        let metrics = KeyboardMetrics(UIScreen.main)
        backdrop.settings = content?.keyboard
        var height: CGFloat = 0
        if let settings = content?.keyboard {
            height = metrics.height(hasSuggestions: settings.hasSuggestions)
        } else if let view = content?.inputView {
            height = place(view, above: bounds.maxY - safeAreaInsets.bottom) + safeAreaInsets.bottom
        }
        backdrop.isHidden = height == 0
        backdrop.isDark =
            content?.keyboard?.isDark ?? (traitCollection.userInterfaceStyle == .dark)
        backdrop.frame = CGRect(
            x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        backdrop.setNeedsDisplay()
        return height
    }

    /// Places a view as wide as the screen.
    ///
    /// - Returns: Its height in points: that of its frame or constraints.
    private func place(_ view: UIView, above bottom: CGFloat) -> CGFloat {
        addSubview(view)
        let own = view.frame.height
        let usesFrame = own > 0 && view.translatesAutoresizingMaskIntoConstraints
        let fitting =
            usesFrame
            ? own
            : view.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        let isSystemView = view is UIDatePicker || view is UIPickerView
        let height = fitting > 0 || !isSystemView ? fitting : 216
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = .flexibleWidth
        view.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
        return height
    }

    /// Touches beside the keyboard belong to the windows below.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
