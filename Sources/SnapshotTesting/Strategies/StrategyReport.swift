import Synchronization
import UIKit

/// What a strategy reports while it takes a snapshot: an error, which it can't throw, and whether
/// views were laid out or painted.
final class StrategyReport: Sendable {
    /// The report on the snapshot that is being taken.
    @TaskLocal static var current: StrategyReport?

    private let stored = Mutex<(error: (any Error)?, isRendered: Bool)>((nil, false))

    var error: (any Error)? { stored.withLock { $0.error } }
    /// Whether the snapshot depends on this package's layout or painting.
    var isRendered: Bool { stored.withLock { $0.isRendered } }

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
        current?.stored.withLock { $0.isRendered = true }
        return value(onMainActor { Result { try work() } }, or: "")
    }

    /// Returns an image of views, or an empty one after reporting the error.
    static func imageOnMainActor(_ work: @MainActor () throws -> UIImage) -> UIImage {
        current?.stored.withLock { $0.isRendered = true }
        return value(onMainActor { Result { try work() } }, or: UIImage())
    }
}
