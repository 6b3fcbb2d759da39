import UIKit

/// A document whose objects are created by code.
struct LoadedNib: NibContent {
    let document: Document

    func instantiate(owner: AnyObject?) -> NibObjects {
        let document = document.localized()
        let builder = ViewBuilder(document: document)
        let elements = document.objectGroups.flatMap { $0 }
        let placeholder = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let objects = elements.map { make($0, builder) }
        builder.activateConstraints()
        var connector = DocumentConnector(builder: builder)
        if let owner, let placeholder { connector.owner = (owner, placeholder) }
        connector.isOwnersClass = !ControllerKind.isSubstitute(owner)
        connector.connect()
        let view = placeholder.flatMap { Self.viewID(of: $0) }
        if let root = elements.first(where: { $0.id == view }), let view,
            let controller = owner as? UIViewController,
            let made = builder.objects.item(view) as? UIView
        {
            controller.follow(
                VariationUpdater(made, root, builder, for: UIScreen.main.traitCollection))
        }
        // Gesture recognizers are created when they are connected.
        let all = zip(elements, objects).compactMap { element, object in
            object ?? element.id.flatMap(builder.objects.item)
        }
        return NibObjects(
            all: all, ownersView: view.flatMap { builder.objects.item($0) as? UIView })
    }

    /// Returns the ID of the File's Owner's view, or `nil` if its outlet isn't connected.
    nonisolated static func viewID(of owner: Element) -> String? {
        owner.child("connections")?.children
            .first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
    }

    /// Creates a view, a controller, or an object of one of the app's classes.
    private func make(_ element: Element, _ builder: ViewBuilder) -> AnyObject? {
        guard SceneReader.isController(element), let id = element.id else {
            return builder.topLevelObject(element, for: UIScreen.main.traitCollection)
        }
        return SceneBuilder(builder.document, library: DocumentLibrary()).make(id, inside: [])
    }
}
