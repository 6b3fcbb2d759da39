import Foundation
import OpenCombine
import UIKit

extension NSObject {
    /// A publisher of an observed property's values.
    public struct KeyValueObservingPublisher<Subject: NSKeyValueObservable, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            let values = PassthroughSubject<Value, Never>()
            let observation = Observation()
            values.handleEvents(receiveCancel: { observation.end() }).subscribe(subscriber)
            observation.begin(object, keyPath, options) { values.send($0) }
        }
    }
}

extension NSKeyValueObservable {
    /// Returns a publisher of a property's values: at once those of geometry and scrolled content, and others
    /// after the next layout, as `observe(_:)` reports them.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        .init(object: self, keyPath: keyPath, options: options)
    }
}

/// The observation of a subscription, which is made and ended on the main actor.
private final class Observation: @unchecked Sendable {
    private var observation: NSKeyValueObservation?

    func begin<Subject: NSKeyValueObservable, Value>(
        _ object: Subject, _ keyPath: KeyPath<Subject, Value>,
        _ options: NSKeyValueObservingOptions, _ send: @escaping (Value) -> Void
    ) {
        nonisolated(unsafe) let (object, keyPath, send) = (object, keyPath, send)
        MainActor.assumeIsolated {
            observation = object.observe(keyPath, options: options) { object, _ in
                send(object[keyPath: keyPath])
            }
        }
    }

    func end() { observation = nil }
}
