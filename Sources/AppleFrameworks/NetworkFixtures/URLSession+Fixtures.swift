@_exported import Foundation
@_exported import FoundationNetworking

// `URLProtocol.registerClass` reaches only the shared session on Linux: configurations list their
// own protocols first. Swift can't replace an initializer of another module, so the source rewriter
// changes the labels of these calls (Documentation/Frameworks.md 3).
extension URLSession {
    /// Creates a session that answers from the installed fixtures: the rewritten form of
    /// `URLSession(configuration:)`.
    public convenience init(fixturesWith configuration: URLSessionConfiguration) {
        self.init(fixturesWith: configuration, delegate: nil, delegateQueue: nil)
    }

    /// Creates a session that answers from the installed fixtures: the rewritten form of
    /// `URLSession(configuration:delegate:delegateQueue:)`.
    public convenience init(
        fixturesWith configuration: URLSessionConfiguration,
        delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
    ) {
        self.init(
            configuration: configuration.answeringFromFixtures, delegate: delegate,
            delegateQueue: queue)
    }
}

extension URLSessionConfiguration {
    /// A copy whose first protocol that applies to network addresses is the fixtures'; protocols
    /// that the application added stay in front of it.
    var answeringFromFixtures: URLSessionConfiguration {
        let copy = self.copy() as? URLSessionConfiguration ?? self
        let own = (copy.protocolClasses ?? []).filter { !Self.isFoundation($0) }
        copy.protocolClasses = own.filter { $0 != FixtureProtocol.self } + [FixtureProtocol.self]
        return copy
    }

    private static func isFoundation(_ type: AnyClass) -> Bool {
        String(reflecting: type).hasPrefix("FoundationNetworking.")
    }
}
