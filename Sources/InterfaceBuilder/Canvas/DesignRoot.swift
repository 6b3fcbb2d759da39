/// A view that a document lays out on its own.
package struct DesignRoot {
    package let view: Element
    /// The controller whose root view it is, or `nil` for views of navigation items and top-level
    /// views.
    package let controller: Element?

    /// Returns the root view of each controller, followed by the views of its navigation item, in
    /// document order.
    package static func all(of objects: [Element]) -> [DesignRoot] {
        objects.flatMap { object -> [DesignRoot] in
            guard SceneReader.isController(object) else {
                return ViewKind.isView(object) ? [DesignRoot(view: object, controller: nil)] : []
            }
            let root = object.child(key: "view").map { DesignRoot(view: $0, controller: object) }
            return [root].compactMap { $0 }
                + barViews(of: object).map { DesignRoot(view: $0, controller: nil) }
        }
    }

    private static func barViews(of controller: Element) -> [Element] {
        var views: [Element] = []
        controller.child(key: "navigationItem")?.walk { element in
            if element.key == "titleView" || element.key == "customView" { views.append(element) }
        }
        return views
    }
}
