import FrameworkScreens
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

/// A mail's screen: a placeholder. As in a simulator, no mail can be sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open class func canSendMail() -> Bool { false }

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [ComposeScreen(title: "New Message", name: "MFMailComposeViewController")]
    }

    public required init?(coder: NSCoder) { nil }

    open func setSubject(_ subject: String) {
        if !subject.isEmpty { viewControllers.first?.title = subject }
    }
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    open func addAttachmentData(
        _ attachment: Data, mimeType: String, fileName filename: String
    ) {}
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message's screen: a placeholder. As in a simulator, no message can be sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            ComposeScreen(title: "New Message", name: "MFMessageComposeViewController")
        ]
    }

    public required init?(coder: NSCoder) { nil }

    @discardableResult open func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
    ) -> Bool { true }
    @discardableResult open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { true }
}

private final class ComposeScreen: UIViewController {
    private let name: String

    init(title: String, name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = PlaceholderPage(name: name)
    }
}
