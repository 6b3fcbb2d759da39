import Foundation

/// Where blocks wait that run along with a change of size.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// What the interface turns by; the identity where it only changes its size.
    var targetTransform: CGAffineTransform { get }
    var containerView: UIView { get }
}

/// The coordinator of one rotation, presentation or dismissal.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    let containerView: UIView
    private var animations: [Block] = []
    private var completions: [Block] = []

    /// Of a presentation, in which time stands still.
    init(in container: UIView, isAnimated: Bool) {
        self.isAnimated = isAnimated
        transitionDuration = 0
        targetTransform = .identity
        containerView = container
    }

    init(_ rotation: Rotation) {
        isAnimated = true
        transitionDuration = rotation.duration
        targetTransform = CGAffineTransform(rotationAngle: -rotation.angle)
        containerView = rotation.window
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAnimations() {
        for animation in animations { animation(self) }
    }

    func runCompletions() {
        for completion in completions { completion(self) }
    }
}
