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
            DiagnosticLog.current.add(
                Diagnostic(
                    .note, "the class \(name) isn't registered; using \(element.name) instead",
                    location: builder.document.fileName,
                    hint: "call DocumentClasses.register(\(name).self) { … }"))
        }
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
        owner?.element.id == id ? owner?.object : builder.objects.item(id)
    }

    // MARK: Outlets

    private func connectOutlet(
        _ outlet: Element, of object: AnyObject, _ element: Element, to destination: AnyObject
    ) {
        guard let property = outlet["property"] else { return }
        if let connect = DocumentClasses.connections(of: object)?.outlets[property] {
            guard !connect(object, destination) else { return }
            builder.document.report(
                "the outlet \(property) can't hold a \(type(of: destination)) and stays nil",
                at: outlet.line)
        } else if DocumentClasses.isRegistered(destination)
            || isOwnersClass && destination === owner?.object
        {
            // A table with static cells has the document as its data source and delegate.
            if element.child("sections") != nil { return }
            StandardOutlets.connect(property, of: object, to: destination)
        }
    }

    // MARK: Actions

    private func connectAction(
        _ action: Element, of object: AnyObject, to destination: AnyObject
    ) {
        guard let selector = action["selector"],
            let perform = DocumentClasses.connections(of: destination)?.actions[selector]
        else { return }
        switch object {
        case let control as UIControl:
            let event = action["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
            let action = UIAction { [weak destination, weak control] _ in
                if let destination, let control { perform(destination, control) }
            }
            control.addAction(action, for: event)
        case let item as UIBarButtonItem:
            setAction(of: item) { [weak destination, weak item] in
                if let destination, let item { perform(destination, item) }
            }
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(destination, calling: perform)
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

/// The outlets of UIKit's classes.
@MainActor enum StandardOutlets {
    static func connect(_ property: String, of object: AnyObject, to destination: AnyObject) {
        switch (property, object) {
        case ("dataSource", let table as UITableView):
            table.dataSource = destination as? any UITableViewDataSource
        case ("dataSource", let collection as UICollectionView):
            collection.dataSource = destination as? any UICollectionViewDataSource
        case ("dataSource", let picker as UIPickerView):
            picker.dataSource = destination as? any UIPickerViewDataSource
        case ("delegate", let scroll as UIScrollView):
            scroll.delegate = destination as? any UIScrollViewDelegate
        case ("delegate", let field as UITextField):
            field.delegate = destination as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar):
            bar.delegate = destination as? any UISearchBarDelegate
        case ("delegate", let picker as UIPickerView):
            picker.delegate = destination as? any UIPickerViewDelegate
        case ("delegate", let stack as UINavigationController):
            stack.delegate = destination as? any UINavigationControllerDelegate
        case ("delegate", let tabs as UITabBarController):
            tabs.delegate = destination as? any UITabBarControllerDelegate
        case ("delegate", let split as UISplitViewController):
            split.delegate = destination as? any UISplitViewControllerDelegate
        default: break
        }
    }
}

/// Creates gesture recognizers from elements.
@MainActor enum RecognizerBuilder {
    static func recognizer(_ element: Element) -> UIGestureRecognizer? {
        let recognizer = make(element)
        recognizer?.isEnabled = element.bool("enabled") ?? true
        return recognizer
    }

    private static func make(_ element: Element) -> UIGestureRecognizer? {
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
            return tap
        // Interface Builder itself uses this spelling.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = element.double("minimumPressDuration") ?? 0.5
            return press
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction(of: element)
            return swipe
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        default: return nil
        }
    }

    private static func direction(of element: Element) -> UISwipeGestureRecognizer.Direction {
        let stored = element.child(key: "direction")
        let names: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        let named = names.filter { stored?.bool($0.key) == true }.map(\.value)
        return named.isEmpty ? .right : named.reduce(into: []) { $0.formUnion($1) }
    }
}
