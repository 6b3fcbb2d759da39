@_exported import Foundation
import FrameworkSupport

private let note = FrameworkNote("BackgroundTasks", "tasks in the background aren't launched")

/// A request to launch the application in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(named identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(named: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public init(identifier: String) { super.init(named: identifier) }
}

/// A task that the system has launched, which doesn't happen.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// The scheduler of tasks, which accepts all requests and never launches a task.
public final class BGTaskScheduler: NSObject, Sendable {
    public static var shared: BGTaskScheduler { sharedInstance { BGTaskScheduler() } }

    public struct Error: Swift.Error, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted
        }

        public let code: Code
    }

    @discardableResult public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    public func submit(_ taskRequest: BGTaskRequest) throws { note.reportLater() }

    public func cancel(taskRequestWithIdentifier identifier: String) {}

    public func cancelAllTaskRequests() {}

    public func getPendingTaskRequests(
        completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
    ) { DispatchQueue.main.async { completionHandler([]) } }

    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
