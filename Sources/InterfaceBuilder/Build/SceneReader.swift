/// Finds the scenes of a document.
enum SceneReader {
    static func scenes(of document: Element) -> [Scene] {
        let objects = objects(of: document)
        var contents = objects.map(content)
        if !contents.contains(where: \.isSomething),
            let first = objects.firstIndex(where: isController)
        {
            contents[first] = .emptyScreen(objects[first])
        }
        let scenes = zip(objects, contents).map { object, content in
            Scene(
                id: object.id ?? "", name: SceneName.name(of: object), kind: object.name,
                line: object.line, content: content)
        }
        return SceneName.distinguish(scenes)
    }

    /// One object a scene in storyboards, every controller and view in xibs.
    private static func objects(of document: Element) -> [Element] {
        guard let scenes = document.child("scenes") else {
            let objects = document.child("objects")?.children ?? []
            return objects.filter { ViewKind.isView($0) || isController($0) }
        }
        return scenes.children.compactMap { scene in
            let objects = scene.child("objects")?.children ?? []
            return objects.first { $0["sceneMemberID"] == "viewController" }
                ?? objects.first(where: isController)
        }
    }

    static func isController(_ element: Element) -> Bool {
        element.name.hasSuffix("Controller") && element.name != "searchDisplayController"
    }

    private static func content(of object: Element) -> Scene.Content {
        if ViewKind.isView(object) { return .view(object) }
        guard let view = object.child(key: "view"), ViewKind.isView(view) else { return .nothing }
        return .controller(object, view: view)
    }
}

extension Scene.Content {
    fileprivate var isSomething: Bool {
        if case .nothing = self { return false }
        return true
    }
}
