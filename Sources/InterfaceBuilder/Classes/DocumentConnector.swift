import ContactSheetDiagnostics
import UIKit

/// Connects the objects that were built from a document: outlets and actions of registered classes,
/// and data sources and delegates that are instances of registered classes.
///
/// A controller's outlets, including those to bar items, are connected when its view loads.
@MainActor struct DocumentConnector {
    let builder: ViewBuilder
    /// The scene's controller or the xib's owner, with its element.
    var owner: (object: AnyObject, element: Element)?
    /// Whether the owner was created by code and is therefore the object that the document means.
    var isOwnersClass = false

    func connect() {
        if let owner { connect(owner.object, owner.element) }
        let objects = builder.objects.takeUnconnected()
        for (object, element) in objects { connect(object, element) }
        for (object, _) in objects { (object as? UIResponder)?.awakeFromNib() }
    }

    private func connect(_ object: AnyObject, _ element: Element) {
        let isMet = isOwnersClass && object === owner?.object
        if DocumentClasses.misses(element), !isMet, let name = element["customClass"] {
            report(missingClass: name, of: element)
        }
        if let view = object as? UIView { IncompleteClasses.mark(view, element) }
        for connection in element.child("connections")?.children ?? [] {
            if let segue = SegueElement(connection), segue.isFollowed {
                connect(segue, of: object)
                continue
            }
            guard let destination = connection["destination"].flatMap(object(withID:)) else {
                if connection["property"] == "gestureRecognizers" {
                    addRecognizer(connection, object)
                }
                continue
            }
            switch connection.name {
            case "outlet", "outletCollection":
                connectOutlet(connection, of: object, element, to: destination)
            case "action": connectAction(connection, of: object, to: destination)
            default: break
            }
        }
    }

    private func object(withID id: String) -> AnyObject? {
        if owner?.element.id == id { return owner?.object }
        return builder.objects.item(id) ?? builder.objects.constraint(id)
    }

    // MARK: Custom objects

    /// Connects the outlets of an object to custom objects of the document, which are created if they don't
    /// exist yet.
    func connectCustomObjects(of object: AnyObject, _ element: Element) {
        for connection in element.child("connections")?.children ?? [] {
            guard connection.name == "outlet", let id = connection["destination"],
                let destination = customObject(withID: id)
            else { continue }
            connectOutlet(connection, of: object, element, to: destination)
        }
    }

    private func customObject(withID id: String) -> AnyObject? {
        if let known = builder.objects.item(id) { return known }
        guard let element = builder.document.graph.customObjects[id],
            let object = builder.customObject(element)
        else { return nil }
        connect(object, element)
        return object
    }

    // MARK: Outlets

    private func connectOutlet(
        _ outlet: Element, of object: AnyObject, _ element: Element, to destination: AnyObject
    ) {
        guard let property = outlet["property"] else { return }
        if let property = ClassTables.current.property(property, of: type(of: object)) {
            if connect(property, of: object, outlet, to: destination) { return }
            builder.document.report(
                "the outlet \(outlet["property"] ?? "") can't hold a \(type(of: destination)) and "
                    + "stays nil", at: outlet.line)
        } else if DocumentClasses.isRegistered(destination)
            || isOwnersClass && destination === owner?.object
        {
            // A table with static cells has the document as its data source and delegate.
            if element.child("sections") != nil { return }
            let isStandard = StandardOutlets.connect(property, of: object, to: destination)
            if !isStandard { report(missingOutlet: property, of: object) }
        } else {
            report(missingOutlet: property, of: object)
        }
    }

    /// Sets the property, or adds to it if it is a collection, and returns whether its type allows
    /// it.
    private func connect(
        _ property: RegisteredProperty, of object: AnyObject, _ outlet: Element,
        to destination: AnyObject
    ) -> Bool {
        guard let set = property.set else { return false }
        if outlet.name == "outlet", set(object, destination) { return true }
        let present = property.get(object) as? [Any] ?? []
        return set(object, present + [destination])
    }

    // MARK: Actions

    private func connectAction(
        _ action: Element, of object: AnyObject, to destination: AnyObject
    ) {
        guard let name = action["selector"] else { return }
        let selector = Selector(name).resolved(for: destination)
        guard selector.isMethod(of: destination) else {
            return report(missingAction: name, of: destination)
        }
        switch object {
        case let control as UIControl:
            let event = action["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
            control.addTarget(destination, action: selector, for: event)
        case let item as UIBarButtonItem: (item.target, item.action) = (destination, selector)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(destination, action: selector)
        default: break
        }
    }

    private func setAction(of item: UIBarButtonItem, _ act: @escaping @MainActor () -> Void) {
        let (title, image) = (item.title, item.image)
        item.primaryAction = UIAction(title: title ?? "", image: image) { _ in act() }
        (item.title, item.image) = (title, image)
    }

    // MARK: Segues

    /// Makes taps on the object follow the segue. Segues of controllers are followed by code, by
    /// their identifiers.
    private func connect(_ segue: SegueElement, of object: AnyObject) {
        let id = segue.id
        switch object {
        case let control as UIControl:
            control.addAction(
                UIAction { [weak control] _ in
                    control?.followNearestSegue(id, sender: control)
                }, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            let controller = owner?.object as? UIViewController
            setAction(of: item) { [weak controller, weak item] in
                controller?.followSegue(id, sender: item)
            }
        // Segues of accessory buttons aren't followed, because no touch reaches an accessory.
        case let cell as UITableViewCell where segue.element["trigger"] != "accessoryAction":
            cell.documentSelected = { [weak cell] in
                cell?.followNearestSegue(id, sender: cell)
            }
        case let cell as UICollectionViewCell:
            cell.documentSelected = { [weak cell] in
                cell?.followNearestSegue(id, sender: cell)
            }
        case let recognizer as UIGestureRecognizer:
            guard let view = recognizer.view else { return }
            recognizer.addTarget(view) { view, sender in
                (view as? UIView)?.followNearestSegue(id, sender: sender)
            }
        default: break
        }
    }

    /// Creates the gesture recognizer of a view, if its kind is supported.
    private func addRecognizer(_ connection: Element, _ object: AnyObject) {
        guard let view = object as? UIView, let id = connection["destination"],
            let element = builder.document.graph.recognizers[id],
            let recognizer = RecognizerBuilder.recognizer(element)
        else { return }
        builder.objects.add(object: recognizer, for: element)
        view.addGestureRecognizer(recognizer)
        connect(recognizer, element)
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
        "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
