import ContactSheetDiagnostics
import Foundation
import InterfaceBuilder

/// The views that a fix applies to, by object ID.
struct FixTargets: Sendable {
    let views: Set<String>
    /// The IDs of the views that were selected individually, in the order of the selection.
    let order: [String]
    /// Whether the views were selected individually.
    let isExplicit: Bool

    init(_ selection: FixSelection, in document: Document) throws(FixError) {
        let roots = try Self.roots(of: selection.scene, in: document)
        let all = roots.flatMap { NamedView.all(in: $0) }
        guard !selection.views.isEmpty else {
            views = Set(all.map(\.id))
            order = []
            isExplicit = false
            return
        }
        var found: [String] = []
        for name in selection.views {
            let id = try Self.view(name, among: all)
            if !found.contains(id) { found.append(id) }
        }
        views = Set(found)
        order = found
        isExplicit = true
    }

    init(views: Set<String>, order: [String] = [], isExplicit: Bool = true) {
        self.views = views
        self.order = order
        self.isExplicit = isExplicit
    }

    /// Returns the targets whose frames the document stores, because suggestions depend on frames.
    /// The others keep their constraints, and resetting to suggested constraints reports them.
    ///
    /// Xcode 8 omitted the frames in scenes that it hadn't laid out
    /// (Documentation/DocumentFormat.md 9.2).
    func drawn(in text: EditableDocument) -> FixTargets {
        func holdsFrame(_ element: SourceElement) -> Bool {
            text.map.children(of: element).contains { child in
                switch child.name {
                case "rect", "frame": child["key"] == "frame" || child["key"] == "frameInset"
                case "variation": holdsFrame(child)
                default: false
                }
            }
        }
        let drawn = views.filter { text.map.element(id: $0).map(holdsFrame) ?? true }
        return FixTargets(views: drawn, order: order, isExplicit: isExplicit)
    }

    func contains(_ id: String?) -> Bool { id.map(views.contains) ?? false }

    private static func roots(
        of scene: String?, in document: Document
    ) throws(FixError) -> [DesignRoot] {
        guard let scene else { return document.objectGroups.flatMap { DesignRoot.all(of: $0) } }
        let scenes = document.scenes
        guard let known = scenes.first(where: { $0.id == scene || $0.name == scene }) else {
            throw .noScene(scene, known: scenes.filter(\.hasPicture).map { "“\($0.name)”" })
        }
        if !document.isStoryboard {
            let objects = document.objectGroups.joined().filter { $0.id == known.id }
            return DesignRoot.all(of: objects)
        }
        let group = document.objectGroups.first { $0.contains { $0.id == known.id } }
        return DesignRoot.all(of: group ?? [])
    }

    private static func view(_ name: String, among all: [NamedView]) throws(FixError) -> String {
        let matches =
            all.contains { $0.id == name }
            ? all.filter { $0.id == name } : all.filter { $0.names.contains(name) }
        guard let first = matches.first else {
            throw .noView(name, near: SimilarNames.of(name, among: all.flatMap(\.names)))
        }
        let ids = Set(matches.map(\.id))
        guard ids.count == 1 else { throw .severalViews(name, ids: matches.map(\.id)) }
        guard !first.isRoot else { throw .rootView(name) }
        return first.id
    }
}
