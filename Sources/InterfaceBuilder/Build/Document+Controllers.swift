import Diagnostics
@_spi(Documents) import UIKit

@MainActor extension Document {
    /// Builds the scene's screen afresh, and leaves diagnostics in the current `DiagnosticLog`: its
    /// controller, in the containers and on the navigation stack that lead to it.
    ///
    /// A controller's root view fills the window or what its container leaves, as does a xib's
    /// view of about a device's size or for a launch screen; other views of xibs keep their size,
    /// at the top left of a plain screen.
    ///
    /// - Parameter library: the storyboards to whose scenes references lead.
    public func makeViewController(
        for scene: Scene, in library: DocumentLibrary = DocumentLibrary()
    ) -> UIViewController {
        switch scene.content {
        case .controller(let element, _), .container(let element):
            return SceneBuilder(self, library: library).screen(showing: element)
        case .view(let view):
            let controller = DocumentViewController()
            controller.view = isScreen(view) ? rootView(view) : freeform(view)
            return SimulatedBars.surround(controller, as: view)
        case .emptyScreen(let element):
            report(Self.emptiness(of: element), at: element.line)
            return emptyScreen()
        case .nothing:
            return DocumentViewController()
        }
    }

    private func isScreen(_ view: Element) -> Bool {
        isLaunchScreen || DesignCanvas.isFilled(by: view)
    }

    private func rootView(_ element: Element) -> UIView {
        rootView(element, of: nil, ViewBuilder(document: self))
    }

    /// The view of a controller, or of a xib, as it fills its place.
    func rootView(
        _ element: Element, of controller: Element?, _ builder: ViewBuilder
    ) -> UIView {
        let view = builtView(element, of: controller, builder)
        if view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if element.child(key: "tintColor") == nil, let tintColor { view.tintColor = tintColor }
        return view
    }

    /// The storyboard's global tint.
    var tintColor: UIColor? { tint.flatMap(ColorDecoder(resources: resources).color) }

    private func freeform(_ element: Element) -> UIView {
        let view = builtView(element, of: nil, ViewBuilder(document: self))
        view.autoresizingMask = []
        return FreeformScreen(content: view)
    }

    /// The view as it is in the screen's size class, with its constraints.
    private func builtView(
        _ element: Element, of controller: Element?, _ builder: ViewBuilder
    ) -> UIView {
        let view = builder.view(element.resolved(for: UIScreen.main.traitCollection), in: .zero)
        view.translatesAutoresizingMaskIntoConstraints = true
        builder.objects.addGuides(of: controller, to: view)
        builder.activateConstraints()
        return view
    }

    private static func emptiness(of controller: Element) -> String {
        controller.name == "viewController"
            ? "the document stores no view for a viewController, which makes its own in code"
            : "the document stores nothing that a \(controller.name) shows"
    }

    /// For what code makes and documents don't hold.
    func emptyScreen() -> UIViewController {
        let controller = DocumentViewController()
        controller.documentView = {
            let view = UIView(frame: UIScreen.main.interfaceBounds)
            view.backgroundColor = .systemBackground
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return view
        }
        return controller
    }
}

extension ViewBuilder {
    /// Makes the constraints of the views that were built since the last call.
    func activateConstraints() {
        ConstraintDecoder(document: document, objects: objects, keepsPlaceholders: false)
            .activateAll()
    }
}
