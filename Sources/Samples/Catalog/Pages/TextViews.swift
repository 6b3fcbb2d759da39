import ContactSheet

extension CatalogPage {
    static let textViews = CatalogPage("Text views and search bars") {
        Specimen("text view", size: CGSize(width: 330, height: 110), textView(prose))
        Specimen("scrolled", size: CGSize(width: 330, height: 110), scrolled())
        Specimen("editing", size: CGSize(width: 330, height: 60), editing())
        Specimen("insets, centred", size: CGSize(width: 330, height: 60), inset())
        for style in styles {
            Specimen(style.name, size: bar(), searchBar(style.style, nil))
            Specimen("\(style.name), text", size: bar(), searchBar(style.style, "Text"))
        }
        Specimen("cancel button", size: bar(), cancelling())
        Specimen("bookmarks, tint", size: bar(), bookmarks())
        Specimen("prompt", size: bar(30), prompt())
        Specimen("scopes", size: bar(46), scopes())
        Specimen("field", size: CGSize(width: 220, height: 36), field())
    }

    private static let prose = """
        Sphinx of black quartz, judge my vow. Pack my box with five dozen liquor jugs. \
        How vexingly quick daft zebras jump! The five boxing wizards jump quickly. \
        Jackdaws love my big sphinx of quartz. Bright vixens jump; dozy fowl quack.

        The second paragraph begins here.
        """

    private static let styles: [(name: String, style: UISearchBar.Style)] = [
        ("default", .default), ("minimal", .minimal),
    ]

    @MainActor private static func bar(_ more: CGFloat = 0) -> CGSize {
        CGSize(width: 330, height: UISearchBar(frame: .zero).intrinsicContentSize.height + more)
    }

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

    @MainActor private static func searchBar(
        _ style: UISearchBar.Style, _ text: String?
    ) -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.searchBarStyle = style
        bar.placeholder = "Search"
        bar.text = text
        return bar
    }

    @MainActor private static func cancelling() -> UISearchBar {
        let bar = searchBar(.default, "Text")
        bar.showsCancelButton = true
        return bar
    }

    @MainActor private static func bookmarks() -> UISearchBar {
        let bar = searchBar(.default, nil)
        bar.showsBookmarkButton = true
        bar.barTintColor = .systemTeal
        return bar
    }

    @MainActor private static func prompt() -> UISearchBar {
        let bar = searchBar(.default, nil)
        bar.prompt = "Prompt"
        return bar
    }

    @MainActor private static func scopes() -> UISearchBar {
        let bar = searchBar(.default, nil)
        bar.scopeButtonTitles = ["All", "Recent", "Mine"]
        bar.selectedScopeButtonIndex = 1
        bar.showsScopeBar = true
        return bar
    }

    @MainActor private static func field() -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        field.placeholder = "Search"
        return field
    }
}
