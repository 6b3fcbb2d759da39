import Foundation

/// A behavior for items of a dynamic animator, or a group of behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A block that the animator calls after each step.
    open var action: (() -> Void)?
    /// The animator to which the behavior or one that contains it was added.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() {
        super.init()
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !contains(behavior), !behavior.contains(self) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        if dynamicAnimator != nil { behavior.move(to: nil) }
    }

    /// Called before the behavior is added to an animator, or removed from it.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Model

    /// The items of the behavior itself.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Adds what the behavior does to the model, without its children.
    func contribute(to model: inout DynamicsModel) {}

    /// Applies forces before a step of the simulation.
    func applyForces(in world: DynamicsWorld) {}

    /// Updates the animator after a change of the behavior.
    func changed() { dynamicAnimator?.behaviorsChanged() }

    private func contains(_ behavior: UIDynamicBehavior) -> Bool {
        behavior === self || childBehaviors.contains { $0.contains(behavior) }
    }

    /// Sets the animator of the behavior and its children.
    func move(to animator: UIDynamicAnimator?) {
        let previous = dynamicAnimator
        for behavior in walk {
            behavior.willMove(to: animator)
            behavior.dynamicAnimator = animator
            for item in behavior.dynamicItems {
                animator?.register(item)
                if animator == nil { previous?.world.release(item) }
            }
        }
        (animator ?? previous)?.behaviorsChanged()
    }

    /// The behavior and its descendants, parents before their children.
    var walk: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.walk) }
}

/// The items of a behavior in the order in which they were added, each once.
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []
    private var known: Set<ObjectIdentifier> = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { add(item) }
    }

    /// Adds an item; returns whether it is new.
    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard known.insert(ObjectIdentifier(item)).inserted else { return false }
        items.append(item)
        return true
    }

    /// Removes an item; returns whether it was in the list.
    @discardableResult
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard known.remove(ObjectIdentifier(item)) != nil else { return false }
        items.removeAll { $0 === item }
        return true
    }

    func contains(_ item: any UIDynamicItem) -> Bool { known.contains(ObjectIdentifier(item)) }
}

extension UIDynamicBehavior {
    func add(_ item: any UIDynamicItem, to list: inout DynamicItemList) {
        guard list.add(item) else { return }
        dynamicAnimator?.register(item)
        changed()
    }

    func remove(_ item: any UIDynamicItem, from list: inout DynamicItemList) {
        guard list.remove(item) else { return }
        dynamicAnimator?.world.release(item)
        changed()
    }
}
