import Foundation

/// Where a setting holds: inside objects of some classes, innermost first, and under some traits.
@MainActor struct AppearanceScope {
    var containers: [any UIAppearanceContainer.Type] = []
    var traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
            && traits == other.traits
    }

    /// How far from the window the outermost container lies in a chain that begins with the
    /// innermost one; nil where the chain doesn't hold the containers in their order.
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

/// Whether an object is of a class or of one that inherits from it.
@MainActor func isInstance(_ object: AnyObject, of type: any AnyObject.Type) -> Bool {
    classDistance(from: Swift.type(of: object), to: type) != nil
}

/// How many steps of inheritance lead from a class to one above it; nil where none do.
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
    /// The superviews and their controllers, innermost first.
    var appearanceContainers: [any UIAppearanceContainer] {
        var chain: [any UIAppearanceContainer] = []
        var view: UIView? = self
        while let current = view {
            if current !== self { chain.append(current) }
            if let controller = current.viewController { chain.append(controller) }
            view = current.superview
        }
        return chain
    }
}
