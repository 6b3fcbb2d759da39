import Diagnostics
import UIKit

@MainActor extension Document {
    /// Builds the scene's screen afresh, and leaves diagnostics in the current `DiagnosticLog`: its
    /// controller, in the containers and on the navigation stack that lead to it.
    ///
    /// A controller's root view fills the window or what its container leaves, as does a xib's
    /// view of about a device's size or for a launch screen; other views of xibs keep their size,
    /// at the top left of a plain screen. Texts are those of the device's language, where the
    /// files beside the document have it.
    ///
    /// - Parameter library: the storyboards to whose scenes references lead.
    public func makeViewController(
        for scene: Scene, in library: DocumentLibrary = DocumentLibrary()
    ) -> UIViewController {
        let edition = localized()
        return edition.controller(for: edition.scene(like: scene), in: library)
    }

    private func controller(for scene: Scene, in library: DocumentLibrary) -> UIViewController {
        switch scene.content {
        case .controller(let element, _), .container(let element):
            return SceneBuilder(self, library: library).screen(showing: element)
        case .view(let view):
            let controller = DocumentViewController()
            let builder = ViewBuilder(document: self)
            let root = rootView(
                view, of: nil, builder, for: UIScreen.main.traitCollection)
            DocumentConnector(builder: builder).connect()
            controller.view = isScreen(view) ? root : FreeformScreen(content: root)
            controller.follow(VariationUpdater(root, view, builder, for: root.traitCollection))
            return SimulatedBars.surround(controller, as: view)
        case .emptyScreen(let element):
            report(Self.emptiness(of: element), at: element.line)
            return emptyScreen()
        case .nothing:
            return graph.controllers[scene.id].map {
                SceneBuilder(self, library: library).screen(showing: $0)
            } ?? emptyScreen()
        }
    }

    private func isScreen(_ view: Element) -> Bool {
        isLaunchScreen || DesignCanvas.isFilled(by: view)
    }

    /// The view of a controller, or of a xib, as it is with these traits; it fills its place where
    /// it is a screen.
    func rootView(
        _ element: Element, of controller: Element?, _ builder: ViewBuilder,
        for traits: UITraitCollection
    ) -> UIView {
        let view = builtView(element, of: controller, builder, for: traits)
        if controller == nil, !isScreen(element) {
            view.autoresizingMask = []
            return view
        }
        if view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if element.child(key: "tintColor") == nil, let tintColor { view.tintColor = tintColor }
        return view
    }

    /// The storyboard's global tint.
    var tintColor: UIColor? { tint.flatMap(ColorDecoder(resources: resources).color) }

    /// The view as it is in a size class, with its constraints.
    private func builtView(
        _ element: Element, of controller: Element?, _ builder: ViewBuilder,
        for traits: UITraitCollection
    ) -> UIView {
        let view = builder.view(element.resolved(for: traits), in: .zero)
        view.translatesAutoresizingMaskIntoConstraints = true
        builder.objects.addGuides(of: controller, to: view)
        builder.activateConstraints()
        return view
    }

    private static func emptiness(of controller: Element) -> String {
        controller.name == "viewController"
            ? "the document stores no view for a viewController, which creates it in code"
            : "the document stores no content for a \(controller.name)"
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

extension UIViewController {
    /// Keeps what the document varies up to date with the controller's traits.
    func follow(_ updater: VariationUpdater?) {
        guard let updater else { return }
        documentTraitsChanged = { [unowned self] in updater.update(for: traitCollection) }
    }
}

extension ViewBuilder {
    /// Makes the constraints of the views that were built since the last call.
    func activateConstraints() { constraintDecoder.activateAll() }

    /// Makes one constraint that a view holds.
    func activate(_ constraint: Element, of owner: UIView) {
        constraintDecoder.activate(constraint, of: owner)
    }

    private var constraintDecoder: ConstraintDecoder {
        ConstraintDecoder(document: document, objects: objects, keepsPlaceholders: false)
    }
}
