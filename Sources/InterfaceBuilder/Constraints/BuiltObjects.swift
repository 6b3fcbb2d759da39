import UIKit

/// The views, guides, and constraints that were created for a document's elements, by ID, and the
/// elements whose constraints aren't created until all objects exist.
@MainActor package final class BuiltObjects {
    /// The document's filename.
    private let file: String
    private var items = [String: AnyObject](minimumCapacity: 32)
    /// The views with their elements, in document order.
    package private(set) var owners: [(view: UIView, element: Element)] = []
    private var constraints: [String: NSLayoutConstraint] = [:]
    /// The objects that aren't connected yet.
    private var unconnected: [(object: AnyObject, element: Element)] = []
    /// The number of owners whose constraints were taken.
    private var finished = 0
    /// The views in document order, by ID.
    package private(set) var order: [(id: String, view: UIView)] = []

    init(file: String) {
        self.file = file
    }

    func add(_ view: UIView, for element: Element) {
        owners.append((view, element))
        view.documentOrigin = DocumentOrigin(
            id: element.id, kind: element.name, customClass: element["customClass"],
            hasUnknownFont: element.hasUnknownFont, line: element.line, file: file)
        unconnected.append((view, element))
        for guide in element.children where guide.name == "viewLayoutGuide" {
            addGuide(guide, of: view)
        }
        guard let id = element.id else { return }
        items[id] = view
        order.append((id, view))
    }

    /// Adds an object that isn't a view, such as a bar item.
    func add(object: AnyObject, for element: Element) {
        unconnected.append((object, element))
        if let id = element.id { items[id] = object }
    }

    /// Returns the objects that aren't connected yet, and marks them as connected.
    func takeUnconnected() -> [(object: AnyObject, element: Element)] {
        defer { unconnected = [] }
        return unconnected
    }

    func add(_ constraint: NSLayoutConstraint, for element: Element) {
        if let id = element.id { constraints[id] = constraint }
    }

    package func constraint(_ id: String) -> NSLayoutConstraint? { constraints[id] }

    func remove(constraint id: String) { constraints[id] = nil }

    /// Adds the layout guides that a controller has for its root view up to iOS 10.
    func addGuides(of controller: Element?, to view: UIView) {
        for guide in controller?.child("layoutGuides")?.children ?? [] {
            guard let id = guide.id else { continue }
            items[id] = guide["type"] == "top" ? view.topBarsGuide : view.bottomBarsGuide
        }
    }

    /// Returns the views whose constraints weren't created yet, and marks them as finished.
    func takeWaiting() -> ArraySlice<(view: UIView, element: Element)> {
        defer { finished = owners.count }
        return owners[finished...]
    }

    /// Returns the object that a constraint refers to, or `nil` if there is none for the ID.
    package func item(_ id: String) -> AnyObject? { items[id] }

    private func addGuide(_ element: Element, of view: UIView) {
        guard let id = element.id else { return }
        switch element.key {
        case "safeArea": items[id] = view.safeAreaLayoutGuide
        case "contentLayoutGuide": items[id] = (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": items[id] = (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": items[id] = view.keyboardLayoutGuide
        default: break
        }
    }
}
