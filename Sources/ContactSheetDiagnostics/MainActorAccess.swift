import Foundation

/// Reads state of the main actor for code that isn't isolated to it, such as `UIFont` and
/// `UIImage`, which may be used on any thread.
///
/// Other threads wait for the main thread, so a caller must not hold a lock that the main thread
/// waits for.
package func onMainActor<Value>(_ read: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(read) { read in
        let isolated = IsolatedRead(read: read)
        return MainQueue.shared.isCurrent
            ? isolated.value.value : DispatchQueue.main.sync { isolated.value }.value
    }
}

/// A read whose caller waits for it, so that two threads never use it or its value at the same
/// time.
private struct IsolatedRead<Value>: @unchecked Sendable {
    let read: @MainActor () -> Value

    struct UncheckedBox: @unchecked Sendable { let value: Value }

    var value: UncheckedBox { MainActor.assumeIsolated { UncheckedBox(value: read()) } }
}

/// Determines whether code runs on the main queue, which several threads may serve.
private final class MainQueue: @unchecked Sendable {
    static let shared = MainQueue()

    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    // The main thread has the queue's values, too, and reading them takes no system call.
    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

extension Diagnostic {
    /// Adds the diagnostic to the current log, from any thread.
    package func log() { onMainActor { DiagnosticLog.current.add(self) } }
}
