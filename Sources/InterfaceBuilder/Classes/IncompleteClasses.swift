import CoreGraphics
import UIKit

/// The classes whose members couldn't be compiled, or that are replaced. Documents show a caption on their instances, so that
/// an empty area isn't taken for the application's.
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

    /// Adds a caption to an object if its class is incomplete or replaced: in the middle of a view, or at the bottom
    /// of a controller's view, above a tab bar.
    static func mark(_ object: AnyObject, _ element: Element) {
        guard let name = element["customClass"], let reason = reason(name, object) else { return }
        let caption = PlaceholderView(.container, name: "\(name) \(reason)")
        if let view = object as? UIView {
            caption.frame = view.bounds
            caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(caption)
        } else if let view = (object as? UIViewController)?.viewIfLoaded {
            let height: CGFloat = 44
            caption.frame = CGRect(
                x: 0, y: view.bounds.height - height - 100, width: view.bounds.width, height: height
            ).insetBy(dx: 20, dy: 0)
            caption.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            view.addSubview(caption)
        }
    }
}
