import Foundation

/// The methods that handle a chosen font. Every member has a default.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(
        _ viewController: UIFontPickerViewController
    ) {}

    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The system's font picker: a placeholder with a bar and some font families.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    @preconcurrency @MainActor open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    }

    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
    public let configuration: Configuration

    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = SystemScreen.bar("Fonts", UIAction { [weak self] _ in self?.cancel() })
        SystemScreen.fill(view, bar, FontListView())
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidCancel(self)
    }
}

/// The rows of the font picker.
private final class FontListView: UITableView, UITableViewDataSource {
    private static let families = [
        "American Typewriter", "Arial", "Avenir Next", "Baskerville", "Courier New", "Georgia",
        "Gill Sans", "Helvetica", "Helvetica Neue", "Menlo", "Palatino", "Times New Roman",
        "Verdana",
    ]

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.families.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = UITableViewCell()
        let name = Self.families[indexPath.row]
        cell.textLabel?.text = name
        cell.textLabel?.font = UIFont(name: name, size: 17) ?? .systemFont(ofSize: 17)
        return cell
    }
}
