import Foundation

/// Where blocks wait that run along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Whether the animation will run: not once completions have begun. Completions always run.
    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
    /// For a view outside the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: Block?, completion: Block?
    ) -> Bool
    /// Runs the handler when an interactive transition goes on by itself, or is taken up again.
    func notifyWhenInteractionChanges(_ handler: @escaping Block)
    /// The same, before iOS 10.
    func notifyWhenInteractionEnds(_ handler: @escaping Block)
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// From 0 to 1, when its interactive part ended; 0 where there was none.
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    /// What the interface turns by; the identity where it only changes its size.
    var targetTransform: CGAffineTransform { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Raw values as Apple publishes them.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Raw values as Apple publishes them.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of one rotation, presentation or dismissal, which nobody drives or breaks off.
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

    /// Of a presentation, in which time stands still.
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

    /// A rotation leads from the root controller to itself.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from || key == .to ? controller : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from || key == .to ? controller?.viewIfLoaded : nil
    }

    func runAnimations() { animations.run(self) }

    func runCompletions() { completions.run(self) }
}

/// Blocks in the order in which they came; one that comes while they run, runs after the others.
@MainActor private final class PendingBlocks {
    private var blocks: [UIViewControllerTransitionCoordinator.Block] = []
    private(set) var isOver = false

    /// Whether the block will run.
    @discardableResult
    func add(_ block: @escaping UIViewControllerTransitionCoordinator.Block) -> Bool {
        if !isOver { blocks.append(block) }
        return !isOver
    }

    /// So many at most, as a block that adds itself again would never end.
    private static let limit = 1000

    func run(_ context: any UIViewControllerTransitionCoordinatorContext) {
        for _ in 0..<Self.limit where !blocks.isEmpty { blocks.removeFirst()(context) }
        isOver = true
    }
}
