import Foundation

/// The name of a method, and optionally the method itself.
///
/// Linux has no Objective-C runtime that finds methods by name. A selector that is created with an
/// unapplied reference, such as `Selector("save:", Screen.save(_:))`, calls that method. One with a
/// name only finds its method in the class tables of its target (`ClassTable`). Two selectors with
/// the same name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// The name in Objective-C's form, with a colon for each argument: `save:`.
    public let name: String
    let method: SelectorMethod?

    init(name: String, method: SelectorMethod?) {
        self.name = name
        self.method = method
    }

    /// Creates a selector whose method is found in class tables.
    public init(_ name: String) { self.init(name: name, method: nil) }

    public init(stringLiteral name: String) { self.init(name) }

    public var description: String { name }

    public static func == (first: Selector, second: Selector) -> Bool {
        first.name == second.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
    /// Creates a selector with its method, which has no arguments.
    public init<Target, Result>(
        _ name: String,
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(belongs: { $0 is Target }) { target, _ in
                guard let target = target as? Target else { return .failure(.target) }
                return .success(method(target)())
            })
    }

    /// Creates a selector with its method, which has one argument.
    public init<Target, Argument, Result>(
        _ name: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(belongs: { $0 is Target }) { target, arguments in
                guard let target = target as? Target else { return .failure(.target) }
                guard let argument: Argument = arguments.value(0) else {
                    return .failure(.arguments)
                }
                return .success(method(target)(argument))
            })
    }

    /// Creates a selector with its method, which has two arguments.
    public init<Target, First, Second, Result>(
        _ name: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(belongs: { $0 is Target }) { target, arguments in
                guard let target = target as? Target else { return .failure(.target) }
                guard let first: First = arguments.value(0), let second: Second = arguments.value(1)
                else { return .failure(.arguments) }
                return .success(method(target)(first, second))
            })
    }

    /// Creates a selector with its method, which has three arguments.
    public init<Target, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(belongs: { $0 is Target }) { target, arguments in
                guard let target = target as? Target else { return .failure(.target) }
                guard let first: First = arguments.value(0),
                    let second: Second = arguments.value(1),
                    let third: Third = arguments.value(2)
                else { return .failure(.arguments) }
                return .success(method(target)(first, second, third))
            })
    }
}

extension [Any?] {
    /// Returns the argument as the parameter's type, or `nil` if it has another type. A missing
    /// argument is `nil` for an optional parameter.
    fileprivate func value<Parameter>(_ index: Int) -> Parameter? {
        let argument = indices.contains(index) ? self[index] : nil
        guard let argument else { return Any?.none as? Parameter }
        return argument as? Parameter
            ?? (argument as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? Parameter
    }
}

/// Returns the selector with the name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of the selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
