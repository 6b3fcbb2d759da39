import Diagnostics
import UIKit

@MainActor extension Document {
    /// Builds the scene afresh: a plain controller that holds the document's view tree at its
    /// stored frames, and diagnostics in the current `DiagnosticLog`.
    ///
    /// A controller's root view fills the window, as does a xib's view of about a device's size or
    /// for a launch screen; other views of xibs keep their size, at the top left of a plain screen.
    public func makeViewController(for scene: Scene) -> UIViewController {
        let controller = DocumentViewController()
        switch scene.content {
        case .controller(let element, let view):
            controller.title = element.string("title")
            BarItems(ViewBuilder(document: self)).apply(
                element.resolved(for: UIScreen.main.traitCollection), to: controller)
            controller.view = rootView(view, of: element)
        case .view(let view):
            let isScreen = isLaunchScreen || DesignCanvas.isFilled(by: view)
            controller.view = isScreen ? rootView(view) : freeform(view)
        case .emptyScreen(let element):
            controller.view.backgroundColor = .systemBackground
            report(Self.emptiness(of: element), at: element.line)
        case .nothing:
            break
        }
        return controller
    }

    private func rootView(_ element: Element, of controller: Element? = nil) -> UIView {
        let view = builtView(element, of: controller)
        if view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if let color = tint.flatMap(ColorDecoder(resources: resources).color),
            element.child(key: "tintColor") == nil
        {
            view.tintColor = color
        }
        return view
    }

    private func freeform(_ element: Element) -> UIView {
        let view = builtView(element, of: nil)
        view.autoresizingMask = []
        return FreeformScreen(content: view)
    }

    /// The view as it is in the screen's size class, with its constraints.
    private func builtView(_ element: Element, of controller: Element?) -> UIView {
        let builder = ViewBuilder(document: self)
        let view = builder.view(element.resolved(for: UIScreen.main.traitCollection), in: .zero)
        view.translatesAutoresizingMaskIntoConstraints = true
        builder.objects.addGuides(of: controller, to: view)
        ConstraintDecoder(document: self, objects: builder.objects, keepsPlaceholders: false)
            .activateAll()
        return view
    }

    private static func emptiness(of controller: Element) -> String {
        controller.name == "viewController"
            ? "the document stores no view for a viewController, which makes its own in code"
            : "a \(controller.name) is shown without its content yet"
    }
}

/// Turns with the device in every era: a document doesn't say which orientations it is for.
private final class DocumentViewController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
