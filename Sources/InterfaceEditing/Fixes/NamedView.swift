import Foundation
import InterfaceBuilder

/// A view with the names that users can refer to it by.
struct NamedView {
    let id: String
    let names: [String]
    let isRoot: Bool

    /// Returns the views of a root that have IDs, in document order.
    static func all(in root: DesignRoot) -> [NamedView] { all(root.view, isRoot: true) }

    private static func all(_ element: Element, isRoot: Bool) -> [NamedView] {
        let own = element.id.map {
            NamedView(id: $0, names: element.displayNames, isRoot: isRoot)
        }
        return [own].compactMap { $0 } + element.childViews.flatMap { all($0, isRoot: false) }
    }
}

extension Element {
    /// The names of the view: label in Interface Builder, text, titles, placeholder, and
    /// accessibility names.
    var displayNames: [String] {
        let own = ["userLabel", "text", "title", "placeholder"].compactMap { string($0) }
        let states = children.filter { $0.name == "state" }.compactMap { $0.string("title") }
        let configuration = child("buttonConfiguration")?.string("title")
        let accessibility = child("accessibility")
        let others = [
            configuration, accessibility?.string("identifier"), accessibility?.string("label"),
        ]
        return (own + states + others.compactMap { $0 }).filter { !$0.isEmpty }
    }

    /// The name in messages: `label “Thing 1”`, or the kind with the ID.
    var displayName: String {
        let name = displayNames.first.map { "“\($0.prefix(40))”" } ?? id ?? ""
        return name.isEmpty ? self.name : "\(self.name) \(name)"
    }
}
