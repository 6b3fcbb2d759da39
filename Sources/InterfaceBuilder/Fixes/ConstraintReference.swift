/// A `<constraint>` of a document's text with the views that it is about.
struct ConstraintReference {
    let element: SourceElement
    /// The id of the view whose `<constraints>` hold it.
    let owner: String
    /// The ids of the views that it relates; guides count as their views.
    let views: [String]

    /// Whether it says something about the view's own frame: what subviews owe to the view doesn't.
    func places(_ view: String) -> Bool {
        views.contains(view) && (owner != view || Set(views).count == 1)
    }

    /// Whether it says something about the frame of a view of the targets.
    func places(_ targets: FixTargets) -> Bool {
        views.contains { targets.contains($0) && places($0) }
    }

    /// All of a document, in its order.
    static func all(in map: SourceMap) -> [ConstraintReference] {
        let owners = ownersOfGuides(in: map)
        return map.elements.compactMap { element in
            guard element.name == "constraint", let list = map.parent(of: element),
                list.name == "constraints", let owner = map.parent(of: list)?.id
            else { return nil }
            var views = [element["firstItem"] ?? owner]
            if element["secondAttribute"] != nil { views.append(element["secondItem"] ?? owner) }
            return ConstraintReference(
                element: element, owner: owner, views: views.map { owners[$0] ?? $0 })
        }
    }

    /// The views that have the guides, by the guides' ids.
    private static func ownersOfGuides(in map: SourceMap) -> [String: String] {
        var result: [String: String] = [:]
        for guide in map.elements {
            guard let id = guide.id, let parent = map.parent(of: guide) else { continue }
            switch guide.name {
            case "viewLayoutGuide": result[id] = parent.id
            case "viewControllerLayoutGuide":
                let controller = map.parent(of: parent)
                result[id] = controller.flatMap { map.child("view", key: "view", of: $0)?.id }
            default: continue
            }
        }
        return result
    }
}
