/// The place of the keyboard. No keyboard is ever shown, so the guide lies at the bottom of the
/// view's safe area, or of the view.
///
/// Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide's top lies on the bottom of the safe area, rather than of the view, while
    /// no keyboard is shown; true by default.
    open var usesBottomSafeArea = true {
        didSet { owningView?.setNeedsLayout() }
    }

    /// Without effect: keyboards aren't shown.
    open var followsUndockedKeyboard = false

    init(of view: UIView) {
        super.init(.keyboard, of: view, identifier: "UIViewKeyboardLayoutGuide")
    }
}
