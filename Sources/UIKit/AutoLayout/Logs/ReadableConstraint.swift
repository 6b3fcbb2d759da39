import Foundation

extension NSLayoutConstraint {
    /// The equation with readable names, such as `UIButton “3”.width == 64`.
    var readableText: String {
        let tail = priority == .required ? "" : " at \(priority.logText)"
        return readableEquation + tail
    }

    var readableEquation: String {
        "\(first.readableText) \(relation.logText) \(readableRightSide)"
    }

    private var readableRightSide: String {
        guard !second.isConstant, multiplier != 0 else { return constant.logText }
        let factor = multiplier == 1 ? "" : "\(multiplier.logText)*"
        let term = factor + second.readableText
        if constant == 0 { return term }
        return term + (constant < 0 ? " - \((-constant).logText)" : " + \(constant.logText)")
    }
}

extension LayoutTerm {
    var readableText: String {
        guard let item, !isConstant else { return "nothing" }
        let name = "\(item.reportName).\(attribute.logName)"
        guard isDistance, let originItem else { return name }
        return "(\(name) - \(originItem.reportName).\(originAttribute.logName))"
    }
}

extension LayoutItem {
    /// The component of a view in its path, or the identifier of a guide, or its class with its
    /// owner.
    var reportName: String {
        if let view = self as? UIView { return view.numberedPathComponent }
        guard let guide = self as? UILayoutGuide else { return "" }
        if !guide.identifier.isEmpty { return guide.identifier }
        let owner = guide.owningView.map { " of \($0.numberedPathComponent)" } ?? ""
        return String(describing: type(of: guide)) + owner
    }
}
