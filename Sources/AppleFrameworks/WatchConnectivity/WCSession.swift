@_exported import Foundation
import FrameworkSupport

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public protocol WCSessionDelegate: AnyObject {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// A session without a watch.
open class WCSession: NSObject, @unchecked Sendable {
    open class func isSupported() -> Bool { false }
    open class var `default`: WCSession { sharedInstance { WCSession() } }
    open weak var delegate: (any WCSessionDelegate)?
    open var isReachable: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var activationState: WCSessionActivationState { .notActivated }
    open func activate() {}
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}
