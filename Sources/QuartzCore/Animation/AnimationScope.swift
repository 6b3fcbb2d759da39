import Foundation

/// A part of the code whose changes of layers are animated in a film: the block of a view's
/// animation, a transaction, or the handling of an event.
///
/// When the scope ends, properties that have changed since it began get an animation from the old
/// value. The innermost scope in which a property changes decides. Layers that weren't in a window
/// when the scope began aren't animated.
@MainActor package final class AnimationScope {
    /// Creates the animation of a change; `nil` for a change that isn't animated.
    package typealias MakeAnimation = @MainActor (LayerChange) -> CAAnimation?

    private let makeAnimation: MakeAnimation?
    private let completion: AnimationCompletion?
    /// Which layers are animated.
    private let includes: @MainActor (CALayer) -> Bool
    private var before: [ObjectIdentifier: (layer: CALayer, values: [String: AnimatableValue])] =
        [:]

    private init(
        _ make: MakeAnimation?, _ completion: AnimationCompletion?,
        including includes: @escaping @MainActor (CALayer) -> Bool
    ) {
        (makeAnimation, self.completion, self.includes) = (make, completion, includes)
        for root in LayerSimulation.current.roots() { remember(root) }
    }

    private func remember(_ layer: CALayer) {
        if includes(layer) { before[ObjectIdentifier(layer)] = (layer, layer.animatableValues) }
        for sublayer in layer.state.sublayers { remember(sublayer) }
        if let mask = layer.mask { remember(mask) }
    }

    /// Begins a scope, which `end()` ends.
    ///
    /// - Parameters:
    ///   - completion: Waits for the animations of the scope.
    ///   - includes: Which layers are animated.
    ///   - animation: Creates the animations; `nil` for a scope without any.
    package static func begin(
        completion: AnimationCompletion? = nil,
        including includes: @escaping @MainActor (CALayer) -> Bool = { _ in true },
        animation: MakeAnimation?
    ) {
        LayerSimulation.current.scopes.append(
            AnimationScope(animation, completion, including: includes))
    }

    /// Ends the innermost scope and adds its animations.
    package static func end() {
        guard let scope = LayerSimulation.current.scopes.popLast() else { return }
        scope.addAnimations()
        scope.completion?.close()
    }

    /// Runs changes in a scope and returns their result. At rest, only runs them.
    package static func run<Result>(
        completion: AnimationCompletion? = nil,
        including includes: @escaping @MainActor (CALayer) -> Bool = { _ in true },
        animation: MakeAnimation?, _ changes: () throws -> Result
    ) rethrows -> Result {
        guard LayerSimulation.current.isAnimated else { return try changes() }
        begin(completion: completion, including: includes, animation: animation)
        defer { end() }
        return try changes()
    }

    /// Makes a change that has happened in the scope start from another value.
    ///
    /// - Parameters:
    ///   - keyPath: The name of the property.
    ///   - value: The value before the change.
    package static func setInitialValue(
        _ value: Any?, forKeyPath keyPath: String, of layer: CALayer
    ) {
        guard let scope = LayerSimulation.current.scopes.last else { return }
        let id = ObjectIdentifier(layer)
        if scope.before[id] == nil { scope.before[id] = (layer, layer.animatableValues) }
        scope.before[id]?.values[keyPath] = AnimatableValue(value)
    }

    /// Makes a layer that replaces another one in the scope start with that one's transform and
    /// position (Documentation/Motion.md 3).
    package static func replace(_ old: CALayer, by new: CALayer) {
        guard let scope = LayerSimulation.current.scopes.last,
            let place = scope.before[ObjectIdentifier(old)]?.values
        else { return }
        var values = new.animatableValues
        for name in ["position", "transform"] { values[name] = place[name] }
        scope.before[ObjectIdentifier(new)] = (new, values)
    }

    private func addAnimations() {
        let changes = before.values.flatMap { layer, values in
            layer.animatableValues.compactMap { name, new -> LayerChange? in
                guard let old = values[name], old != new else { return nil }
                return LayerChange(layer: layer, keyPath: name, old: old, new: new)
            }
        }
        for outer in LayerSimulation.current.scopes { outer.exclude(changes) }
        guard let makeAnimation else { return }
        let simulation = LayerSimulation.current
        let outer = simulation.completion
        simulation.completion = completion ?? outer
        defer { simulation.completion = outer }
        // The order in the dictionary isn't the same in every run.
        for change in changes.sorted(by: { $0.keyPath < $1.keyPath }) {
            guard let animation = makeAnimation(change) else { continue }
            change.layer.addAnimation(animation, nil)
        }
    }

    /// Takes changes that an inner scope has animated as values before this scope.
    private func exclude(_ changes: [LayerChange]) {
        for change in changes {
            before[ObjectIdentifier(change.layer)]?.values[change.keyPath] = change.new
        }
    }
}

/// A change of a layer's property.
@MainActor package struct LayerChange {
    package let layer: CALayer
    /// The name of the property.
    package let keyPath: String
    let old: AnimatableValue
    let new: AnimatableValue

    /// The value before the change.
    package var oldValue: Any { old.boxed }
    package var newValue: Any { new.boxed }

    /// Sets the values of an animation so that it starts where the layer is shown now.
    ///
    /// Numbers, points, sizes, and rectangles are added to the animations that are still running,
    /// which then also keep their speed. For other types of values, the animation starts at the
    /// shown value.
    ///
    /// - Parameter isAdditive: Whether animations may be added to others.
    package func describe(in animation: CABasicAnimation, isAdditive: Bool = true) {
        animation.keyPath = keyPath
        if isAdditive, old.isAdditive, let difference = old.subtracting(new),
            let zero = new.subtracting(new)
        {
            animation.isAdditive = true
            (animation.fromValue, animation.toValue) = (difference.boxed, zero.boxed)
        } else {
            let shown = layer.withChange(keyPath, to: old)
            (animation.fromValue, animation.toValue) = (shown.boxed, new.boxed)
        }
    }
}

extension CALayer {
    /// The values of the properties that animations interpolate, by name.
    fileprivate var animatableValues: [String: AnimatableValue] {
        LayerSlot.animatable.reduce(into: [:]) { values, name in
            values[name] = AnimatableValue(readValue(name))
        }
    }

    /// Returns the value that is shown for a property if its model value is `value`.
    fileprivate func withChange(_ keyPath: String, to value: AnimatableValue) -> AnimatableValue {
        guard !state.animations.isEmpty else { return value }
        let model = readValue(keyPath)
        writeValue(value.boxed, keyPath)
        let shown = withPresentationValues { AnimatableValue(readValue(keyPath)) }
        writeValue(model, keyPath)
        return shown ?? value
    }
}
