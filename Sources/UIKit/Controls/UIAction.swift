import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A title and what happens; stands in for targets with selectors, which Linux lacks.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
    public typealias Handler = UIActionHandler

    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    /// The control that the action was last sent from.
    public internal(set) weak var sender: AnyObject?
    let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Self.makeIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Apple's makes one up where none is given; counted, so that it is the same in every run.
    private static func makeIdentifier() -> Identifier {
        defer { made += 1 }
        return Identifier("com.apple.action.dynamic.\(made)")
    }

    private static var made = 0
}
