import Foundation

/// A class whose properties can be observed.
public protocol NSKeyValueObservable: AnyObject {}

extension NSObject: NSKeyValueObservable {}

extension NSKeyValueObservable {
    /// Calls a closure after each change of the property.
    @preconcurrency @MainActor public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let entry = ObservedProperty(
            self, read: { ($0 as? Self)?[keyPath: keyPath] },
            changed: { object, old, new in
                guard let object = object as? Self else { return }
                changeHandler(object, .setting(old, new, options))
            })
        KeyValueObservers.current.add(entry)
        if options.contains(.initial) {
            changeHandler(self, .setting(nil, self[keyPath: keyPath], options))
        }
        return NSKeyValueObservation(entry)
    }
}

extension NSKeyValueObservedChange {
    static func setting(
        _ old: Any?, _ new: Any?, _ options: NSKeyValueObservingOptions
    ) -> NSKeyValueObservedChange {
        NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false)
    }
}

extension NSObject {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after each change of the
    /// property. The observer is a responder; it isn't retained.
    @preconcurrency @MainActor public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        func tell(_ object: AnyObject, _ old: Any?, _ new: Any?) {
            (observer as? UIResponder)?.observeValue(
                forKeyPath: keyPath, of: object, change: Self.change(old, new, options),
                context: context)
        }
        let entry = ObservedProperty(
            self, observer: observer, keyPath: keyPath,
            read: { ObservableProperties.value(of: $0, keyPath) },
            changed: { [weak observer] object, old, new in
                (observer as? UIResponder)?.observeValue(
                    forKeyPath: keyPath, of: object, change: Self.change(old, new, options),
                    context: context)
            })
        KeyValueObservers.current.add(entry)
        if options.contains(.initial) { tell(self, nil, entry.value) }
    }

    @preconcurrency @MainActor public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String
    ) {
        KeyValueObservers.current.remove {
            $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        }
    }

    @preconcurrency @MainActor public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObserver(observer, forKeyPath: keyPath)
    }

    @MainActor private static func change(
        _ old: Any?, _ new: Any?, _ options: NSKeyValueObservingOptions
    ) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old) { change[.oldKey] = old }
        return change
    }

    /// Reports that a property will change. Changes are found without it.
    @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

    /// Reports that a property has changed.
    @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
        KeyValueObservers.current.check(self)
    }
}
