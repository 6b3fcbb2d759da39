import Foundation

/// A title and what happens; stands in for targets with selectors, which Linux lacks.
@MainActor public final class UIAction: NSObject {
    public typealias Handler = (UIAction) -> Void

    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public var title: String
    public var image: UIImage?
    public let identifier: Identifier
    /// The control that the action was last sent from.
    public internal(set) weak var sender: AnyObject?
    let handler: Handler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Self.makeIdentifier()
        self.handler = handler
    }

    /// Apple's makes one up where none is given; counted, so that it is the same in every run.
    private static func makeIdentifier() -> Identifier {
        defer { made += 1 }
        return Identifier("com.apple.action.dynamic.\(made)")
    }

    private static var made = 0
}
