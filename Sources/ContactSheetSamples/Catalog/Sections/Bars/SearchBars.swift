import ContactSheet

extension CatalogSection {
    static let searchBars = CatalogSection("Search bars") {
        for style in styles {
            Specimen(style.name, size: bar(), searchBar(style.style, nil))
            Specimen("\(style.name), text", size: bar(), searchBar(style.style, "Text"))
        }
        Specimen("cancel button", size: bar(), canceling())
        Specimen("bookmarks, tint", size: bar(), bookmarks())
        Specimen("prompt", size: bar(30), prompt())
        Specimen("scopes", size: bar(46), scopes())
        Specimen("field", size: CGSize(width: 220, height: 36), field())
    }

    private static let styles: [(name: String, style: UISearchBar.Style)] = [
        ("default", .default), ("minimal", .minimal),
    ]

    @MainActor private static func bar(_ more: CGFloat = 0) -> CGSize {
        CGSize(width: 330, height: UISearchBar(frame: .zero).intrinsicContentSize.height + more)
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

    @MainActor private static func canceling() -> UISearchBar {
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
