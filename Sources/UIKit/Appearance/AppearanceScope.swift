import Foundation

/// The scope of a setting: containers of some classes, innermost first, and some traits.
@MainActor struct AppearanceScope {
    var containers: [any UIAppearanceContainer.Type] = []
    var traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
            && traits == other.traits
    }

    /// Returns the distance of the outermost container from the window in a chain that starts with
    /// the innermost object, or `nil` if the chain doesn't contain the containers in their order.
    func depth(in chain: [any UIAppearanceContainer]) -> Int? {
        var rest = chain[...]
        var depth = 0
        for container in containers {
            guard let place = rest.firstIndex(where: { isInstance($0, of: container) }) else {
                return nil
            }
            rest = rest[(place + 1)...]
            depth = rest.count
        }
        return depth
    }
}

/// Returns whether an object is an instance of a class or one of its subclasses.
@MainActor func isInstance(_ object: AnyObject, of type: any AnyObject.Type) -> Bool {
    classDistance(from: Swift.type(of: object), to: type) != nil
}

/// Returns the number of inheritance steps from a class to an ancestor, or `nil` if it isn't one.
func classDistance(from type: any AnyObject.Type, to ancestor: any AnyObject.Type) -> Int? {
    var current: AnyClass? = type
    var distance = 0
    while let candidate = current {
        if candidate == ancestor { return distance }
        current = _getSuperclass(candidate)
        distance += 1
    }
    return nil
}

extension UIView {
    /// The superviews and controllers of the view, innermost first.
    var appearanceContainers: [any UIAppearanceContainer] {
        var chain: [any UIAppearanceContainer] = []
        for current in selfAndAncestors {
            if current !== self { chain.append(current) }
            if let controller = current.viewController { chain.append(controller) }
        }
        return chain
    }
}
