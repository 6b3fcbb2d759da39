import CoreGraphics
import UIKit

/// The classes whose members couldn't be compiled, or that are replaced. Documents show a caption on their
/// instances, so that an empty area isn't taken for the application's.
@MainActor package enum IncompleteClasses {
    /// Adds the names of classes, as documents name them.
    package static func add(_ names: [String]) {
        SimulatedDocuments.current.incompleteClasses.formUnion(names)
    }

    private static func reason(_ name: String, _ object: AnyObject) -> String? {
        if object is UIViewController, ReplacedClasses.include(UIViewController.self) {
            return "isn’t running"
        }
        let isIncomplete = SimulatedDocuments.current.incompleteClasses.contains(name)
        return isIncomplete ? "isn’t compiled" : nil
    }

    /// Adds a caption in the middle of a view if its class is incomplete.
    static func mark(_ view: UIView, _ element: Element) {
        guard let caption = caption(for: view, element) else { return }
        caption.frame = view.bounds
        caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(caption)
    }

    /// Adds a caption at the bottom of a controller's view, above a tab bar, if the controller's class is
    /// incomplete or replaced.
    static func mark(_ view: UIView, of controller: UIViewController, _ element: Element) {
        guard let caption = caption(for: controller, element) else { return }
        caption.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(caption)
        // What a table or another scroll view shows doesn't begin at its bounds' first point.
        let frame = (view as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate([
            caption.leadingAnchor.constraint(
                equalTo: frame?.leadingAnchor ?? view.leadingAnchor, constant: 20),
            caption.trailingAnchor.constraint(
                equalTo: frame?.trailingAnchor ?? view.trailingAnchor, constant: -20),
            caption.bottomAnchor.constraint(
                equalTo: frame?.bottomAnchor ?? view.bottomAnchor, constant: -100),
            caption.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private static func caption(for object: AnyObject, _ element: Element) -> UIView? {
        guard let name = element["customClass"], let reason = reason(name, object) else {
            return nil
        }
        return PlaceholderView(.container, name: "\(name) \(reason)")
    }
}
