import Foundation

/// A parsed visual format (Documentation/Layout.md 3.10).
@MainActor struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance of the first view from the superview's edge, if the format specifies it.
    var leading: Connection?
    var entries: [Entry] = []
    var trailing: Connection?

    struct Entry {
        let item: any LayoutItem
        /// The distance from the previous view, which is ignored for the first one.
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
        /// The length of another item.
        case item(any LayoutItem)
    }
}

extension NSLayoutConstraint {
    /// Creates the constraints that a format such as `H:|-[label]-(>=8@750)-[button(80)]-|`
    /// describes: for each view, the distance from the previous view and then its sizes; then the
    /// last distance; and finally the alignments of neighbors that the options specify.
    ///
    /// If the format can't be parsed, the result is empty and a diagnostic with UIKit's text is
    /// reported. A key of `metrics` takes precedence over an equal key of `views`. Spaces are
    /// ignored (Documentation/Layout.md 3.10).
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

/// The values and views that the names in a format refer to.
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

    /// The first item in the order of names, which serves as the location of reported errors.
    var firstItem: (any LayoutItem)? {
        views.keys.sorted().lazy.compactMap(item).first
    }
}
