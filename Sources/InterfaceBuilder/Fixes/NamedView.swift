import Foundation

/// A view with what people may call it.
struct NamedView {
    let id: String
    let names: [String]
    let isRoot: Bool

    /// The root's views with ids, in document order.
    static func all(in root: DesignRoot) -> [NamedView] { all(root.view, isRoot: true) }

    private static func all(_ element: Element, isRoot: Bool) -> [NamedView] {
        let own = element.id.map {
            NamedView(id: $0, names: element.spokenNames, isRoot: isRoot)
        }
        return [own].compactMap { $0 } + element.childViews.flatMap { all($0, isRoot: false) }
    }
}

extension Element {
    /// Label in Interface Builder, text, titles and placeholder, and accessibility names.
    var spokenNames: [String] {
        let own = ["userLabel", "text", "title", "placeholder"].compactMap { string($0) }
        let states = children.filter { $0.name == "state" }.compactMap { $0.string("title") }
        let configuration = child("buttonConfiguration")?.string("title")
        let accessibility = child("accessibility")
        let others = [
            configuration, accessibility?.string("identifier"), accessibility?.string("label"),
        ]
        return (own + states + others.compactMap { $0 }).filter { !$0.isEmpty }
    }

    /// `label “Thing 1”`, or the kind with the id.
    var spokenName: String {
        let name = spokenNames.first.map { "“\($0.prefix(40))”" } ?? id ?? ""
        return name.isEmpty ? self.name : "\(self.name) \(name)"
    }
}
