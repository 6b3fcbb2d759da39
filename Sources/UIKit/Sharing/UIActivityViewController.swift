import Foundation

/// The system's screen for sharing: a placeholder with the first item, common services, and the
/// app's own activities.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionHandler: CompletionHandler?
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var allowsProminentActivity = true

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle =
            UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
        if modalPresentationStyle == .pageSheet {
            sheetPresentationController?.detents = [.medium(), .large()]
        }
    }

    public required init?(coder: NSCoder) {
        (activityItems, applicationActivities) = ([], [])
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = SharingView(title: itemTitle, actions: actionTitles)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(content)
        if modalPresentationStyle == .popover {
            // The height of the item, the apps, and the rows of actions.
            preferredContentSize = CGSize(
                width: 375, height: 200 + 46 * CGFloat(actionTitles.count))
        }
        content.onClose = { [weak self] in self?.close() }
    }

    private var itemTitle: String {
        let items = activityItems.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        if let text = items.lazy.compactMap({ $0 as? String }).first { return text }
        if let url = items.lazy.compactMap({ $0 as? URL }).first { return url.absoluteString }
        return items.contains { $0 is UIImage } ? "Image" : "1 Item"
    }

    private var actionTitles: [(title: String, symbol: String)] {
        let excluded = Set(excludedActivityTypes ?? [])
        let own = applicationActivities.filter { $0.canPerform(withActivityItems: activityItems) }
        let standard: [(UIActivity.ActivityType, String, String)] = [
            (.copyToPasteboard, "Copy", "doc.on.doc"),
            (.addToReadingList, "Add to Reading List", "eyeglasses"),
            (.print, "Print", "printer"),
        ]
        return own.map { ($0.activityTitle ?? "", "square.and.arrow.up") }
            + standard.filter { !excluded.contains($0.0) }.map { ($0.1, $0.2) }
    }

    private func close() {
        dismiss(animated: true)
        completionHandler?(nil, false)
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}
