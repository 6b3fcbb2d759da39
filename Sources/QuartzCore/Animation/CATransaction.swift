import ContactSheetDiagnostics
import Foundation

/// A group of changes. Changes take effect immediately, so a commit calls the completion block.
@preconcurrency @MainActor public enum CATransaction {
    struct Level {
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] {
        get { LayerSimulation.current.transactions }
        set { LayerSimulation.current.transactions = newValue }
    }
    /// The maximum number of nested completion blocks, because a block may start the next animation
    /// endlessly.
    private static let greatestDepth = 16

    public static func begin() { levels.append(Level()) }

    /// Ends the transaction. Has no effect without a `begin()`.
    public static func commit() {
        guard let level = levels.popLast(), let completion = level.completion else { return }
        run(completion)
    }

    public static func flush() {}

    /// Sets the completion block. Outside a transaction, calls it immediately.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if levels.isEmpty {
            if let block { run(block) }
        } else {
            levels[levels.count - 1].completion = block
        }
    }

    public static func completionBlock() -> (() -> Void)? { levels.last?.completion }

    public static func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }

    public static func disableActions() -> Bool { value("disableActions") as? Bool ?? false }

    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: "animationDuration")
    }

    /// Returns the duration that was set, or 0.25 seconds by default, as Apple documents.
    public static func animationDuration() -> CFTimeInterval {
        value("animationDuration") as? Double ?? 0.25
    }

    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: "animationTimingFunction")
    }

    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        value("animationTimingFunction") as? CAMediaTimingFunction
    }

    public static func setValue(_ anObject: Any?, forKey key: String) {
        if !levels.isEmpty { levels[levels.count - 1].values[key] = anObject }
    }

    public static func value(forKey key: String) -> Any? { value(key) }

    private static func value(_ key: String) -> Any? {
        levels.reversed().lazy.compactMap { $0.values[key] }.first
    }

    /// Calls a completion block unless too many are nested.
    static func run(_ completion: () -> Void) {
        let state = LayerSimulation.current
        guard state.completionDepth < greatestDepth else {
            DiagnosticLog.current.add(
                Diagnostic(
                    .note, "an animation that restarts itself is stopped after 16 repetitions"))
            return
        }
        state.completionDepth += 1
        completion()
        state.completionDepth -= 1
    }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
