extension LayoutTerm {
    /// `<NSLayoutDimension:0x1 "UIView:0x2.width">`; faults leave the anchor's address out.
    func anchorText(address: String? = nil) -> String {
        guard let term = LoggedTerm(self) else { return "(null)" }
        return "<\(anchorClass)\(address.map { ":" + $0 } ?? "") \"\(term.text)\">"
    }

    private var anchorClass: String {
        if isSize { return "NSLayoutDimension" }
        return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }
}
