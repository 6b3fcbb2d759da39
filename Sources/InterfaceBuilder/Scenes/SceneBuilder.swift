import ContactSheetDiagnostics
import UIKit

/// Creates the controllers of one document's scenes, and the contents of their containers.
@MainActor final class SceneBuilder {
    let document: Document
    let library: DocumentLibrary
    /// The `storyboard` of the controllers.
    private let storyboard: UIStoryboard?
    /// The first controller that was created for each scene while a screen is assembled; otherwise
    /// `nil`, because controllers whose views aren't loaded yet keep the builder alive.
    private var made: [String: UIViewController]?
    /// The segues of controllers that were created before.
    private var segues: [String: [SegueElement]] = [:]
    /// The child that a container shows. Containers without an entry show their first child.
    private var chosen: [String: String] = [:]
    /// The number of controllers that were requested.
    private var count = 0

    init(_ document: Document, library: DocumentLibrary, storyboard: UIStoryboard? = nil) {
        self.document = document
        self.library = library
        self.storyboard =
            storyboard
            ?? (document.isStoryboard
                ? UIStoryboard(
                    name: document.name,
                    content: LoadedStoryboard(document: document, library: library)) : nil)
    }

    var graph: SceneGraph { document.graph }

    /// Returns the outermost controller of a screen that shows the scene, in its containers and on
    /// the navigation stack that leads to it.
    ///
    /// - Parameter simulatesBars: Whether a scene in no container has the bars of its simulated
    ///   metrics, which a running app doesn't have.
    func screen(showing scene: Element, simulatesBars: Bool) -> UIViewController {
        guard let id = scene.id, graph.controllers[id] != nil else {
            return make(scene, inside: [])
        }
        made = [:]
        defer { made = nil }
        let way = graph.way(to: id)
        for id in way {
            if case .contained(let container) = graph.place(of: id) { chosen[container] = id }
        }
        guard let outermost = make(way[0], inside: []) else { return document.emptyScreen() }
        for id in way {
            guard case .pushed(let source) = graph.place(of: id),
                let stack = made?[source]?.navigationController,
                let controller = make(id, inside: [])
            else { continue }
            stack.pushViewController(controller, animated: false)
        }
        return way.count == 1 && simulatesBars
            ? SimulatedBars.surround(outermost, as: scene) : outermost
    }

    /// Creates a new controller for a scene, or `nil` if no scene has the ID.
    ///
    /// - Parameters:
    ///   - path: The scenes that contain it; a controller can't contain itself.
    ///   - maker: Creates the controller for code, or `nil` to create what the document specifies.
    func make(
        _ id: String, inside path: [ScenePath], _ maker: ControllerMaker? = nil
    ) -> UIViewController? {
        if let reference = graph.references[id] {
            return makeReferenced(reference, inside: path, maker)
        }
        guard let element = graph.controllers[id] else { return nil }
        let here = ScenePath(document: document.fileName, id: id)
        count += 1
        guard !path.contains(here) else {
            document.report(
                "the \(element.name) contains itself; the nested instance is skipped",
                at: element.line)
            return nil
        }
        guard count <= Self.limit else {
            document.report(
                "more than \(Self.limit) controllers; the \(element.name) is skipped",
                at: element.line)
            return nil
        }
        return make(element, inside: path + [here], maker)
    }

    private func make(
        _ element: Element, inside path: [ScenePath], _ maker: ControllerMaker? = nil
    ) -> UIViewController {
        let controller = ControllerKind.make(element, maker)
        if let id = element.id, made?[id] == nil { made?[id] = controller }
        let builder = ViewBuilder(document: document)
        let reader = SegueReader(
            document: document, library: library, storyboard: storyboard, objects: builder.objects)
        controller.come(from: storyboard, segues: segues(of: element).map(reader.template))
        ControllerAttributes.apply(element.withoutView, to: controller, builder)
        builder.activateConstraints()
        fill(controller, element, path)
        let isOwnersClass = maker != nil && !ControllerKind.isSubstitute(controller)
        if let view = rootElement(of: element, for: controller) {
            controller.documentView = { [unowned controller] in
                // A scene in a sidebar is built for compact width, which its column has.
                let traits = controller.traitCollection
                let root = self.document.rootView(view, of: element, builder, for: traits)
                let others = self.others(besides: element, view, builder, for: traits)
                controller.follow(
                    VariationUpdater(root, view, builder, for: traits), keeping: others)
                self.embedChildren(in: controller, builder, path)
                DocumentConnector(
                    builder: builder, owner: (controller, element), isOwnersClass: isOwnersClass
                ).connect()
                IncompleteClasses.mark(root, of: controller, element)
                return root
            }
        } else {
            controller.follow(
                nil,
                keeping: others(
                    besides: element, nil, builder, for: UIScreen.main.traitCollection))
            DocumentConnector(
                builder: builder, owner: (controller, element), isOwnersClass: isOwnersClass
            ).connect()
            if let nib = element["nibName"].flatMap(nib) {
                controller.documentView = { [unowned controller] in
                    nib.instantiate(owner: controller).ownersView ?? UIView()
                }
            }
        }
        controller.awakeFromNib()
        return controller
    }

    /// Returns the element of a controller's view, or `nil` if the class creates it, as containers do.
    private func rootElement(of element: Element, for controller: UIViewController) -> Element? {
        guard !(controller is UINavigationController), !(controller is UITabBarController),
            let view = element.viewElement(among: document.objects(besides: element))
        else { return nil }
        return view
    }

    /// Creates the objects of a scene that aren't in its controller's view. The controller keeps
    /// them, because outlets can be weak.
    private func others(
        besides controller: Element, _ root: Element?, _ builder: ViewBuilder,
        for traits: UITraitCollection
    ) -> [AnyObject] {
        let elements = document.objects(besides: controller).filter { $0.id != root?.id }
        let objects = elements.compactMap { builder.topLevelObject($0, for: traits) }
        builder.activateConstraints()
        return objects
    }

    /// Returns the segues that taps and code follow. They are read only once, even if containers
    /// contain the controller several times.
    private func segues(of element: Element) -> [SegueElement] {
        if let known = element.id.flatMap({ segues[$0] }) { return known }
        let found = SegueElement.all(of: element).filter(\.isFollowed)
        if let id = element.id { segues[id] = found }
        return found
    }

    /// The maximum number of controllers, more than any screen has. It stops containers that
    /// contain each other's contents many times.
    private static let limit = 1000

    // MARK: References

    private func makeReferenced(
        _ reference: Element, inside path: [ScenePath], _ maker: ControllerMaker?
    ) -> UIViewController? {
        guard let name = reference["storyboardName"] else { return nil }
        let found = library.storyboard(named: name) ?? DocumentFolders.main.document(name)
        guard let storyboard = found?.localized() else {
            return missing("the storyboard \(name) isn't among the input documents", reference)
        }
        let identifier = reference["referencedIdentifier"]
        guard let id = storyboard.sceneID(identifiedBy: identifier) else {
            let scene = identifier.map { "scene \($0)" } ?? "initial scene"
            return missing("the storyboard \(name) has no \(scene)", reference)
        }
        return SceneBuilder(storyboard, library: library).make(id, inside: path, maker)
    }

    private func missing(_ message: String, _ reference: Element) -> UIViewController {
        document.report("\(message); showing an empty screen instead", at: reference.line)
        let controller = document.emptyScreen()
        controller.title = reference["referencedIdentifier"] ?? reference["storyboardName"]
        return controller
    }

    /// Returns the xib with a controller's `nibName`, from the document's folder or the folders
    /// that the app has added. If there is none, the view is empty.
    private func nib(named name: String) -> LoadedNib? {
        let beside = document.url?.deletingLastPathComponent()
            .appendingPathComponent(name + ".xib")
        let found =
            name.contains("/") ? nil : beside.flatMap { DocumentFolders.main.document(at: $0) }
        return (found ?? DocumentFolders.main.document(name, "xib")).map(LoadedNib.init)
    }

    // MARK: Containers

    private func fill(_ controller: UIViewController, _ element: Element, _ path: [ScenePath]) {
        guard let id = element.id else { return }
        if let split = controller as? UISplitViewController {
            return fill(split, element, path)
        }
        let contents = graph.contents(of: id).compactMap { target in
            make(target, inside: path).map { (id: target, controller: $0) }
        }
        guard let first = contents.first else { return }
        let shown = contents.first { $0.id == chosen[id] } ?? first
        switch controller {
        case let stack as UINavigationController:
            stack.setViewControllers([shown.controller], animated: false)
        case let tabs as UITabBarController:
            tabs.viewControllers = contents.map(\.controller)
            tabs.selectedViewController = shown.controller
        default: break
        }
    }

    /// Adds the controllers of `embed` segues to their container views.
    private func embedChildren(
        in controller: UIViewController, _ builder: ViewBuilder, _ path: [ScenePath]
    ) {
        for (container, element) in builder.objects.owners {
            guard let segue = element.embedSegue,
                let child = make(segue.destination, inside: path)
            else { continue }
            controller.prepare(
                for: UIStoryboardSegue(
                    identifier: segue.identifier, source: controller, destination: child),
                sender: nil)
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
    }
}

/// A scene of a document, as a component of the path to a nested scene.
struct ScenePath: Equatable {
    let document: String
    let id: String
}

extension Element {
    /// The segue that fills a container view.
    var embedSegue: SegueElement? {
        guard name == "containerView" else { return nil }
        return SegueElement.own(of: self).first { $0.kind == "embed" }
    }

    /// The controller's element without its view and child controllers, resolved for the screen's
    /// size class.
    @MainActor fileprivate var withoutView: Element {
        var result = self
        result.children.removeAll { $0.key == "view" || $0.name == "viewControllers" }
        return result.resolved(for: UIScreen.main.traitCollection)
    }
}

extension Document {
    /// Returns the scene with a storyboard identifier, or the initial scene for `nil`.
    func sceneID(identifiedBy identifier: String?) -> String? {
        guard let identifier else { return graph.initial }
        return scenes.first { $0.storyboardIdentifier == identifier }?.id
    }
}
