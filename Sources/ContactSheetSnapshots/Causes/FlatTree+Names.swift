import ContactSheetPreviews

extension FlatTree {
    /// Returns a view that changed, with its place in a document or in the tree.
    ///
    /// - Parameter locations: The locations of views in documents, by object ID.
    func changedView(_ index: Int, _ locations: [String: String]) -> ChangedView {
        let location = views[index].node.id.flatMap { locations[$0] }
        let path = path(index)
        return ChangedView(
            name(index), location: location,
            path: location == nil && path != label(index) ? path : nil)
    }

    /// Returns the name that Interface Builder shows: the view's name and its class, or only the class if it has no
    /// name. A part that UIKit adds is named after the view around it.
    func name(_ index: Int) -> String {
        let node = views[index].node
        let type = ViewClassName(node.type)
        if let name = node.name { return "“\(name.shortened)” \(type.words)" }
        guard !type.isPublic, let owner = owner(of: index) else { return type.title }
        return "part of \(name(owner))"
    }

    /// The nearest view around another one whose class is public, without the root.
    private func owner(of index: Int) -> Int? {
        var current = views[index].parent
        while let index = current, index > 0 {
            if ViewClassName(views[index].node.type).isPublic { return index }
            current = views[index].parent
        }
        return nil
    }

    /// Returns the classes and names, without UIKit's own parts, from the nearest view with a name, from the outermost view of the document, or
    /// from the root's subview to a view. They can depend on the device.
    func path(_ index: Int) -> String {
        var path = [component(index)]
        var current = index
        while views[current].node.name == nil, let parent = views[current].parent, parent > 0,
            views[current].node.id == nil || views[parent].node.id != nil
        {
            if ViewClassName(views[parent].node.type).isPublic {
                path.insert(component(parent), at: 0)
            }
            current = parent
        }
        return path.joined(separator: " > ")
    }

    private func label(_ index: Int) -> String {
        var node = views[index].node
        node.type = ViewClassName(node.type).name
        return node.label
    }

    /// The class and name, with a number among siblings that have the same ones.
    private func component(_ index: Int) -> String {
        let label = label(index)
        guard let parent = views[index].parent else { return label }
        let alike = views[parent].children.filter { self.label($0) == label }
        guard alike.count > 1, let place = alike.firstIndex(of: index) else { return label }
        return "\(label)[\(place)]"
    }
}

extension String {
    /// The text on one line, with at most 40 characters.
    fileprivate var shortened: String {
        let line = replacing("\n", with: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
