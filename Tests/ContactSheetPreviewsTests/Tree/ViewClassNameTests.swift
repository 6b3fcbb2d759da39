import ContactSheetPreviews
import Testing
import UIKit

@Suite struct ViewClassNameTests {
    @Test(arguments: [
        ("UIStackView", "stack view", "Stack View"), ("UILabel", "label", "Label"),
        ("WKWebView", "web view", "Web View"),
        ("UICollectionViewCell", "collection view cell", "Collection View Cell"),
        ("PhotoView", "PhotoView", "PhotoView"),

    ])
    func words(type: String, words: String, title: String) {
        let name = ViewClassName(type)
        #expect((name.name, name.words, name.title, name.isPublic) == (type, words, title, true))
    }

    /// Classes that only UIKit's own code names.
    @Test(arguments: [("TabContainerView", "UIView"), ("ButtonTitleLabel", "UILabel")])
    func parts(type: String, superclass: String) {
        let name = ViewClassName(type)
        #expect((name.name, name.isPublic) == (superclass, false))
    }
}
