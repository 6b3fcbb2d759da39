import Foundation

/// What a registration is taken back with.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// What can be asked to tell of changes of some of its traits, from iOS 17 on.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Takes back a registration; one of another object changes nothing.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
    /// Keeps an observer; for UIKit's own use.
    func keep(_ observer: TraitObserver)
}

/// One registration: which traits, and what to do.
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

    /// Runs the handler if one of the traits has changed.
    func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        guard traits.contains(where: { new.values.differs($0, from: old.values) }) else { return }
        handler(object, old)
    }
}

extension UITraitChangeObservable {
    /// Runs the handler, with the object and its traits of before, whenever one of the traits has
    /// changed; before the next layout, after `traitCollectionDidChange`.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
    }

    /// Calls a method of the target, which isn't kept alive, such as `Screen.update`.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] _, _ in
            if let target { action(target)() }
        }
    }

    /// Calls a method of the target with the object whose traits have changed.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] object, _ in
            if let target, let object = object as? Environment { action(target)(object) }
        }
    }

    /// Calls a method of the target with the object and its traits of before.
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

    /// Tells the view alone of its new traits.
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

    /// Tells the controller alone of its new traits.
    func tellTraits(from previous: UITraitCollection) {
        documentTraitsChanged?()
        traitCollectionDidChange(previous)
        traitState.tell(self, from: previous, to: traitCollection)
    }

    /// Traits for a child controller and all below, up to iOS 16 the way to give them.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild child: UIViewController
    ) {
        guard child.parent === self else { return }
        child.changeTraits { child.traitState.fromParent = collection }
    }

    public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parent === self ? child.traitState.fromParent : nil
    }
}

extension TraitState {
    @MainActor func tell(
        _ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection
    ) {
        for observer in observers { observer.tell(object, from: old, to: new) }
    }
}
