import Foundation
import Testing

@testable import UIKit

final class SearchUpdater: UISearchResultsUpdating {
    var texts: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
    }
}

/// Source: Apple's documentation of UISearchController and UISearchResultsUpdating.
@MainActor struct UISearchControllerTests {
    @Test func searchResultsCoverTheContent() throws {
        try BarScreen.use("iphone-15", 18)
        UIApplication.restart()
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let updater = SearchUpdater()
        search.searchResultsUpdater = updater
        let content = UIViewController()
        content.view.addSubview(search.searchBar)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = content
        window.makeKeyAndVisible()
        search.searchBar.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(updater.texts == [""])
        #expect(search.isActive && search.searchBar.showsCancelButton)
        #expect(search.searchBar.frame.minY == 59)
        #expect(results.viewIfLoaded?.window == nil)
        search.searchBar.text = "x"
        search.searchBar.typed("x")
        window.layoutIfNeeded()
        #expect(results.view.window === window)
        search.isActive = false
        #expect(search.searchBar.superview === content.view)
    }
}
