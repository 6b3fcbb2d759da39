import UIKit

extension ViewKind {
    static let searchBar = ViewKind { _ in
        UISearchBar(frame: .zero)
    } configure: { bar, element, builder in
        bar.text = element.string("text")
        bar.placeholder = element.string("placeholder")
        bar.prompt = element.string("prompt")
        bar.searchBarStyle = element["searchBarStyle"].flatMap { styles[$0] } ?? .default
        bar.barTintColor = builder.color(element, "barTintColor")
        bar.showsCancelButton = element.bool("showsCancelButton") ?? false
        bar.showsScopeBar = element.bool("showsScopeBar") ?? false
        bar.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
        bar.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
        bar.scopeButtonTitles = element.child("scopeButtonTitles")?.children.map(\.text)
        bar.backgroundImage = builder.images.image(element, "backgroundImage")
        TextInputTraits.apply(element, to: bar)
    }

    private static let styles: [String: UISearchBar.Style] = [
        "prominent": .prominent, "minimal": .minimal,
    ]
}
