import ContactSheet

extension CatalogSection {
    static let labels = CatalogSection("Labels") {
        for state in states { Specimen(state.name, label(state)) }
    }

    @MainActor private static func label(
        _ state: (name: String, change: @MainActor (UILabel) -> Void)
    ) -> UILabel {
        let label = UILabel()
        label.text = "Sphinx of black quartz"
        state.change(label)
        return label
    }

    @MainActor private static let states: [(name: String, change: @MainActor (UILabel) -> Void)] = [
        ("disabled", { $0.isEnabled = false }),
        (
            "highlighted",
            {
                $0.highlightedTextColor = .systemBlue
                $0.isHighlighted = true
            }
        ),
        (
            "shadow",
            {
                $0.shadowColor = .systemGray2
                $0.shadowOffset = CGSize(width: 1, height: 1)
            }
        ),
        ("secondaryLabel", { $0.textColor = .secondaryLabel }),
        ("from right to left", { $0.text = "שלום עולם ABC 123" }),
        ("mixed directions", { $0.text = "Left שמאל right ימין" }),
    ]
}
