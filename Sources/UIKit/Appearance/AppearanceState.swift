import Foundation

/// A property, or a setter with details such as a control's state, by its name in the code.
struct AppearanceKey: Hashable {
    var name: String
    var details: [UInt] = []
}

/// Which of its properties an object set itself: those no appearance changes.
public struct AppearanceState {
    var ownValues: Set<AppearanceKey> = []

    public init() {}
}

/// What can be set for all objects of a class at once.
///
/// A class joins with this conformance, and each property with one line in its observer,
/// `noteOwnValue()`, which lets a value that an instance sets win over the appearance's.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {}

/// What an appearance may be limited to: a class of views or controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// An object that keeps account of the properties that it set itself.
@MainActor protocol AppearanceCustomizable: UIAppearance {
    var appearanceState: AppearanceState { get set }
}

extension AppearanceCustomizable {
    /// Stands in the observer of a property: the value counts as the instance's own, unless an
    /// appearance sets it.
    func noteOwnValue(_ name: String = #function, _ details: UInt...) {
        let key = AppearanceKey(name: name, details: details)
        if AppearanceSettings.current.isApplying {
            AppearanceSettings.current.appliedKeys.insert(key)
        } else {
            appearanceState.ownValues.insert(key)
        }
    }

    /// Ends an initializer that gives the class's values through its properties: those don't
    /// count as the instance's own.
    func forgetOwnValues() { appearanceState = AppearanceState() }
}

extension UIView: AppearanceCustomizable {}
extension UIViewController: UIAppearanceContainer {}
