@_exported import CoreFoundationStub
@_exported import Foundation
import FrameworkSupport

private let note = FrameworkNote("SystemConfiguration", "no network is reachable")

/// Whether a host can be reached, which none can: the application is offline.
public final class SCNetworkReachability: Sendable {
    fileprivate init() {}
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = Self(rawValue: 1 << 0)
    public static let reachable = Self(rawValue: 1 << 1)
    public static let connectionRequired = Self(rawValue: 1 << 2)
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    public static let interventionRequired = Self(rawValue: 1 << 4)
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    public static let isDirect = Self(rawValue: 1 << 17)
    public static let isWWAN = Self(rawValue: 1 << 18)
}

public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

@discardableResult public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    note.reportLater()
    flags.pointee = []
    return true
}

@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
