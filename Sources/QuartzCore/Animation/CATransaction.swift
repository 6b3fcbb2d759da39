import ContactSheetDiagnostics
import Foundation

/// A group of changes of layers.
///
/// In a film, changes of layers that aren't a view's are animated, and the completion block is
/// called after the animations. At rest, a commit calls it.
@preconcurrency @MainActor public enum CATransaction {
    struct Level {
        var completion: (() -> Void)?
        /// The completion of the transaction around this one.
        var outerCompletion: AnimationCompletion?
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] {
        get { LayerSimulation.current.transactions }
        set { LayerSimulation.current.transactions = newValue }
    }
    /// The maximum number of nested completion blocks, because a block may start the next animation
    /// endlessly.
    private static let greatestDepth = 16

    public static func begin() {
        let simulation = LayerSimulation.current
        levels.append(Level(outerCompletion: simulation.completion))
        if simulation.isAnimated {
            AnimationScope.begin(including: { !$0.isHosted }, animation: implicitAnimation)
        }
    }

    /// Ends the transaction. Has no effect without a `begin()`.
    public static func commit() {
        guard !levels.isEmpty else { return }
        let simulation = LayerSimulation.current
        if simulation.isAnimated { AnimationScope.end() }
        let own = simulation.completion
        let level = levels.removeLast()
        simulation.completion = level.outerCompletion
        guard let completion = level.completion else { return }
        if simulation.isAnimated { own?.close() } else { run(completion) }
    }

    /// Runs code that the system calls, such as the handling of an event, in a transaction. Has no
    /// effect at rest.
    package static func implicitly<Result>(_ work: () throws -> Result) rethrows -> Result {
        guard LayerSimulation.current.isAnimated else { return try work() }
        begin()
        defer { commit() }
        return try work()
    }

    /// Returns the animation of a change in the current transaction: the layer's action for the
    /// property, or a basic animation with the transaction's duration and timing function.
    private static func implicitAnimation(of change: LayerChange) -> CAAnimation? {
        guard !disableActions() else { return nil }
        if let action = change.layer.action(forKey: change.keyPath) {
            return action as? CAAnimation
        }
        let animation = CABasicAnimation()
        change.describe(in: animation)
        animation.duration = animationDuration()
        animation.timingFunction =
            animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    public static func flush() {}

    /// Sets the completion block. Outside a transaction, calls it immediately.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard !levels.isEmpty else {
            if let block { run(block) }
            return
        }
        levels[levels.count - 1].completion = block
        LayerSimulation.current.completion = block.map { block in
            AnimationCompletion { _ in block() }
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
