import Foundation
import UIKit

/// Given to `init(coder:)`; holds only what can't be set later, because documents set attributes
/// afterwards.
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
