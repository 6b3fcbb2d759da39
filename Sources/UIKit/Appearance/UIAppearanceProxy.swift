import Foundation

/// A proxy for all objects of a class, which adopt the values set on it when they enter a window.
///
/// `UILabel.appearance().textColor = .red` works for every writable property of the class. Reading
/// a property returns the value that was set, or `nil`.
@preconcurrency @MainActor @dynamicMemberLookup
public struct UIAppearanceProxy<Target: UIAppearance> {
    let scope: AppearanceScope

    public subscript<Value>(
        dynamicMember path: ReferenceWritableKeyPath<Target, Value>
    ) -> Value? {
        get { AppearanceSettings.current.value(of: path, in: scope, for: Target.self) as? Value }
        nonmutating set {
            guard let newValue else { return remove(path) }
            set(path, to: newValue)
        }
    }

    public subscript<Value>(
        dynamicMember path: ReferenceWritableKeyPath<Target, Value?>
    ) -> Value? {
        get { AppearanceSettings.current.value(of: path, in: scope, for: Target.self) as? Value }
        nonmutating set { set(path, to: newValue) }
    }

    private func set<Value>(_ path: ReferenceWritableKeyPath<Target, Value>, to value: Value) {
        let setting = AppearanceSetting(
            target: Target.self, scope: scope, property: .path(path), value: value
        ) { object in
            guard let object = object as? Target else { return {} }
            let old = object[keyPath: path]
            object[keyPath: path] = value
            return { object[keyPath: path] = old }
        }
        AppearanceSettings.current.add(setting)
    }

    private func remove(_ path: AnyKeyPath) {
        AppearanceSettings.current.remove(.path(path), in: scope, for: Target.self)
    }

    /// Records a call such as `setTitleColor(_:for:)`. The call itself marks its values under the
    /// same name and details.
    func record(
        _ name: String, _ details: UInt..., call: @escaping @MainActor (Target) -> Void
    ) {
        let setting = AppearanceSetting(
            target: Target.self, scope: scope,
            property: .call(AppearanceKey(name: name, details: details)), value: nil
        ) { object in
            if let object = object as? Target { call(object) }
            return {}
        }
        AppearanceSettings.current.add(setting)
    }
}

extension UIAppearance {
    /// Returns the proxy for all objects of the class.
    public static func appearance() -> UIAppearanceProxy<Self> { proxy(AppearanceScope()) }

    /// Returns the proxy for objects of the class in an object of the last container class, which
    /// is in an object of the one before it, and so on.
    public static func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        proxy(AppearanceScope(containers: containers))
    }

    /// Returns the proxy for objects of the class with the given traits.
    public static func appearance(for traits: UITraitCollection) -> UIAppearanceProxy<Self> {
        proxy(AppearanceScope(traits: traits))
    }

    public static func appearance(
        for traits: UITraitCollection,
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        proxy(AppearanceScope(containers: containers, traits: traits))
    }

    private static func proxy(_ scope: AppearanceScope) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: scope)
    }
}
