import Foundation

extension NSLayoutConstraint {
    /// A sentence that describes the constraint with readable names.
    var sentence: String {
        let remarks = [
            priority == .required ? nil : "priority \(priority.logText)",
            identifier.map { "“\($0)”" }, documentLocation,
        ]
        let remark = remarks.compactMap { $0 }.joined(separator: ", ")
        return (plainStatement ?? readableEquation) + (remark.isEmpty ? "." : " (\(remark)).")
    }

    /// The statement without symbols, or `nil` if there is no short one.
    private var plainStatement: String? {
        guard let item = first.item, !first.isDistance, !second.isDistance else { return nil }
        if first.isSize { return sizeStatement(item) }
        guard multiplier == 1, first.axis == second.axis, let other = second.item else {
            return nil
        }
        let place = "\(second.attribute.edgeName) of \(other.reportName)"
        let subject = "The \(first.attribute.edgeName) of \(item.reportName) is"
        if constant == 0, relation == .equal { return "\(subject) at the \(place)" }
        let direction = AxisDescription(first.axis).direction(constant, first.attribute)
        return "\(subject) \(distanceQuantifier)\(abs(constant).logText) points \(direction) the "
            + place
    }

    private func sizeStatement(_ item: any LayoutItem) -> String? {
        let axisText = AxisDescription(first.axis)
        if second.isConstant || multiplier == 0 {
            return "\(item.reportName) is \(quantifier)\(constant.logText) points "
                + axisText.extended
        }
        guard let other = second.item, multiplier == 1, constant == 0, relation == .equal,
            first.attribute == second.attribute
        else { return nil }
        return "\(item.reportName) is as \(axisText.extended) as \(other.reportName)"
    }

    private var quantifier: String {
        switch relation {
        case .equal: ""
        case .greaterThanOrEqual: "at least "
        case .lessThanOrEqual: "at most "
        }
    }

    /// The quantifier of a distance. A negative distance is greater if its number is smaller.
    private var distanceQuantifier: String {
        guard constant < 0, relation != .equal else { return quantifier }
        return relation == .greaterThanOrEqual ? "at most " : "at least "
    }
}

/// The terms for an axis in sentences.
struct AxisDescription {
    private let isHorizontal: Bool

    init(_ axis: NSLayoutConstraint.Axis) { isHorizontal = axis == .horizontal }

    var coordinate: String { isHorizontal ? "x" : "y" }
    var extended: String { isHorizontal ? "wide" : "high" }
    var length: String { isHorizontal ? "width" : "height" }

    func direction(_ constant: CGFloat, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard isHorizontal else { return constant < 0 ? "above" : "below" }
        if attribute.isDirectional { return constant < 0 ? "before" : "after" }
        return constant < 0 ? "left of" : "right of"
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var edgeName: String {
        switch self {
        case .leading, .trailing, .left, .right, .top, .bottom: "\(logName) edge"
        case .centerX, .centerY: "middle"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .leftMargin: "left margin"
        case .rightMargin: "right margin"
        case .topMargin: "top margin"
        case .bottomMargin: "bottom margin"
        case .leadingMargin: "leading margin"
        case .trailingMargin: "trailing margin"
        case .centerXWithinMargins, .centerYWithinMargins: "center within margins"
        case .width, .height, .notAnAttribute: logName
        }
    }
}
