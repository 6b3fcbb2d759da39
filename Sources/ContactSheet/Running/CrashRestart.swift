import Foundation
import Synchronization

/// Starts the command again if a snapshot that is rendered in this process crashes, takes too long, or uses
/// too much memory. The new process renders every snapshot in a process of its own kind, in which the one at
/// fault fails alone. Nothing has been printed by then, and files are replaced as a whole.
struct CrashRestart: Sendable {
    private let limits: ProcessLimits

    /// The environment variable of a process that was started again.
    private static let variable = "CONTACTSHEET_ISOLATED"

    /// Whether this process was started again.
    static let hasHappened = ProcessInfo.processInfo.environment[variable] != nil

    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    // A signal handler may call only a few functions, so all that it requires exists before.
    nonisolated(unsafe) private static var arguments: [UnsafeMutablePointer<CChar>?] = []
    nonisolated(unsafe) private static var environment: [UnsafeMutablePointer<CChar>?] = []
    nonisolated(unsafe) private static var noSignals = sigset_t()

    /// When the last snapshot was finished, or `nil` while none is rendered.
    private static let lastProgress = Mutex<ContinuousClock.Instant?>(nil)

    /// Prepares the process.
    init(limits: ProcessLimits) {
        self.limits = limits
        guard Self.arguments.isEmpty else { return }
        Self.arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        let variables = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
        Self.environment = variables.map { strdup("\($0)=\($1)") } + [nil]
        sigemptyset(&Self.noSignals)
        limits.apply()
        Self.useOwnStack()
        Self.handleSignals()
        let seconds = limits.seconds
        Thread.detachNewThread { Self.watch(limit: seconds) }
    }

    func begin() { Self.lastProgress.withLock { $0 = .now } }

    func advance() { begin() }

    func end() { Self.lastProgress.withLock { $0 = nil } }

    /// A stack for the handler, because the main thread's may be full.
    private static func useOwnStack() {
        let size = 1 << 16
        var stack = stack_t(
            ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
            ss_size: size)
        sigaltstack(&stack, nil)
    }

    private static func handleSignals() {
        for signal in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in CrashRestart.startAgain() }
            action.sa_flags = SA_ONSTACK
            sigaction(signal, &action, nil)
        }
    }

    private static func watch(limit: Double) -> Never {
        while true {
            usleep(200_000)
            let isLate = lastProgress.withLock { last in
                last.map { (ContinuousClock.now - $0) / .seconds(1) > limit } ?? false
            }
            if isLate { startAgain() }
        }
    }

    /// Replaces the process. It keeps its ID, its folder, and its standard streams.
    private static func startAgain() {
        sigprocmask(SIG_SETMASK, &noSignals, nil)
        arguments.withUnsafeBufferPointer { arguments in
            environment.withUnsafeBufferPointer { environment in
                guard let words = arguments.baseAddress, let variables = environment.baseAddress
                else { return }
                execve("/proc/self/exe", words, variables)
            }
        }
        // Without a new process, the signal has its usual effect.
        for signal in [SIGABRT, SIGKILL] {
            Foundation.signal(signal, SIG_DFL)
            kill(getpid(), signal)
        }
    }
}
