/// A parsed visual format (Documentation/Layout.md 3.10). Views are referenced by their names.
package struct VisualFormat: Sendable, Hashable {
    package enum Axis: String, Sendable {
        case horizontal, vertical
    }

    package struct Entry: Sendable, Hashable {
        package let view: String
        /// The distance from the previous view, which is ignored for the first one.
        package let connection: Connection
        package let sizes: [Predicate]
    }

    package enum Connection: Sendable, Hashable {
        case flush
        case standard
        case distances([Predicate])
    }

    package enum Relation: Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    package struct Predicate: Sendable, Hashable {
        package internal(set) var relation = Relation.equal
        package let value: Value
        /// The priority, or `nil` if the format specifies none.
        package internal(set) var priority: Double?
    }

    package enum Value: Sendable, Hashable {
        case constant(Double)
        /// The length of another view.
        case length(ofView: String)
    }

    package internal(set) var axis = Axis.horizontal
    /// The distance of the first view from the superview's edge, if the format specifies it.
    package internal(set) var leading: Connection?
    package internal(set) var entries: [Entry] = []
    /// The distance of the last view from the superview's edge, if the format specifies it.
    package internal(set) var trailing: Connection?
}

/// The names that a visual format can contain.
package struct VisualFormatNames: Sendable {
    package let metrics: [String: Double]
    package let views: Set<String>
    /// The views that have no superview, to which the character `|` refers.
    package let viewsWithoutSuperview: Set<String>

    /// Creates the names of metrics and views; if both contain a name, it is a metric.
    package init(
        metrics: [String: Double] = [:], views: Set<String>,
        viewsWithoutSuperview: Set<String> = []
    ) {
        self.metrics = metrics
        self.views = views
        self.viewsWithoutSuperview = viewsWithoutSuperview
    }
}
