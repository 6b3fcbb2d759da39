import ContactSheetDiagnostics
import Synchronization
import UIKit

/// What a strategy reports while it takes a snapshot: an error, which it can't throw, whether views
/// were laid out or painted, and where documents define them.
final class StrategyReport: Sendable {
    /// The report on the snapshot that is being taken.
    @TaskLocal static var current: StrategyReport?

    private struct State {
        var error: (any Error)?
        var isRendered = false
        var locations: [String: String] = [:]
        var warnings: [String] = []
        var ignoredViews: Set<String> = []
    }

    private let stored = Mutex(State())

    var error: (any Error)? { stored.withLock { $0.error } }
    /// Whether the snapshot depends on this package's layout or painting.
    var isRendered: Bool { stored.withLock { $0.isRendered } }
    /// The locations of views and constraints in documents, as "file:line", by object ID.
    var locations: [String: String] { stored.withLock { $0.locations } }

    /// What is noteworthy about the snapshot, such as an image without content.
    var warnings: [String] { stored.withLock { $0.warnings } }

    /// The names of views that the comparison leaves out.
    var ignoredViews: Set<String> { stored.withLock { $0.ignoredViews } }

    func ignore(_ names: Set<String>) { stored.withLock { $0.ignoredViews.formUnion(names) } }

    func warn(_ text: String) { stored.withLock { $0.warnings.append(text) } }

    func add(_ locations: [String: String]) {
        stored.withLock { $0.locations.merge(locations) { $1 } }
    }

    /// Returns the value, or another one after reporting the error.
    private static func value<Value>(
        _ result: Result<Value, any Error>, or other: @autoclosure () -> Value
    ) -> Value {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            current?.stored.withLock { $0.error = error }
            return other()
        }
    }

    /// Returns text, or no text after reporting the error.
    static func text(_ work: () throws -> String) -> String {
        value(Result(catching: work), or: "")
    }

    /// Returns text about views, or no text after reporting the error.
    static func textOnMainActor(_ work: @MainActor () throws -> String) -> String {
        value(rendered(work), or: "")
    }

    /// Returns an image of views, or an empty one after reporting the error.
    static func imageOnMainActor(_ work: @MainActor () throws -> UIImage) -> UIImage {
        let result = rendered(work)
        if case .failure(let error as StageError) = result {
            current?.warn("\(error)")
            return onMainActor { error.image }
        }
        return value(result, or: UIImage())
    }

    private static func rendered<Value>(
        _ work: @MainActor () throws -> Value
    ) -> Result<Value, any Error> {
        let report = current
        report?.stored.withLock { $0.isRendered = true }
        // The main thread doesn't have this task's values if the caller runs on another one.
        return onMainActor { Result { try $current.withValue(report) { try work() } } }
    }
}
