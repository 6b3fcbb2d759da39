import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A title and a closure; the replacement for targets with selectors, which Linux doesn't have.
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
    /// The control that last sent the action.
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

    /// Returns an identifier for an action without one. Apple's is random; this one is a counter,
    /// so that it is the same in every run.
    private static func makeIdentifier() -> Identifier {
        let system = SimulatedSystem.current
        defer { system.actionCount += 1 }
        return Identifier("com.apple.action.dynamic.\(system.actionCount)")
    }
}
