import Foundation
import InterfaceBuilder

/// The constraints of a view, as Xcode's Size inspector lists them.
public struct ListedView: Sendable {
    /// The view's object ID.
    public let id: String
    /// The name in messages: `label “Thing 1”`.
    public let name: String
    /// The name of the scene that contains the view.
    public let scene: String
    /// The constraints, in the order of the inspector: by attribute, then in document order.
    public let constraints: [ListedConstraint]
}

/// A constraint from the perspective of one of its views.
public struct ListedConstraint: Sendable, Hashable {
    /// The constraint's object ID.
    public let id: String
    /// What is constrained, in Xcode's words: `Leading Space to: Superview`.
    public let subject: String
    /// The value in Xcode's words, such as `Equals: Default`; `nil` if the inspector shows none.
    public let value: String?
    /// The priority, or `nil` if the constraint is required.
    public let priority: String?

    /// The constraint on one line: `Leading Space to: Superview, Equals: Default`, or
    /// `Width Equals: 157`.
    public var text: String {
        let separator = subject.hasSuffix(":") || subject.contains(": ") ? ", " : " "
        return subject + (value.map { separator + $0 } ?? "")
            + (priority.map { ", Priority: \($0)" } ?? "")
    }
}

extension DocumentFixer {
    /// Returns the constraints of the selected views, in document order. Without a selection, views
    /// without constraints are omitted.
    public func constraints(
        of selection: FixSelection = FixSelection()
    ) throws(FixError) -> [ListedView] {
        let targets = try FixTargets(selection, in: original.document)
        let references = ConstraintReference.byView(in: original.map)
        return original.document.objectGroups.flatMap { DesignRoot.all(of: $0) }.flatMap { root in
            let scene = original.document.sceneName(of: root)
            let views = Dictionary(
                root.view.viewsBelow.map { ($0.id ?? "", $0) }
            ) { first, _ in first }
            return root.view.viewsBelowWithPaths().compactMap { view, path -> ListedView? in
                guard let id = view.id, targets.contains(id) else { return nil }
                let lister = ConstraintLister(id: id, path: path, views: views, map: original.map)
                let own = (references[id] ?? []).filter { $0.places(id) }
                    .compactMap { lister.listed($0) }
                guard !own.isEmpty || targets.isExplicit else { return nil }
                return ListedView(
                    id: id, name: view.displayName, scene: scene,
                    constraints: own.sorted { $0.order < $1.order }.map(\.listed))
            }
        }
    }
}

extension Document {
    /// Returns the name of the scene that a root view belongs to.
    func sceneName(of root: DesignRoot) -> String {
        let id = root.controller?.id ?? root.view.id
        return scenes.first { $0.id == id }?.name ?? root.view.displayName
    }
}

extension Element {
    /// The view and all views in it, in document order.
    var viewsBelow: [Element] { viewsBelowWithPaths().map(\.view) }

    /// Returns the view and all views in it, in document order, with the IDs of the views that
    /// contain each, the outermost first.
    func viewsBelowWithPaths(_ path: [String] = []) -> [(view: Element, path: [String])] {
        let inner = path + [id ?? ""]
        return [(self, path)] + childViews.flatMap { $0.viewsBelowWithPaths(inner) }
    }
}
