import Synchronization
import UIKit

/// The error of a strategy, which can't throw.
final class SnapshotProblem: Sendable {
    /// The error of the snapshot that is being taken.
    @TaskLocal static var current: SnapshotProblem?

    private let stored = Mutex<(any Error)?>(nil)

    var error: (any Error)? { stored.withLock { $0 } }

    /// Returns the value, or another one after reporting the error.
    static func value<Value>(
        _ result: Result<Value, any Error>, or other: @autoclosure () -> Value
    ) -> Value {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            current?.stored.withLock { $0 = error }
            return other()
        }
    }

    /// Returns text, or no text after reporting the error.
    static func text(_ work: () throws -> String) -> String {
        value(Result(catching: work), or: "")
    }

    /// Returns text from the main actor, or no text after reporting the error.
    static func textOnMainActor(_ work: @MainActor () throws -> String) -> String {
        value(onMainActor { Result { try work() } }, or: "")
    }

    /// Returns an image from the main actor, or an empty one after reporting the error.
    static func imageOnMainActor(_ work: @MainActor () throws -> UIImage) -> UIImage {
        value(onMainActor { Result { try work() } }, or: UIImage())
    }
}
