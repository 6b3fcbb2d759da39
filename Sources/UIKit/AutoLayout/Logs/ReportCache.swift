import Foundation

/// A cache for lookups that reports repeat for many views of a hierarchy: the numbers of views with
/// the same name, and the constraints of a view that refer to an item.
@preconcurrency @MainActor package final class ReportCache {
    /// The cache in scope, or `nil` outside of `scoped(_:)`.
    static var current: ReportCache? { SimulatedSystem.current.reportCache }

    /// The cached values of a view. The view is retained, so that no other view gets its
    /// identifier.
    private struct Entry<Value> {
        let view: UIView
        let values: [ObjectIdentifier: Value]
    }

    private var names: [ObjectIdentifier: Entry<String>] = [:]
    private var constraints: [ObjectIdentifier: Entry<[NSLayoutConstraint]>] = [:]

    private init() {}

    /// Caches the results of lookups while `work` runs, which must not add, remove, rename, or
    /// constrain views.
    package static func scoped<Result>(_ work: () throws -> Result) rethrows -> Result {
        let system = SimulatedSystem.current
        let outer = system.reportCache
        system.reportCache = ReportCache()
        defer { system.reportCache = outer }
        return try work()
    }

    func numberedPathComponent(of view: UIView, in superview: UIView) -> String? {
        let key = ObjectIdentifier(superview)
        if let known = names[key] { return known.values[ObjectIdentifier(view)] }
        let components = superview.subviews.map { ($0, $0.pathComponent) }
        let groups = Dictionary(grouping: components, by: \.1)
        var values: [ObjectIdentifier: String] = [:]
        for (component, group) in groups {
            for (index, (view, _)) in group.enumerated() {
                values[ObjectIdentifier(view)] =
                    group.count > 1 ? "\(component)[\(index)]" : component
            }
        }
        names[key] = Entry(view: superview, values: values)
        return values[ObjectIdentifier(view)]
    }

    func constraints(of view: UIView, referringTo item: AnyObject) -> [NSLayoutConstraint] {
        let key = ObjectIdentifier(view)
        if let known = constraints[key] { return known.values[ObjectIdentifier(item)] ?? [] }
        var values: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
        for constraint in view.constraints {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
            for item in Set(items.map { ObjectIdentifier($0) }) {
                values[item, default: []].append(constraint)
            }
        }
        constraints[key] = Entry(view: view, values: values)
        return values[ObjectIdentifier(item)] ?? []
    }
}

extension UIView {
    /// Returns the constraints that the view holds and that refer to an item, in the order in which
    /// they were added.
    package func constraints(referringTo item: AnyObject) -> [NSLayoutConstraint] {
        if let cache = ReportCache.current {
            return cache.constraints(of: self, referringTo: item)
        }
        return constraints.filter { $0.firstItem === item || $0.secondItem === item }
    }
}
