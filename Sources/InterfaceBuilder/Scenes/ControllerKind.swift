import UIKit

/// Which class a controller's element becomes.
@MainActor enum ControllerKind {
    /// - Parameter maker: how code wants the controller; nil for whatever the document says.
    static func make(_ element: Element, _ maker: ControllerMaker? = nil) -> UIViewController {
        if let maker, maker.isPreferred, let made = maker.make(DocumentCoder(element)) {
            return made
        }
        let own =
            DocumentClasses.instance(of: element, as: UIViewController.self) ?? standard(element)
        guard let maker, !maker.accepts(own) else { return own }
        return maker.make(DocumentCoder(element)) ?? own
    }

    /// Whether the object only stands in for a class of the application's.
    static func isStandIn(_ object: AnyObject?) -> Bool {
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

// They turn with the device in every era: a document doesn't say which orientations it is for.

final class DocumentViewController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

final class DocumentTableViewController: UITableViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

final class DocumentCollectionViewController: UICollectionViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
