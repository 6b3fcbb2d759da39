import Foundation

/// The system's document picker: a placeholder with a bar and a note that there are no documents.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    /// The raw values are Apple's.
    public enum Mode: UInt, Sendable {
        case `import`, open, exportToService, moveToService
    }

    public let documentPickerMode: Mode

    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(url: URL, in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for content types, whatever module declares them.
    public init<ContentType>(
        forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool = false
    ) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = SystemScreen.empty("No Documents", symbol: "folder")
        let bar = SystemScreen.bar("Browse", UIAction { [weak self] _ in self?.cancel() })
        SystemScreen.fill(view, bar, content)
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// The methods that handle chosen documents. Every member has a default.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}

    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) {}

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
