import UIKit

/// The class that a controller's element is created with.
@MainActor enum ControllerKind {
    /// Creates the controller.
    ///
    /// - Parameter maker: Creates the controller for code, or `nil` to create what the document
    ///   specifies.
    static func make(_ element: Element, _ maker: ControllerMaker? = nil) -> UIViewController {
        if let maker, maker.isPreferred, let made = maker.make(DocumentCoder(element)) {
            return made
        }
        let own =
            DocumentClasses.instance(of: element, as: UIViewController.self) ?? standard(element)
        guard let maker, !maker.accepts(own) else { return own }
        return maker.make(DocumentCoder(element)) ?? own
    }

    /// Whether the object replaces an instance of one of the app's classes.
    static func isSubstitute(_ object: AnyObject?) -> Bool {
        object is DocumentViewController || object is DocumentTableViewController
            || object is DocumentCollectionViewController
    }

    private static func standard(_ element: Element) -> UIViewController {
        switch element.name {
        case "navigationController": UINavigationController(nibName: nil, bundle: nil)
        case "tabBarController": UITabBarController(nibName: nil, bundle: nil)
        case "splitViewController":
            UISplitViewController(style: SplitElement(element).style)
        case "pageViewController": pageController(element)
        case "tableViewController": DocumentTableViewController(nibName: nil, bundle: nil)
        case "collectionViewController":
            DocumentCollectionViewController(nibName: nil, bundle: nil)
        default: DocumentViewController()
        }
    }

    private static func pageController(_ element: Element) -> UIPageViewController {
        let spine = element["spineLocation"].flatMap { spines[$0] } ?? .min
        let controller = UIPageViewController(
            transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
            navigationOrientation: element["navigationOrientation"] == "vertical"
                ? .vertical : .horizontal,
            options: [
                .spineLocation: spine, .interPageSpacing: element.number("pageSpacing") ?? 0,
            ])
        controller.isDoubleSided = element.bool("doubleSided") ?? (spine == .mid)
        return controller
    }

    private static let spines: [String: UIPageViewController.SpineLocation] = [
        "none": .none, "min": .min, "mid": .mid, "max": .max,
    ]
}

// These controllers support rotation in every iOS version, because a document doesn't specify the
// supported orientations.

final class DocumentViewController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

final class DocumentTableViewController: UITableViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

final class DocumentCollectionViewController: UICollectionViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
