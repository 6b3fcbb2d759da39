import Foundation
import UIKit

/// The coder that is passed to `init(coder:)`. It contains only what can't be set later, because
/// attributes of documents are set afterward.
final class DocumentCoder: NSCoder, SplitStyleCoder {
    let splitStyle: UISplitViewController.Style

    @MainActor init(_ element: Element) {
        splitStyle =
            element.name == "splitViewController" ? SplitElement(element).style : .unspecified
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }

    override func decodeObject(forKey key: String) -> Any? { nil }
}
