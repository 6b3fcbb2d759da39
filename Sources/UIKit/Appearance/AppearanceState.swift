import Foundation

/// The name of a property, or of a setter with details such as a control's state.
struct AppearanceKey: Hashable {
    var name: String
    var details: [UInt] = []
}

/// The properties that were set on an object itself, which no appearance setting changes.
public struct AppearanceState {
    /// A list, because an object has few, and a set takes more time to create.
    private(set) var ownValues: [AppearanceKey] = []

    public init() {}

    mutating func insert(_ key: AppearanceKey) {
        if !ownValues.contains(key) { ownValues.append(key) }
    }
}

/// A class whose properties can be set for all objects at once.
///
/// A class adopts this protocol and calls `noteOwnValue()` in the observer of each property, so
/// that values set on an instance take precedence over those of the appearance.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {}

/// A class of views or controllers that an appearance can be limited to.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// An object that tracks which of its properties were set on it directly.
@MainActor protocol AppearanceCustomizable: UIAppearance {
    var appearanceState: AppearanceState { get set }
}

extension AppearanceCustomizable {
    /// Marks a property as set on the instance, unless an appearance is setting it. Called by the
    /// property's observer.
    func noteOwnValue(_ name: String = #function, _ details: UInt...) {
        let key = AppearanceKey(name: name, details: details)
        if AppearanceSettings.current.isApplying {
            AppearanceSettings.current.appliedKeys.insert(key)
        } else {
            appearanceState.insert(key)
        }
    }

    /// Clears the marks of properties that an initializer has set to the defaults of the class.
    /// Called at the end of the initializer.
    func forgetOwnValues() { appearanceState = AppearanceState() }
}

extension UIView: AppearanceCustomizable {}
extension UIViewController: UIAppearanceContainer {}
