import ContactSheetDiagnostics
import Foundation

/// The observed properties in a simulation.
///
/// Without the Objective-C runtime, setters can't be intercepted. Changes of a view's geometry and
/// of a scroll view's content are handled at once, all others after the next layout pass.
@MainActor final class KeyValueObservers: SimulationPart {
    static var current: KeyValueObservers { Simulation.current.part(KeyValueObservers.self) }

    private var entries: [ObservedProperty] = []

    init(inheriting outer: KeyValueObservers?) {}

    func add(_ entry: ObservedProperty) {
        entries.append(entry)
        (entry.object as? UIView)?.isObserved = true
    }

    func remove(where matches: (ObservedProperty) -> Bool) { entries.removeAll(where: matches) }

    /// Handles changes of the object's properties.
    func check(_ object: AnyObject) {
        for entry in entries where entry.object === object { entry.check() }
    }

    /// Handles changes of all properties.
    func checkAll() {
        guard !entries.isEmpty else { return }
        entries.removeAll { $0.object == nil }
        for entry in entries { entry.check() }
    }
}

/// A property that is observed.
@MainActor final class ObservedProperty {
    private(set) weak var object: AnyObject?
    private(set) weak var observer: AnyObject?
    let keyPath: String
    private let read: (AnyObject) -> Any?
    private let changed: (AnyObject, _ old: Any?, _ new: Any?) -> Void
    private var last: Any?
    private var isChecking = false

    init(
        _ object: AnyObject, observer: AnyObject? = nil, keyPath: String = "",
        read: @escaping (AnyObject) -> Any?,
        changed: @escaping (AnyObject, _ old: Any?, _ new: Any?) -> Void
    ) {
        self.object = object
        self.observer = observer
        self.keyPath = keyPath
        self.read = read
        self.changed = changed
        last = read(object)
    }

    var value: Any? { last }

    func check() {
        guard !isChecking, let object else { return }
        let (old, new) = (last, read(object))
        guard !Self.areEqual(old, new) else { return }
        last = new
        isChecking = true
        changed(object, old, new)
        isChecking = false
        check()
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? any Equatable { return isEqual(first, second) }
        guard type(of: first) is AnyClass else { return true }
        return first as AnyObject === second as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        first == second as? Value
    }
}
