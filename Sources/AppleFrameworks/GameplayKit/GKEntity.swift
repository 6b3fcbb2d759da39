import Foundation

/// A part of an entity's behavior.
open class GKComponent: NSObject {
    open internal(set) weak var entity: GKEntity?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// Adds a component, which replaces one of the same class.
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type)
    {
        guard let component = component(ofType: componentClass) else { return }
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }

    open func component<ComponentType: GKComponent>(
        ofType componentClass: ComponentType.Type
    ) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }
}

open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) {
        entity.component(ofType: ComponentType.self).map(addComponent)
    }
    open func removeComponent(_ component: ComponentType) {
        components.removeAll { $0 === component }
    }
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
