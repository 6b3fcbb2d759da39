import UIKit

/// The views, guides and constraints that a document's elements became, by their ids, and the
/// elements whose constraints wait until all of them are there.
@MainActor final class BuiltObjects {
    private var items: [String: AnyObject] = [:]
    /// In document order.
    private(set) var owners: [(view: UIView, element: Element)] = []
    private var constraints: [String: NSLayoutConstraint] = [:]
    /// What waits to be connected.
    private var unconnected: [(object: AnyObject, element: Element)] = []
    /// How many of the owners have their constraints.
    private var finished = 0
    /// The views in document order, by id.
    private(set) var order: [(id: String, view: UIView)] = []

    func add(_ view: UIView, for element: Element) {
        owners.append((view, element))
        view.documentOrigin = DocumentOrigin(
            id: element.id, kind: element.name, customClass: element["customClass"],
            line: element.line)
        unconnected.append((view, element))
        for guide in element.children where guide.name == "viewLayoutGuide" {
            addGuide(guide, of: view)
        }
        guard let id = element.id else { return }
        items[id] = view
        order.append((id, view))
    }

    /// What is no view, such as a bar's item.
    func add(object: AnyObject, for element: Element) {
        unconnected.append((object, element))
        if let id = element.id { items[id] = object }
    }

    /// The objects that are not connected yet; they are taken to be from now on.
    func takeUnconnected() -> [(object: AnyObject, element: Element)] {
        defer { unconnected = [] }
        return unconnected
    }

    func add(_ constraint: NSLayoutConstraint, for element: Element) {
        if let id = element.id { constraints[id] = constraint }
    }

    func constraint(_ id: String) -> NSLayoutConstraint? { constraints[id] }

    func remove(constraint id: String) { constraints[id] = nil }

    /// The layout guides that a controller of up to iOS 10 gives its root view.
    func addGuides(of controller: Element?, to view: UIView) {
        for guide in controller?.child("layoutGuides")?.children ?? [] {
            guard let id = guide.id else { continue }
            items[id] = guide["type"] == "top" ? view.topBarsGuide : view.bottomBarsGuide
        }
    }

    /// The views whose constraints are not there yet; they are taken to be from now on.
    func takeWaiting() -> ArraySlice<(view: UIView, element: Element)> {
        defer { finished = owners.count }
        return owners[finished...]
    }

    /// What a constraint's reference means; nil for objects that no view stands for.
    func item(_ id: String) -> AnyObject? { items[id] }

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
