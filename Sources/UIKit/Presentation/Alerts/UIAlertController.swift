import Foundation

/// A question above everything else, or a sheet of actions; drawn at rest.
///
/// Its view fills the window: what lies behind is dimmed.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public private(set) var preferredStyle = Style.alert
    open var message: String? { didSet { contentChanged() } }
    open override var title: String? { didSet { contentChanged() } }
    public private(set) var actions: [UIAlertAction] = []
    /// The action that Return stands for; its title is bold.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    /// Views between the message and the buttons, from the top.
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

    /// Whether the sheet points at what it belongs to, as on iPads.
    var isPopover: Bool {
        preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad
    }

    /// Whether an action's title is bold: the preferred one's, else the canceling one's.
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

    /// In a popover what the card takes.
    open override var preferredContentSize: CGSize {
        get {
            guard isPopover, let screen = viewIfLoaded as? AlertScreen else {
                return super.preferredContentSize
            }
            return screen.popoverSize
        }
        set { super.preferredContentSize = newValue }
    }

    /// A touch beside the popover cancels.
    override func dismissedByTouch() {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        ActionDepth.limited(at: view) { cancel.handler?(cancel) }
    }
}
