import UIKit

/// A segue that returns to an earlier screen.
@MainActor enum UnwindSegue {
    /// Creates a segue to the nearest earlier screen whose class has the action, or to the previous
    /// screen if no registered class has it.
    ///
    /// The source prepares, the action is called, and then the screens are removed. This order is a
    /// decision.
    static func make(_ segue: SegueElement, from source: UIViewController) -> UIStoryboardSegue? {
        let screens = screens(before: source)
        let action = Selector(segue.element["unwindAction"] ?? "")
        let target = screens.first { action.isMethod(of: $0) }
        guard let destination = target ?? screens.first else { return nil }
        let made =
            DocumentClasses.segue(of: segue, from: source, to: destination)
            ?? UIStoryboardSegue(
                identifier: segue.identifier, source: source, destination: destination)
        made.performHandler = { [unowned made] in
            if action.isMethod(of: destination) { action.call(on: destination, made) }
            goBack(from: made.source, to: destination)
        }
        return made
    }

    /// Returns the earlier screens, the nearest first: those below on the stack, then containing
    /// screens, then presenting ones.
    private static func screens(before source: UIViewController) -> [UIViewController] {
        var screens: [UIViewController] = []
        var current = source
        while true {
            if let stack = current.parent as? UINavigationController,
                let place = stack.viewControllers.firstIndex(where: { $0 === current })
            {
                screens += stack.viewControllers[..<place].reversed()
            }
            if let parent = current.parent {
                if !isContainer(parent) { screens.append(parent) }
                current = parent
            } else if let presenter = current.presentingViewController {
                screens += leaves(of: presenter)
                current = presenter
            } else {
                return screens
            }
        }
    }

    private static func isContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController
    }

    /// Returns the screens in a container, those on top first. A controller that isn't a container
    /// is its own screen.
    private static func leaves(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let stack as UINavigationController: stack.viewControllers.reversed()
        case let tabs as UITabBarController:
            tabs.selectedViewController.map(leaves) ?? []
        case let split as UISplitViewController: split.viewControllers.reversed().flatMap(leaves)
        default: [controller]
        }
    }

    private static func goBack(from source: UIViewController, to screen: UIViewController) {
        if source.presentingViewController !== screen.presentingViewController,
            screen.presentedViewController != nil
        {
            screen.dismiss(animated: true)
        }
        guard let stack = screen.navigationController, stack.topViewController !== screen,
            stack.viewControllers.contains(where: { $0 === screen })
        else { return }
        stack.popToViewController(screen, animated: true)
    }
}
