import Foundation

/// A registration, which is required to unregister.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that can call handlers when its traits change, from iOS 17 on.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Removes a registration; one of another object is ignored.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
    /// Stores an observer; for UIKit's own use.
    func keep(_ observer: TraitObserver)
}

/// A registration: the traits and the handler.
@preconcurrency @MainActor public final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
        _ traits: [UITrait],
        _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.handler = handler
    }

    /// Calls the handler if one of the traits has changed.
    func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        guard traits.contains(where: { new.values.differs($0, from: old.values) }) else { return }
        handler(object, old)
    }
}

extension UITraitChangeObservable {
    /// Registers a handler for changes of the traits. It is called with the object and its previous
    /// traits, before the next layout and after `traitCollectionDidChange`, in the order of
    /// registration.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
    }

    /// Registers a method of the target, which isn't retained, such as `Screen.update`.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] _, _ in
            if let target { action(target)() }
        }
    }

    /// Registers a method of the target that gets the object whose traits have changed.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] object, _ in
            if let target, let object = object as? Environment { action(target)(object) }
        }
    }

    /// Registers a method of the target that gets the object and its previous traits.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] object, previous in
            if let target, let object = object as? Environment { action(target)(object, previous) }
        }
    }

    private func register(
        _ traits: [UITrait],
        _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits, handler)
        keep(observer)
        return observer
    }
}

extension UIView {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.observers.removeAll { $0 === registration }
    }

    public func keep(_ observer: TraitObserver) { traitState.observers.append(observer) }

    /// Calls the trait handlers of the view, but not of its subviews.
    func tellTraits(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        traitState.tell(self, from: previous, to: traitCollection)
    }
}

extension UIViewController {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.observers.removeAll { $0 === registration }
    }

    public func keep(_ observer: TraitObserver) { traitState.observers.append(observer) }

    /// Calls the trait handlers of the controller, but not of its children.
    func tellTraits(from previous: UITraitCollection) {
        documentTraitsChanged?()
        traitCollectionDidChange(previous)
        unavailable.needsUpdate = true
        if unavailable.configuration != nil { viewIfLoaded?.setNeedsLayout() }
        traitState.tell(self, from: previous, to: traitCollection)
    }

}

extension TraitState {
    @MainActor func tell(
        _ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection
    ) {
        for observer in observers { observer.tell(object, from: old, to: new) }
    }
}
