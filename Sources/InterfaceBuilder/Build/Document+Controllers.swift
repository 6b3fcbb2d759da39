import ContactSheetDiagnostics
import UIKit

@MainActor extension Document {
    /// Creates a new screen for the scene: its controller, in the containers and on the navigation
    /// stack that lead to it. Diagnostics go to the current `DiagnosticLog`.
    ///
    /// The root view of a controller fills the window, or the space that its container leaves. So
    /// does a xib's view that has about the size of a device if the File's Owner has a view, or that
    /// belongs to a launch screen. Other views of xibs keep their size and are at the top left of a
    /// plain screen. Texts are in the
    /// device's language if files next to the document contain them.
    ///
    /// - Parameters:
    ///   - library: The storyboards that contain the scenes of references.
    ///   - simulatesBars: Whether a scene in no container has the bars of its simulated metrics. A
    ///     running app doesn't have them.
    public func makeViewController(
        for scene: Scene, in library: DocumentLibrary = DocumentLibrary(),
        simulatesBars: Bool = false
    ) -> UIViewController {
        let edition = localized()
        return edition.controller(for: edition.scene(like: scene), in: library, simulatesBars)
    }

    private func controller(
        for scene: Scene, in library: DocumentLibrary, _ simulatesBars: Bool
    ) -> UIViewController {
        switch scene.content {
        case .controller(let element, _), .container(let element):
            return SceneBuilder(self, library: library)
                .screen(showing: element, simulatesBars: simulatesBars)
        case .view(let view):
            let controller = DocumentViewController()
            let builder = ViewBuilder(document: self)
            let root = rootView(
                view, of: nil, builder, for: UIScreen.main.traitCollection)
            DocumentConnector(builder: builder).connect()
            controller.view = isScreen(view) ? root : FreeformScreen(content: root)
            controller.follow(VariationUpdater(root, view, builder, for: root.traitCollection))
            return simulatesBars ? SimulatedBars.surround(controller, as: view) : controller
        case .emptyScreen(let element):
            report(Self.emptiness(of: element), at: element.line)
            return emptyScreen()
        case .nothing:
            return graph.controllers[scene.id].map {
                SceneBuilder(self, library: library)
                    .screen(showing: $0, simulatesBars: simulatesBars)
            } ?? emptyScreen()
        }
    }

    private func isScreen(_ view: Element) -> Bool {
        isLaunchScreen || DesignCanvas.isFilled(by: view) && ownerHasView
    }

    /// Whether the File's Owner has a view, so the document's views are screens, and not components
    /// that code adds to another view. A document without a File's Owner doesn't specify it.
    private var ownerHasView: Bool {
        let owner = objectGroups.joined().first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        return owner.map { LoadedNib.viewID(of: $0) != nil } ?? true
    }

    /// Returns the view of a controller or xib as it is with these traits. It fills its superview
    /// if it represents a whole screen.
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

    /// The storyboard's global tint color.
    var tintColor: UIColor? { tint.flatMap(ColorDecoder(resources: resources).color) }

    /// Returns the view, with its constraints, as it is in a size class.
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

    /// Returns an empty screen, for content that an app creates in code and documents don't store.
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
    /// Updates what the document varies whenever the controller's traits change, and keeps other
    /// objects of the document as long as the controller exists.
    func follow(_ updater: VariationUpdater?, keeping objects: [AnyObject] = []) {
        guard updater != nil || !objects.isEmpty else { return }
        documentTraitsChanged = { [unowned self] in
            withExtendedLifetime(objects) { updater?.update(for: traitCollection) }
        }
    }
}

extension ViewBuilder {
    /// Activates the constraints of the views that were built since the last call.
    func activateConstraints() { constraintDecoder.activateAll() }

    /// Activates a constraint that a view holds.
    func activate(_ constraint: Element, of owner: UIView) {
        constraintDecoder.activate(constraint, of: owner)
    }

    private var constraintDecoder: ConstraintDecoder {
        ConstraintDecoder(document: document, objects: objects, keepsPlaceholders: false)
    }
}
