import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com, `UITextItem` and `UITextViewDelegate`.
@MainActor @Suite struct UITextItemTests {
    private final class Links: NSObject, UITextViewDelegate {
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case .link(let url) = textItem.content else { return defaultAction }
            return UIAction(title: url.absoluteString) { _ in }
        }
    }

    @Test func delegatesReplaceActions() {
        let item = UITextItem(
            .link(URL(fileURLWithPath: "/a")), range: NSRange(location: 0, length: 1))
        let action = UIAction(title: "Default") { _ in }
        let links: any UITextViewDelegate = Links()
        let view = UITextView()
        #expect(
            links.textView(view, primaryActionFor: item, defaultAction: action)?.title
                == "file:///a")
        let menu = UIMenu(title: "Menu")
        #expect(links.textView(view, menuConfigurationFor: item, defaultMenu: menu)?.menu == menu)
    }
}
