import Foundation

/// A visual format after its reading (Documentation/Layout.md 3.10).
@MainActor struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// How far the first view is from the superview's edge, where the format says it.
    var leading: Connection?
    var entries: [Entry] = []
    var trailing: Connection?

    struct Entry {
        let item: any LayoutItem
        /// The distance from the view before; without meaning for the first.
        let connection: Connection
        let sizes: [Predicate]
    }

    enum Connection {
        case flush
        case standard
        case distances([Predicate])
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority = UILayoutPriority.required
    }

    enum Value {
        case constant(CGFloat)
        /// As long as another item.
        case item(any LayoutItem)
    }
}

extension NSLayoutConstraint {
    /// The constraints that a format such as `H:|-[label]-(>=8@750)-[button(80)]-|` draws: each
    /// view's distance from the one before and then its sizes, the last distance, and then the
    /// alignments of neighbors that the options ask for.
    ///
    /// A format that cannot be read gives none, and a diagnostic in UIKit's words. Keys of metrics
    /// go before equal keys of views. Spaces count nothing (Documentation/Layout.md 3.10).
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let names = VisualFormatNames(metrics: metrics ?? [:], views: views)
        var parser = VisualFormatParser(format, names: names)
        do {
            let parsed = try parser.parse(options: opts)
            return VisualFormatBuilder(format: parsed, options: opts).constraints
        } catch {
            LayoutDiagnostic.visualFormat(error).report(at: names.firstItem)
            return []
        }
    }
}

/// What the names in a format stand for.
@MainActor struct VisualFormatNames {
    let metrics: [String: Any]
    let views: [String: Any]

    func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as any BinaryInteger: CGFloat(Double(number))
        case let number as any BinaryFloatingPoint: CGFloat(Double(number))
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        default: nil
        }
    }

    func item(_ name: String) -> (any LayoutItem)? {
        views[name] as? any LayoutItem
    }

    /// In the order of the names, for a place to report faults at.
    var firstItem: (any LayoutItem)? {
        views.keys.sorted().lazy.compactMap(item).first
    }
}
