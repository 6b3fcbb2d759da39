/// Removes the constraints of views (Documentation/LayoutIssues.md 3), and all references to them.
/// Constraints that the layout of a view's subviews depends on stay.
@MainActor enum ConstraintClearing {
    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> FixChange {
        let all = ConstraintReference.all(in: original.map)
        let cleared = all.filter { $0.places(targets) }
        guard !cleared.isEmpty else { return FixChange(document: original, notes: []) }
        return try remove(cleared, of: all, from: original)
    }

    /// Removes some of a document's constraints.
    static func remove(
        _ cleared: [ConstraintReference], of all: [ConstraintReference],
        from original: EditableDocument
    ) throws(FixError) -> FixChange {
        let map = original.map
        var editor = SourceEditor(map)
        remove(cleared.map(\.element), from: map, with: &editor)
        let places = Set(cleared.map(\.element.index))
        let kept = all.filter { !places.contains($0.element.index) }
        let bare = Set(cleared.flatMap(\.views)).subtracting(kept.flatMap(\.views))
        for element in map.elements where element.id.map(bare.contains) == true {
            fixFrame(of: element, in: map, with: &editor)
        }
        let count = cleared.count
        return FixChange(
            document: try original.edited(editor),
            notes: ["\(count) constraint\(count == 1 ? "" : "s") removed"])
    }

    private static func remove(
        _ constraints: [SourceElement], from map: SourceMap, with editor: inout SourceEditor
    ) {
        let ids = Set(constraints.compactMap(\.id))
        let references = map.elements.filter { element in
            switch element.name {
            case "outlet", "outletCollection", "action", "segue":
                element["destination"].map(ids.contains) ?? false
            case "include", "exclude": element["reference"].map(ids.contains) ?? false
            default: false
            }
        }
        var gone = Set((constraints + references).map(\.index))
        for element in map.elements.reversed() where isNothing(element, without: gone) {
            gone.insert(element.index)
        }
        for index in gone.sorted() {
            let element = map.elements[index]
            if element.parent.map(gone.contains) != true { editor.remove(element) }
        }
    }

    /// Whether an element is meaningless without its children, all of which are removed.
    private static func isNothing(_ element: SourceElement, without gone: Set<Int>) -> Bool {
        guard !element.children.isEmpty, element.children.allSatisfy(gone.contains) else {
            return false
        }
        switch element.name {
        case "constraints", "connections", "mask": return true
        case "variation": return element.attributes.map(\.name) == ["key"]
        default: return false
        }
    }

    /// Gives a view without constraints a fixed frame, as Interface Builder does
    /// (Documentation/DocumentFormat.md 9.8). Views in stack views don't need one.
    private static func fixFrame(
        of element: SourceElement, in map: SourceMap, with editor: inout SourceEditor
    ) {
        guard element["translatesAutoresizingMaskIntoConstraints"] == "NO",
            let list = map.parent(of: element), list.name == "subviews",
            map.parent(of: list)?.name != "stackView"
        else { return }
        editor.set("fixedFrame", to: "YES", of: element, behind: ViewAttributes.beforeFixedFrame)
    }
}

/// The order in which Xcode writes the attributes and children of views.
enum ViewAttributes {
    static let beforeFixedFrame = [
        "key", "opaque", "clipsSubviews", "multipleTouchEnabled", "hidden", "alpha",
        "userInteractionEnabled", "tag", "contentMode", "semanticContentAttribute",
        "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "misplaced", "ambiguous",
    ]

    /// Whether Xcode writes the element before `<constraints>`. Of the colors, this applies only to
    /// those that every view has.
    static func standsBeforeConstraints(_ element: SourceElement) -> Bool {
        switch element.name {
        case "color": ["backgroundColor", "tintColor"].contains(element["key"])
        case "view", "tableViewCellContentView", "collectionViewCellContentView":
            element["key"] == "contentView"
        case "rect", "frame", "autoresizingMask", "subviews", "gestureRecognizers", "animations",
            "accessibility":
            true
        default: false
        }
    }
}
