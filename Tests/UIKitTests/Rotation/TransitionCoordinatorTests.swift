import ContactSheetDevices
import Testing
import UIKit

private final class CoordinatedController: UIViewController {
    var work: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        work(coordinator)
    }
}

/// Source: Apple's documentation of UIViewControllerTransitionCoordinator. Nested blocks are a
/// decision.
@MainActor @Suite struct TransitionCoordinatorTests {
    private func shown() throws -> (UIWindow, CoordinatedController) {
        let controller = CoordinatedController()
        return (try shownWindow("iphone-7", IOSVersion(12), controller), controller)
    }

    @Test func propertiesOfTheCoordinator() throws {
        let (window, controller) = try shown()
        controller.work = { coordinator in
            #expect(coordinator.isAnimated && !coordinator.isCancelled)
            #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
            #expect(!coordinator.isInterruptible && coordinator.percentComplete == 0)
            #expect(coordinator.presentationStyle == .none)
            #expect(coordinator.transitionDuration == 0.3)
            #expect(coordinator.containerView === window)
            #expect(coordinator.viewController(forKey: .from) === controller)
            #expect(coordinator.viewController(forKey: .to) === controller)
            #expect(coordinator.view(forKey: .to) === controller.view)
            #expect(controller.transitionCoordinator === coordinator)
            // The interface rotates to the left, so its content rotates to the right.
            let turn = coordinator.targetTransform
            #expect([turn.a, turn.b, turn.c, turn.d] == [0, 1, -1, 0])
        }
        #expect(turn(.landscapeLeft))
        #expect(controller.transitionCoordinator == nil)
    }

    /// Blocks run in order; those queued in a block run after the others of their kind.
    @Test func nestedBlocks() throws {
        let (window, controller) = try shown()
        var calls: [String] = []
        controller.work = { coordinator in
            coordinator.animate(
                alongsideTransition: { _ in
                    calls.append("first")
                    let isQueued = coordinator.animate(
                        alongsideTransition: { _ in calls.append("third") },
                        completion: { _ in calls.append("completion of third") })
                    #expect(isQueued)
                },
                completion: { _ in
                    calls.append("completion of first")
                    let isQueued = coordinator.animate(
                        alongsideTransition: { _ in calls.append("never") },
                        completion: { _ in calls.append("last") })
                    #expect(!isQueued)
                })
            coordinator.animateAlongsideTransition(
                in: window, animation: { _ in calls.append("second") }, completion: nil)
            coordinator.notifyWhenInteractionChanges { _ in calls.append("interaction") }
        }
        #expect(turn(.landscapeLeft))
        #expect(
            calls == [
                "first", "second", "third", "completion of first", "completion of third", "last",
            ])
    }

    @Test func aBlockThatQueuesItselfComesToAnEnd() throws {
        let (window, controller) = try shown()
        var count = 0
        @MainActor func again(_ coordinator: any UIViewControllerTransitionCoordinator) {
            count += 1
            coordinator.animate(alongsideTransition: { _ in again(coordinator) }, completion: nil)
        }
        controller.work = again
        #expect(turn(.landscapeLeft))
        #expect(count == 1001)
        #expect(window.rootViewController === controller)
    }
}
