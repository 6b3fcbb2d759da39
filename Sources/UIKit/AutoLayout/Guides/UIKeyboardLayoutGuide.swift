/// The layout guide of the keyboard. While no keyboard is shown, the guide is at the bottom of the
/// view's safe area, or of the view.
///
/// Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide's top is at the bottom of the safe area instead of the view's while no
    /// keyboard is shown. The default is `true`.
    open var usesBottomSafeArea = true {
        didSet {
            owningView?.setNeedsLayout()
            owningView?.geometryChanged()
        }
    }

    /// A property without effect, because keyboards are always docked.
    open var followsUndockedKeyboard = false

    init(of view: UIView) {
        super.init(.keyboard, of: view, identifier: "UIViewKeyboardLayoutGuide")
    }
}
