import Foundation

/// The members of a registered class.
@MainActor package struct ClassEntry {
    var methods: [String: SelectorMethod] = [:]
    package var properties: [String: RegisteredProperty] = [:]
    package var make: (@MainActor () -> AnyObject?)?
    package var makeFromCoder: (@MainActor (NSCoder) -> AnyObject?)?
    /// Initializers with parameters that this module doesn't know.
    package var otherMakers: [Any] = []
    /// Whether the table contains every member that has a name, so that a missing one is an error.
    package var isComplete = false

    package init() {}

    /// Adds the members of another table of the same class; for the same name, its member counts.
    mutating func combine(with later: ClassEntry) {
        methods.merge(later.methods) { $1 }
        properties.merge(later.properties) { $1 }
        make = later.make ?? make
        makeFromCoder = later.makeFromCoder ?? makeFromCoder
        otherMakers += later.otherMakers
        isComplete = isComplete || later.isComplete
    }
}

/// A property that is found by its name.
@MainActor package struct RegisteredProperty {
    package let get: @MainActor (AnyObject) -> Any?
    /// Sets the property and returns whether the value has its type, or `nil` if it can't be set.
    package let set: (@MainActor (AnyObject, Any?) -> Bool)?
}
