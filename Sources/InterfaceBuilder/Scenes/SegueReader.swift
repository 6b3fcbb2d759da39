import ContactSheetDiagnostics
import UIKit

/// Converts the segues of one controller's element to their actions.
@MainActor struct SegueReader {
    let document: Document
    let library: DocumentLibrary
    let storyboard: UIStoryboard?
    /// The objects that popovers can be anchored to.
    let objects: BuiltObjects

    func template(of segue: SegueElement) -> SegueTemplate {
        SegueTemplate(id: segue.id, identifier: segue.identifier) { source, sender in
            self.make(segue, from: source, sender)
        }
    }

    private func make(
        _ segue: SegueElement, from source: UIViewController, _ sender: Any?
    ) -> UIStoryboardSegue? {
        if segue.kind == "unwind" { return UnwindSegue.make(segue, from: source) }
        let maker = creator(of: segue, source, sender)
        let builder = SceneBuilder(document, library: library, storyboard: storyboard)
        guard let destination = builder.make(segue.destination, inside: [], maker) else {
            return nil
        }
        let made =
            DocumentClasses.segue(of: segue, from: source, to: destination)
            ?? UIStoryboardSegue(
                identifier: segue.identifier, source: source, destination: destination)
        made.performHandler = { [unowned made] in show(made, segue, sender) }
        return made
    }

    /// Returns a maker that calls the segue's `@IBSegueAction`.
    private func creator(
        of segue: SegueElement, _ source: UIViewController, _ sender: Any?
    ) -> ControllerMaker? {
        guard let name = segue.element["destinationCreationSelector"] else { return nil }
        let create = Selector(name)
        guard create.isMethod(of: source) else { return nil }
        return ControllerMaker(accepts: { _ in true }, isPreferred: true) {
            create.call(on: source, $0, sender, segue.identifier) as? UIViewController
        }
    }

    // MARK: Showing

    private func show(_ made: UIStoryboardSegue, _ segue: SegueElement, _ sender: Any?) {
        let (source, destination) = (made.source, made.destination)
        let animated = segue.element.bool("animates") ?? true
        switch segue.kind {
        case "push":
            source.navigationController?.pushViewController(destination, animated: animated)
        // A `replace` segue shows a detail, which is a decision.
        case "showDetail", "replace":
            source.showDetailViewController(destination, sender: sender)
        case "modal", "presentation":
            applyPresentation(of: segue, to: destination)
            source.present(destination, animated: animated)
        case "popover", "popoverPresentation":
            destination.modalPresentationStyle = .popover
            anchor(destination, segue, sender)
            source.present(destination, animated: animated)
        case "custom":
            let name = segue.element["customClass"] ?? "segue"
            DiagnosticLog.current.add(
                Diagnostic(
                    .note, "the segue class \(name) isn't registered; showing its destination",
                    location: document.location(segue.line),
                    hint: "call DocumentClasses.register(segue: \(name).self) { … }"))
            source.show(destination, sender: sender)
        default:
            // A controller that can't be on a navigation stack is presented instead.
            if source.navigationController != nil, destination.isStackless {
                source.present(destination, animated: animated)
            } else {
                source.show(destination, sender: sender)
            }
        }
    }

    private func applyPresentation(of segue: SegueElement, to destination: UIViewController) {
        let style = segue.element["modalPresentationStyle"]
        if let style = style.flatMap({ ControllerAttributes.presentations[$0] }) {
            destination.modalPresentationStyle = style
        }
        let transition = segue.element["modalTransitionStyle"]
        if let transition = transition.flatMap({ ControllerAttributes.transitions[$0] }) {
            destination.modalTransitionStyle = transition
        }
    }

    // MARK: Popovers

    private func anchor(_ destination: UIViewController, _ segue: SegueElement, _ sender: Any?) {
        let popover = destination.popoverPresentationController
        let id = segue.element["popoverAnchorView"] ?? segue.element["popoverAnchorBarButtonItem"]
        let anchor: Any? = id.flatMap(objects.item) ?? sender
        switch anchor {
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        case let view as UIView: popover?.sourceView = view
        case let recognizer as UIGestureRecognizer: popover?.sourceView = recognizer.view
        default: break
        }
        guard let arrows = segue.element.child(key: "popoverArrowDirection") else { return }
        let sides: KeyValuePairs<String, UIPopoverArrowDirection> = [
            "up": .up, "down": .down, "left": .left, "right": .right,
        ]
        popover?.permittedArrowDirections = sides.reduce(into: []) { result, side in
            if arrows.bool(side.key) == true { result.formUnion(side.value) }
        }
    }
}

extension UIViewController {
    fileprivate var isStackless: Bool {
        self is UINavigationController || self is UISplitViewController
    }
}
