/// Finds the scenes of a document.
package struct SceneReader {
    private let document: Element
    private let graph: SceneGraph
    /// The objects by scene; none in xibs.
    private let groups: [[Element]]

    init(_ document: Element, graph: SceneGraph, groups: [[Element]]) {
        self.document = document
        self.graph = graph
        self.groups = groups
    }

    var scenes: [Scene] {
        let objects = objects
        var contents = objects.map(content)
        if !contents.contains(where: \.isSomething),
            let first = objects.firstIndex(where: Self.isController)
        {
            contents[first] = .emptyScreen(objects[first])
        }
        let inStoryboard = document.child("scenes") != nil
        let scenes = zip(objects, contents).map { object, content in
            Scene(
                id: object.id ?? "",
                name: SceneName.name(of: object, inStoryboard: inStoryboard),
                storyboardIdentifier: object["storyboardIdentifier"], kind: object.name,
                line: object.line, content: content)
        }
        return SceneName.distinguish(scenes)
    }

    /// One object per scene in storyboards. In xibs, every top-level controller and view, and the
    /// controllers inside containers whose views are stored with them.
    private var objects: [Element] {
        guard let scenes = document.child("scenes") else {
            let objects = document.child("objects")?.children ?? []
            return objects.filter { ViewKind.isView($0) || Self.isController($0) }
                .flatMap { [$0] + Self.pictured(in: $0) }
        }
        return scenes.children.compactMap { scene in
            let objects = scene.child("objects")?.children ?? []
            return objects.first { $0["sceneMemberID"] == "viewController" }
                ?? objects.first(where: Self.isController)
        }
    }

    private static func pictured(in container: Element) -> [Element] {
        inside(container).flatMap { ($0.storesView ? [$0] : []) + pictured(in: $0) }
    }

    private static func inside(_ container: Element) -> [Element] {
        container.child("viewControllers")?.children.filter(isController) ?? []
    }

    /// Whether rendering the container also renders the scene of one of its children.
    private static func isPictured(_ container: Element) -> Bool {
        inside(container).first.map { $0.storesView || isPictured($0) } ?? false
    }

    package static func isController(_ element: Element) -> Bool {
        element.name.hasSuffix("Controller") && element.name != "searchDisplayController"
    }

    private func content(of object: Element) -> Scene.Content {
        if ViewKind.isView(object) { return .view(object) }
        if let view = object.viewElement(among: object.others(in: groups)) {
            return .controller(object, view: view)
        }
        return showsMore(object) ? .container(object) : .nothing
    }

    /// Whether a container shows something that the scenes of its contents don't: several of them
    /// at once, as a split view does, a scene of another storyboard, or, in a xib, a controller
    /// without a view.
    private func showsMore(_ container: Element) -> Bool {
        guard let id = container.id, let first = graph.contents(of: id).first else { return false }
        return container.name == "splitViewController" || graph.references[first] != nil
            || container.child("viewControllers") != nil && !Self.isPictured(container)
    }
}

extension Element {
    fileprivate var storesView: Bool { child(key: "view").map(ViewKind.isView) ?? false }
}

extension Scene.Content {
    fileprivate var isSomething: Bool {
        if case .nothing = self { return false }
        return true
    }
}
