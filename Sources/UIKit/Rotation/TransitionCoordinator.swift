import Foundation

/// Collects closures that run with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Adds closures, and returns whether the animation will run: `false` once completions have
    /// begun. Completions always run.
    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
    /// Adds closures for a view outside of the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: Block?, completion: Block?
    ) -> Bool
    /// Adds a handler that is called when an interactive transition becomes noninteractive or
    /// continues.
    func notifyWhenInteractionChanges(_ handler: @escaping Block)
    /// Adds such a handler, before iOS 10.
    func notifyWhenInteractionEnds(_ handler: @escaping Block)
}

extension UIViewControllerTransitionCoordinator {
    /// Adds a closure that runs with the transition.
    @discardableResult
    public func animate(alongsideTransition animation: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress from 0 to 1 when the interactive part ended; 0 without one.
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    /// The rotation of the interface; the identity if only its size changes.
    var targetTransform: CGAffineTransform { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A key for a controller; the raw values are published by Apple.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for a view; the raw values are published by Apple.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of one rotation, presentation, or dismissal, which isn't interactive and can't
/// be canceled.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let presentationStyle = UIModalPresentationStyle.none
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    let containerView: UIView
    private let controller: UIViewController?
    private var animations = PendingBlocks()
    private var completions = PendingBlocks()

    /// Creates the coordinator of a presentation, whose duration is zero.
    init(in container: UIView, isAnimated: Bool) {
        self.isAnimated = isAnimated
        transitionDuration = 0
        targetTransform = .identity
        containerView = container
        controller = nil
    }

    init(_ rotation: Rotation) {
        isAnimated = true
        transitionDuration = rotation.duration
        targetTransform = CGAffineTransform(
            quarterTurns: rotation.old.quarterTurns(to: rotation.new))
        containerView = rotation.window
        controller = rotation.window.rootViewController
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion { completions.add(completion) }
        guard let animation else { return !animations.isOver }
        return animations.add(animation)
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: Block?, completion: Block?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

    /// Returns the root controller for both keys of a rotation.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from || key == .to ? controller : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from || key == .to ? controller?.viewIfLoaded : nil
    }

    func runAnimations() { animations.run(self) }

    func runCompletions() { completions.run(self) }
}

/// Closures in the order in which they were added; one that is added while they run is run after
/// the others.
@MainActor private final class PendingBlocks {
    private var blocks: [UIViewControllerTransitionCoordinator.Block] = []
    private(set) var isOver = false

    /// Adds a closure, and returns whether it will run.
    @discardableResult
    func add(_ block: @escaping UIViewControllerTransitionCoordinator.Block) -> Bool {
        if !isOver { blocks.append(block) }
        return !isOver
    }

    /// The maximum number of closures, because one that adds itself again would never end.
    private static let limit = 1000

    func run(_ context: any UIViewControllerTransitionCoordinatorContext) {
        for _ in 0..<Self.limit where !blocks.isEmpty { blocks.removeFirst()(context) }
        isOver = true
    }
}
