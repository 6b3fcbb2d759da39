import ContactSheetDiagnostics
import Foundation

/// The observers of notifications in a simulation whose methods are called by name.
@MainActor final class NotificationObservers: SimulationPart {
    static var current: NotificationObservers {
        Simulation.current.part(NotificationObservers.self)
    }

    private var entries: [Entry] = []

    init(inheriting outer: NotificationObservers?) {}

    isolated deinit {
        for entry in entries { entry.center.removeObserver(entry.token as Any) }
    }

    func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?,
        _ object: Any?, in center: NotificationCenter
    ) {
        removeReleased()
        let call = NotificationCall(observer: observer, selector: selector)
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            call.send(notification)
        }
        let object = object.map { $0 as AnyObject }
        entries.append(
            Entry(center: center, token: token, call: call, name: name, object: object))
    }

    func remove(
        _ observer: AnyObject, _ name: NSNotification.Name? = nil, _ object: Any? = nil,
        in center: NotificationCenter
    ) {
        let object = object.map { $0 as AnyObject }
        remove {
            $0.center === center && $0.call.observer === observer
                && (name == nil || $0.name == name) && (object == nil || $0.object === object)
        }
    }

    private func removeReleased() { remove { $0.call.observer == nil } }

    private func remove(where matches: (Entry) -> Bool) {
        for entry in entries where matches(entry) {
            entry.center.removeObserver(entry.token as Any)
        }
        entries.removeAll(where: matches)
    }

    private struct Entry {
        let center: NotificationCenter
        let token: any NSObjectProtocol
        let call: NotificationCall
        let name: NSNotification.Name?
        weak var object: AnyObject?
    }
}

/// A method that a notification calls, on the main thread.
private final class NotificationCall: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private let selector: Selector

    init(observer: AnyObject, selector: Selector) {
        (self.observer, self.selector) = (observer, selector)
    }

    func send(_ notification: Notification) {
        nonisolated(unsafe) let notification = notification
        onMainActor {
            if let observer { selector.call(on: observer, notification) }
        }
    }
}
