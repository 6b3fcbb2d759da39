@_exported import UIKit

open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var imageProvider: AnyObject?
    open var iconProvider: AnyObject?

    public override init() {
        super.init()
    }
}

open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var timeout: TimeInterval = 30
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, URLErrorCode.offline) }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw URLErrorCode.offline
    }
    open func cancel() {}
}

private enum URLErrorCode {
    static var offline: CocoaError { CocoaError(.fileReadUnknown) }
}

/// A link as a card: its title above its host.
@preconcurrency @MainActor open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { update() } }
    private let label = UILabel()

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        setUp()
    }

    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = URL
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .subheadline)
        addSubview(label)
        update()
    }

    private func update() {
        let host = (metadata.url ?? metadata.originalURL)?.host
        label.text = [metadata.title, host].compactMap { $0 }.joined(separator: "\n")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: max(0, size.width - 24), height: size.height))
        return CGSize(width: text.width + 24, height: text.height + 16)
    }
}
