import Foundation
import VisualFormatParsing

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
        let items = views.compactMapValues { $0 as? any LayoutItem }
        let names = VisualFormatNames(
            metrics: (metrics ?? [:]).compactMapValues(Self.number), views: Set(items.keys),
            viewsWithoutSuperview: Set(items.filter { $0.value.spaceView == nil }.keys))
        var parser = VisualFormatParser(format, names: names)
        do {
            let parsed = try parser.parse(alignedAxes: opts.alignedAxes)
            return VisualFormatBuilder(parsed, items: items, options: opts).constraints
        } catch {
            // The first item in the order of names serves as the location.
            LayoutDiagnostic.visualFormat(error).report(at: items.min { $0.key < $1.key }?.value)
            return []
        }
    }

    private static func number(_ metric: Any) -> Double? {
        switch metric {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let priority as UILayoutPriority: Double(priority.rawValue)
        default: nil
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes by which neighbors are aligned.
    var alignments: [NSLayoutConstraint.Attribute] {
        NSLayoutConstraint.Attribute.allCases.filter {
            $0 != .notAnAttribute
                && $0.rawValue <= NSLayoutConstraint.Attribute.firstBaseline.rawValue
                && rawValue & (1 << UInt($0.rawValue)) != 0
        }
    }

    /// The axes of these attributes.
    fileprivate var alignedAxes: Set<VisualFormat.Axis> {
        Set(alignments.map { $0.axis == .horizontal ? .horizontal : .vertical })
    }
}
