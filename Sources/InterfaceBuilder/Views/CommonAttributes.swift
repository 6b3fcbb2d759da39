import UIKit

extension ViewBuilder {
    /// Applies the attributes of all views. A missing attribute has Interface Builder's default,
    /// which can differ from the default of the class (Documentation/DocumentFormat.md 9.10).
    func applyCommonAttributes(of element: Element, to view: UIView) {
        view.isHidden = element.bool("hidden") ?? false
        view.alpha = element.number("alpha") ?? 1
        view.isOpaque = element.bool("opaque") ?? true
        view.clipsToBounds = element.bool("clipsSubviews") ?? false
        view.clearsContextBeforeDrawing = element.bool("clearsContextBeforeDrawing") ?? true
        view.contentMode = element["contentMode"].flatMap { Self.contentModes[$0] } ?? .scaleToFill
        view.tag = element.integer("tag") ?? 0
        view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
        view.isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false
        view.autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
        view.translatesAutoresizingMaskIntoConstraints = element.isPlacedByMask
        view.autoresizingMask = mask(of: element)
        view.backgroundColor = color(element, "backgroundColor")
        if let tint = color(element, "tintColor") { view.tintColor = tint }
        LayoutAttributes.apply(element, to: view)
        applyNames(of: element, to: view)
    }

    /// Returns the autoresizing mask. Content views fill their owner and rows span their table,
    /// regardless of the stored mask.
    private func mask(of element: Element) -> UIView.AutoresizingMask {
        if element.key == "contentView" { return [.flexibleWidth, .flexibleHeight] }
        if element.name == "tableViewCell" { return .flexibleWidth }
        return element.autoresizingMask ?? []
    }

    private func applyNames(of element: Element, to view: UIView) {
        view.documentLabel = element.string("userLabel")
        view.semanticContentAttribute =
            element["semanticContentAttribute"].flatMap { Self.semantics[$0] } ?? .unspecified
        let accessibility = element.child("accessibility")
        view.accessibilityIdentifier = accessibility?.string("identifier")
        view.accessibilityLabel = accessibility?.string("label")
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
        "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
        "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}
