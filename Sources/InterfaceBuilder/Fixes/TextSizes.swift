import UIKit

/// Which natural sizes texts have on the canvas. Interface Builder measured them with Apple's
/// fonts: where our measure agrees with the stored size, or where it can't be trusted, the stored
/// one counts.
@MainActor enum TextSizes {
    /// Lays the views out with measured texts, then again with what is stored for those that agree.
    static func settle(_ objects: BuiltObjects) {
        guard let root = objects.owners.first?.view else { return }
        for (view, element) in objects.owners where isText(element) {
            // A frame that is given tells nothing about the text.
            guard !view.translatesAutoresizingMaskIntoConstraints,
                let stored = element.rect("frame")?.size
            else { continue }
            if !isMeasurable(element) || agrees(view.untransformedFrame.size, with: stored) {
                view.keepNaturalSize(ofFrame: stored)
            }
        }
        root.layoutIfNeeded()
    }

    static func isText(_ element: Element) -> Bool {
        switch element.name {
        case "label", "button", "textField", "segmentedControl": true
        case "textView": element.bool("scrollEnabled") == false
        default: false
        }
    }

    /// Whether the font is one whose widths we have, and nobody's own class has a say.
    static func isMeasurable(_ element: Element) -> Bool {
        let font = element.child(key: "fontDescription")
        return font?["name"] == nil && element["customClass"] == nil
            && element.child(key: "attributedText") == nil && element["image"] == nil
            && element.child("buttonConfiguration") == nil
            && element["placeholderIntrinsicWidth"] == nil
            && !element.children.contains { $0.name == "state" && $0["image"] != nil }
    }

    private static func agrees(_ measured: CGSize, with stored: CGSize) -> Bool {
        abs(measured.width - stored.width) <= max(2, stored.width * 0.04)
            && abs(measured.height - stored.height) <= 2
    }
}
