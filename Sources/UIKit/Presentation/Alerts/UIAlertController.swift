import Foundation

/// An alert, or a sheet of actions, drawn at rest.
///
/// Its view fills the window and dims the content behind it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open private(set) var preferredStyle = Style.alert
    open var message: String? { didSet { contentChanged() } }
    open override var title: String? { didSet { contentChanged() } }
    open private(set) var actions: [UIAlertAction] = []
    /// The action for the Return key, whose title is bold.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    /// The views between the message and the buttons, from top to bottom.
    var fields: [UIView] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle =
            isPopover ? .popover : .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return report(
                "UIAlertController can only have one action with a style of "
                    + "UIAlertActionStyleCancel; the second action is ignored")
        }
        action.onChange = { [weak self] in self?.contentChanged() }
        actions.append(action)
        contentChanged()
    }

    /// Whether the sheet is a popover that points at its source, as on iPads.
    var isPopover: Bool {
        preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad
    }

    /// Returns whether an action's title is bold, as that of the preferred action or, if there is
    /// none, of the cancel action.
    func isEmphasized(_ action: UIAlertAction) -> Bool {
        preferredAction.map { $0 === action } ?? (action.style == .cancel)
    }

    func contentChanged() { (viewIfLoaded as? AlertScreen)?.contentChanged() }

    private func report(_ message: String) {
        DiagnosticLog.current.add(.init(.error, message, location: title ?? "UIAlertController"))
    }

    open override func loadView() {
        view = AlertScreen(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The preferred content size, which in a popover is the size of the card.
    open override var preferredContentSize: CGSize {
        get {
            guard isPopover, let screen = viewIfLoaded as? AlertScreen else {
                return super.preferredContentSize
            }
            return screen.popoverSize
        }
        set { super.preferredContentSize = newValue }
    }

    /// Performs the cancel action after a touch outside of the popover.
    override func dismissedByTouch() {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        ActionDepth.limited(at: view) { cancel.handler?(cancel) }
    }

    // MARK: Text fields

    /// The text fields, or `nil` for an alert without any. Action sheets have none.
    open var textFields: [UITextField]? {
        fields.isEmpty ? nil : fields.compactMap { $0 as? UITextField }
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        fields.append(field)
        contentChanged()
    }
}
