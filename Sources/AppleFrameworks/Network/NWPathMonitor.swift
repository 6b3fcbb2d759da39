@_exported import Foundation
import NetworkFixtures

public struct NWInterface: Sendable, Hashable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// The network's state: connected if there are recorded responses.
public struct NWPath: Sendable, Hashable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && type == .wifi
    }
}

public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath {
        NWPath(status: NetworkFixtures.isConnected ? .satisfied : .unsatisfied)
    }

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public func start(queue: DispatchQueue) {
        let (path, handler) = (currentPath, pathUpdateHandler)
        queue.async { handler?(path) }
    }

    public func cancel() { pathUpdateHandler = nil }
}
