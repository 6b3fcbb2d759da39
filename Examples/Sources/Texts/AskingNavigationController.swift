import UIKit

/// The German chapter: a navigation controller that supports what its top controller supports.
final class AskingNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .all
    }

    override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
}
