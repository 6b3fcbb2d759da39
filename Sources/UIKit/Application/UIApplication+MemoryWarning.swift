import ContactSheetDiagnostics
import Foundation

extension UIApplication {
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Sends a memory warning to the delegate, to all view controllers, and to observers of the
    /// notification.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in SystemMemory.current.controllers { controller.didReceiveMemoryWarning() }
        NotificationCenter.default.post(
            name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}

/// The view controllers that a memory warning reaches, whether or not they are on screen.
@MainActor final class SystemMemory: SimulationPart {
    static var current: SystemMemory { Simulation.current.part(SystemMemory.self) }

    private var references: [WeakController] = []
    /// The number of references at which those to released controllers are removed.
    private var limit = 64

    init(inheriting outer: SystemMemory?) {}

    /// The controllers in the order of their creation.
    var controllers: [UIViewController] { references.compactMap(\.controller) }

    func add(_ controller: UIViewController) {
        if references.count >= limit {
            references.removeAll { $0.controller == nil }
            limit = max(64, 2 * references.count)
        }
        references.append(WeakController(controller: controller))
    }
}

private struct WeakController {
    weak var controller: UIViewController?
}

extension UIViewController {
    func receiveMemoryWarnings() { SystemMemory.current.add(self) }
}
