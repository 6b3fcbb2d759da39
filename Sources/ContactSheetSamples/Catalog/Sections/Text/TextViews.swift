import ContactSheet

extension CatalogSection {
    static let textViews = CatalogSection("Text views") {
        Specimen("text view", size: CGSize(width: 330, height: 110), textView(prose))
        Specimen("scrolled", size: CGSize(width: 330, height: 110), scrolled())
        Specimen("editing", size: CGSize(width: 330, height: 60), editing())
        Specimen("insets, centered", size: CGSize(width: 330, height: 60), inset())
    }

    private static let prose = """
        Sphinx of black quartz, judge my vow. Pack my box with five dozen liquor jugs. \
        How vexingly quick daft zebras jump! The five boxing wizards jump quickly. \
        Jackdaws love my big sphinx of quartz. Bright vixens jump; dozy fowl quack.

        The second paragraph begins here.
        """

    @MainActor private static func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: .zero)
        view.text = text
        view.font = .preferredFont(forTextStyle: .body)
        view.backgroundColor = .secondarySystemBackground
        return view
    }

    @MainActor private static func scrolled() -> UITextView {
        let view = textView([prose, prose, prose].joined(separator: "\n"))
        view.contentOffset = CGPoint(x: 0, y: 100)
        return view
    }

    @MainActor private static func editing() -> UITextView {
        let view = textView("Typed here")
        view.isScrollEnabled = false
        view.becomeFirstResponder()
        return view
    }

    @MainActor private static func inset() -> UITextView {
        let view = textView("In the middle")
        view.textContainerInset = UIEdgeInsets(top: 16, left: 40, bottom: 16, right: 40)
        view.textAlignment = .center
        view.textColor = .systemIndigo
        return view
    }
}
