import Foundation
import UIKit

extension Element {
    /// Returns the element of a controller's view: the one that it contains, or one of the other
    /// objects to which its outlet `view` is connected. It is `nil` if code or a xib creates the view.
    func viewElement(among objects: @autoclosure () -> [Element]) -> Element? {
        if let view = child(key: "view") { return ViewKind.isView(view) ? view : nil }
        guard let id = LoadedNib.viewID(of: self) else { return nil }
        return objects().first { $0.id == id && ViewKind.isView($0) }
    }

    /// Returns the other objects of the group that contains the element.
    func others(in groups: [[Element]]) -> [Element] {
        guard let id else { return [] }
        let group = groups.first { $0.contains { $0.id == id } } ?? []
        return group.filter { $0.id != id }
    }
}

extension Document {
    /// Returns the objects that are in the same scene of a storyboard as a controller.
    func objects(besides controller: Element) -> [Element] {
        isStoryboard ? controller.others(in: objectGroups) : []
    }
}

@MainActor extension ViewBuilder {
    /// Creates an object that isn't in a controller's view: a view, which has its stored size, or
    /// an object of one of the app's classes. Other kinds are created elsewhere.
    func topLevelObject(_ element: Element, for traits: UITraitCollection) -> AnyObject? {
        if ViewKind.isView(element) {
            let view = view(element.resolved(for: traits), in: .zero)
            view.translatesAutoresizingMaskIntoConstraints = true
            return view
        }
        return element.name == "customObject" ? customObject(element) : nil
    }

    /// Returns the object of one of the app's classes, which is created only once.
    func customObject(_ element: Element) -> AnyObject? {
        if let known = element.id.flatMap(objects.item) { return known }
        guard let object = DocumentClasses.instance(of: element, as: NSObject.self) else {
            return nil
        }
        objects.add(object: object, for: element)
        RuntimeAttributes.apply(element, toObject: object, self)
        return object
    }
}
