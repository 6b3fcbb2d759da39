/// A `<constraint>` in a document's text, with the views that it relates.
struct ConstraintReference {
    let element: SourceElement
    /// The ID of the view whose `<constraints>` contain it.
    let owner: String
    /// The IDs of the views that it relates. A guide counts as its view.
    let views: [String]

    /// Whether the constraint affects the view's own frame. A constraint between the view and its
    /// subviews that the view holds doesn't.
    func places(_ view: String) -> Bool {
        views.contains(view) && (owner != view || Set(views).count == 1)
    }

    /// Whether the constraint affects the frame of one of the target views.
    func places(_ targets: FixTargets) -> Bool {
        views.contains { targets.contains($0) && places($0) }
    }

    /// Returns all constraints of a document, in document order.
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

    /// Returns the constraints of a document by the views that they relate, in document order.
    static func byView(in map: SourceMap) -> [String: [ConstraintReference]] {
        var result: [String: [ConstraintReference]] = [:]
        for reference in all(in: map) {
            for view in Set(reference.views) { result[view, default: []].append(reference) }
        }
        return result
    }

    /// Returns the IDs of the views that own the guides, by the guides' IDs.
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
