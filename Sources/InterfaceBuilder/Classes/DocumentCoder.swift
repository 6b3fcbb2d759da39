import Foundation
import UIKit

/// The coder that is passed to `init(coder:)`. It contains only what can't be set later, because
/// attributes of documents are set afterward.
final class DocumentCoder: NSCoder, SplitStyleCoder, ViewFrameCoder {
    let splitStyle: UISplitViewController.Style
    /// The frame, which `init(coder:)` and the attributes of registered classes read.
    let viewFrame: CGRect?

    @MainActor init(_ element: Element) {
        splitStyle =
            element.name == "splitViewController" ? SplitElement(element).style : .unspecified
        viewFrame = element.rect("frame")
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }

    override func decodeObject(forKey key: String) -> Any? { nil }
}
