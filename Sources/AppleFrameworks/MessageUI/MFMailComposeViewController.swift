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
        let screen = ComposeScreen(fields: ["To:", "Cc/Bcc:", "Subject:"])
        screen.onCancel = { [weak self] in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        }
        viewControllers = [screen]
    }

    public required init?(coder: NSCoder) { nil }

    open func setSubject(_ subject: String) {
        if !subject.isEmpty { screen?.title = subject }
        screen?.values["Subject:"] = subject
    }
    open func setToRecipients(_ toRecipients: [String]?) {
        screen?.values["To:"] = toRecipients?.joined(separator: ", ")
    }
    open func setCcRecipients(_ ccRecipients: [String]?) {
        screen?.values["Cc/Bcc:"] = ccRecipients?.joined(separator: ", ")
    }
    open func setBccRecipients(_ bccRecipients: [String]?) {
        if let bccRecipients { screen?.values["Cc/Bcc:"] = bccRecipients.joined(separator: ", ") }
    }
    /// Sets the body. HTML is shown as its source.
    open func setMessageBody(_ body: String, isHTML: Bool) { screen?.body = body }

    private var screen: ComposeScreen? { viewControllers.first as? ComposeScreen }
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
    open var recipients: [String]? {
        didSet { screen?.values["To:"] = recipients?.joined(separator: ", ") }
    }
    open var body: String? { didSet { screen?.body = body ?? "" } }
    open var subject: String?

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    public init() {
        super.init(nibName: nil, bundle: nil)
        let screen = ComposeScreen(fields: ["To:"])
        screen.onCancel = { [weak self] in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
        }
        viewControllers = [screen]
    }

    private var screen: ComposeScreen? { viewControllers.first as? ComposeScreen }

    public required init?(coder: NSCoder) { nil }

    @discardableResult open func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
    ) -> Bool { true }
    @discardableResult open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { true }
}
