import Foundation

/// One side of a constraint in the format of logs.
@MainActor struct LoggedTerm {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let text: String

    private init(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, text: String
    ) {
        self.item = item
        self.attribute = attribute
        self.text = text
    }

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(item, attribute, text: "\(item.logName).\(attribute.logName)")
    }

    /// Creates a term for a quantity that exists in logs only, such as `minX`.
    init(_ item: any LayoutItem, named name: String) {
        self.init(item, .notAnAttribute, text: "\(item.logName).\(name)")
    }

    init?(_ term: LayoutTerm) {
        guard let item = term.item, !term.isConstant else { return nil }
        guard term.isDistance, let origin = term.originItem else {
            self.init(item, term.attribute)
            return
        }
        self.init(
            item, .notAnAttribute,
            text: "(\(item.logName).\(term.attribute.logName)"
                + " - \(origin.logName).\(term.originAttribute.logName))")
    }
}

extension LayoutTerm {
    /// Returns a text such as `<NSLayoutDimension:0x1 "UIView:0x2.width">`. Error messages omit the
    /// anchor's address.
    func anchorText(address: String? = nil) -> String {
        guard let term = LoggedTerm(self) else { return "(null)" }
        return "<\(anchorClass)\(address.map { ":" + $0 } ?? "") \"\(term.text)\">"
    }

    private var anchorClass: String {
        if isSize { return "NSLayoutDimension" }
        return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }
}
