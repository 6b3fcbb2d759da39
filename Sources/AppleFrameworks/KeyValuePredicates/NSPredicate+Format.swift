import ContactSheetDiagnostics
import Foundation
import FrameworkSupport

// Foundation on Linux marks these initializers as unavailable, so Swift prefers the ones here.
extension NSPredicate {
    /// Creates a predicate from a format. If it can't be parsed, which is an exception on iOS, the
    /// predicate matches nothing.
    ///
    /// The arguments are of any type, because texts aren't `CVarArg` on Linux.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(parsing: predicateFormat, args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? [])
    }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        guard let condition = PredicateParser.parse(format, arguments) else {
            FrameworkNote("NSPredicate", "“\(format)” can't be parsed and matches nothing").report()
            self.init(value: false)
            return
        }
        self.init { object, _ in condition.isTrue(of: object) }
    }
}

extension NSSortDescriptor {
    /// Creates a descriptor that compares the values of a key path by name.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.[compared: key ?? "SELF"], ascending: ascending)
    }

    /// Creates a descriptor for texts, whose comparison the selector names, such as
    /// `localizedCaseInsensitiveCompare:`. Comparisons don't depend on the machine's locale.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(
            keyPath: \NSObject.[compared: key ?? "SELF"], ascending: ascending,
            comparator: { first, second in
                cmptr(
                    (first as? ComparedValue)?.value as Any,
                    (second as? ComparedValue)?.value as Any)
            })
    }

    public convenience init<Root, Value: Comparable>(
        keyPath: KeyPath<Root, Value?>, ascending: Bool
    ) {
        self.init(
            keyPath: keyPath, ascending: ascending,
            comparator: {
                ComparedValue.order(ComparedValue($0), ComparedValue($1)) ?? .orderedSame
            })
    }

    @_disfavoredOverload public convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool
    ) {
        self.init(
            keyPath: keyPath, ascending: ascending,
            comparator: {
                ComparedValue.order(ComparedValue($0), ComparedValue($1)) ?? .orderedSame
            })
    }
}

extension NSObject {
    /// The value at a key path by name, for comparisons.
    fileprivate subscript(compared keyPath: String) -> ComparedValue {
        ComparedValue(KeyValueLookup.value(self, keyPath: keyPath))
    }
}
