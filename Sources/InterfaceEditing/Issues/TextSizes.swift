import InterfaceBuilder
import UIKit

/// The intrinsic sizes of texts on the canvas. Interface Builder measured them with Apple's fonts.
/// The stored size is used if the measured size agrees with it or isn't reliable.
@MainActor enum TextSizes {
    /// Lays out the views with measured texts, and again with stored sizes for those that agree.
    static func apply(to objects: BuiltObjects) {
        guard let root = objects.owners.first?.view else { return }
        for (view, element) in objects.owners where isText(element) {
            // A given frame doesn't depend on the text.
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

    /// Whether the text can be measured: metrics of its font are available, and no custom class
    /// determines its size.
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
