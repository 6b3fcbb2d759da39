import Foundation
import Synchronization

/// The signals that end a command: from the keyboard, from other programs, and from a closed pipe.
public enum TerminationSignals {
    /// The write end of the pipe that passes signals to the thread that waits for them.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1

    private struct State {
        var preparations: [@Sendable () -> Void] = []
        var isEnding = false
        /// What is done instead of ending the process at the next SIGINT.
        var interruption: (@Sendable () -> Void)?
        var wasInterrupted = false
    }

    private static let state = Mutex(State())

    /// Adds what is done before a signal ends the process, such as ending other processes.
    public static func beforeEnd(_ preparation: @escaping @Sendable () -> Void) {
        state.withLock { $0.preparations.append(preparation) }
    }

    /// Calls an action at the next SIGINT, which doesn't end the process then. The one after it does.
    public static func onInterruption(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.interruption = action }
    }

    /// Whether SIGINT doesn't end the process the next time, or didn't the last time.
    public static var catchesInterruption: Bool {
        state.withLock { $0.interruption != nil || $0.wasInterrupted }
    }

    /// Waits for the end of the process if a signal is ending it. What fails because of
    /// ``beforeEnd(_:)``, such as reading from another process, isn't an error then.
    public static func waitIfEnding() {
        while state.withLock({ $0.isEnding }) { sleep(1) }
    }

    /// Makes SIGINT, SIGTERM, and SIGHUP remove the temporary files before they end the process,
    /// and turns writing to a closed pipe into an error instead of a signal.
    ///
    /// A signal handler may call only a few functions, so it just wakes a thread. Handlers, unlike
    /// ignored or blocked signals, aren't inherited by programs that this process starts.
    public static func install() {
        var ends: [Int32] = [-1, -1]
        guard pipeEnd < 0, pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipeEnd = ends[1]
        let source = ends[0]
        Thread.detachNewThread { waitForSignal(from: source) }
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { passOn(signal) }
        if !isIgnored(SIGPIPE) { handle(SIGPIPE, flags: SA_RESTART) { _ in } }
    }

    /// Removes the temporary files, then ends the process with the signal's default action.
    public static func end(by signal: Int32) -> Never {
        let preparations = state.withLock { state in
            state.isEnding = true
            return state.preparations
        }
        for preparation in preparations { preparation() }
        TemporaryFiles.removeAll()
        _ = Foundation.signal(signal, SIG_DFL)
        kill(getpid(), signal)
        // If the signal is blocked, exits with the status that a shell reports for it.
        usleep(100_000)
        _exit(128 + signal)
    }

    private static func waitForSignal(from source: Int32) {
        while true {
            var byte: UInt8 = 0
            while read(source, &byte, 1) != 1 {}
            let signal = Int32(byte)
            let interruption = state.withLock { state -> (@Sendable () -> Void)? in
                guard signal == SIGINT, let interruption = state.interruption else { return nil }
                (state.interruption, state.wasInterrupted) = (nil, true)
                return interruption
            }
            guard let interruption else { end(by: signal) }
            passOn(signal)
            interruption()
        }
    }

    /// Makes a signal wake the thread that waits for it. A second one ends the process immediately.
    private static func passOn(_ signal: Int32) {
        handle(signal, flags: SA_RESTART | Int32(bitPattern: UInt32(SA_RESETHAND))) { number in
            let code = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = Foundation.write(TerminationSignals.pipeEnd, &byte, 1)
            errno = code
        }
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func handle(
        _ signal: Int32, flags: Int32, with handler: @escaping @convention(c) (Int32) -> Void
    ) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = flags
        sigaction(signal, &action, nil)
    }
}
