import FrameworkScreens
@_exported import ContactsStub
@_exported import UIKit

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
    ) {}
}

/// The contacts' screen: a placeholder without contacts, because the store is empty.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = SystemScreen.bar("Contacts", UIAction { [weak self] _ in self?.cancel() })
        SystemScreen.fill(
            view, bar, SystemScreen.empty("No Contacts", symbol: "person.crop.circle"))
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}

/// A contact's screen: a placeholder with the contact's name.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    public let contact: CNContact
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forNewContact contact: CNContact?) {
        self.init(for: contact ?? CNMutableContact())
    }

    public convenience init(forUnknownContact contact: CNContact) {
        self.init(for: contact)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let name = CNContactFormatter.string(from: contact, style: .fullName)
        view = PlaceholderPage(name: name ?? "CNContactViewController")
    }
}
