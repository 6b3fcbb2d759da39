import Foundation

/// A property or method call that is set for all objects of a class.
@MainActor struct AppearanceSetting {
    enum Property: Hashable {
        case path(AnyKeyPath)
        case call(AppearanceKey)
    }

    var target: any UIAppearance.Type
    var scope: AppearanceScope
    var property: Property
    var value: Any?
    /// The function that sets the value on an object and returns a closure that restores the
    /// previous one.
    var apply: @MainActor (any UIAppearance) -> @MainActor () -> Void
}

/// The appearance settings of a simulation.
///
/// Settings from the application's launch code apply to all previews. Settings made while a preview
/// is rendered end with it.
@preconcurrency @MainActor public final class AppearanceSettings {
    static var current: AppearanceSettings { SimulatedSystem.current.appearanceSettings }

    private var settings: [AppearanceSetting]
    /// Whether a setting is being applied, so that new values aren't the object's own.
    private(set) var isApplying = false
    /// The properties that have reported a value while a setting is applied.
    var appliedKeys: Set<AppearanceKey> = []

    /// Creates a copy of the settings.
    init(inheriting outer: AppearanceSettings?) { settings = outer?.settings ?? [] }

    func add(_ setting: AppearanceSetting) {
        remove(setting.property, in: setting.scope, for: setting.target)
        settings.append(setting)
    }

    func remove(
        _ property: AppearanceSetting.Property, in scope: AppearanceScope,
        for target: any UIAppearance.Type
    ) {
        settings.removeAll {
            $0.property == property && $0.target == target && $0.scope.isSame(as: scope)
        }
    }

    func value(
        of path: AnyKeyPath, in scope: AppearanceScope, for target: any UIAppearance.Type
    ) -> Any? {
        settings.last {
            $0.property == .path(path) && $0.target == target && $0.scope.isSame(as: scope)
        }?.value
    }
}

// MARK: - Applying

extension AppearanceSettings {
    func apply(to view: UIView) {
        guard !settings.isEmpty else { return }
        apply(to: view, in: view.appearanceContainers, traits: view.traitCollection)
    }

    /// Applies the settings to an object that isn't a view, such as a bar item.
    func apply(to object: some AppearanceCustomizable, in container: UIView?) {
        guard !settings.isEmpty else { return }
        let chain = container.map { [$0] + $0.appearanceContainers } ?? []
        apply(
            to: object, in: chain,
            traits: container?.traitCollection ?? UIScreen.main.traitCollection)
    }

    private func apply(
        to object: some AppearanceCustomizable, in chain: [any UIAppearanceContainer],
        traits: UITraitCollection
    ) {
        let ranked = settings.enumerated().compactMap { order, setting in
            rank(setting, for: object, in: chain, traits: traits).map { ($0 + [order], setting) }
        }
        for (_, setting) in ranked.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
            apply(setting, to: object)
        }
    }

    private func apply(_ setting: AppearanceSetting, to object: some AppearanceCustomizable) {
        if case .call(let key) = setting.property, object.appearanceState.ownValues.contains(key) {
            return
        }
        isApplying = true
        appliedKeys = []
        let restore = setting.apply(object)
        if !appliedKeys.isDisjoint(with: object.appearanceState.ownValues) { restore() }
        isApplying = false
    }

    /// Returns the rank of a setting for an object, or `nil` if it doesn't apply.
    ///
    /// Settings with a higher rank take precedence: first those of the nearest class, then those in
    /// containers, starting with the outermost container (as Apple documents), then longer chains
    /// of containers, and then those for traits.
    private func rank(
        _ setting: AppearanceSetting, for object: any UIAppearance,
        in chain: [any UIAppearanceContainer], traits: UITraitCollection
    ) -> [Int]? {
        guard let distance = classDistance(from: type(of: object), to: setting.target),
            let depth = setting.scope.depth(in: chain),
            traits.containsTraits(in: setting.scope.traits)
        else { return nil }
        let count = setting.scope.containers.count
        return [-distance, count > 0 ? 1 : 0, -depth, count, setting.scope.traits == nil ? 0 : 1]
    }
}
