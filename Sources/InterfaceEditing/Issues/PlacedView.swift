import InterfaceBuilder
import UIKit

/// A view that constraints or a stack view position on the canvas.
@MainActor struct PlacedView {
    let id: String
    let element: Element
    let frame: CGRect
    /// The size of its superview.
    let superviewSize: CGSize
    /// Why the layout is ambiguous and how to resolve it, or `nil` if it isn't ambiguous.
    let reason: String?

    /// Returns the views of all root views, in document order. Hidden views in stack views are
    /// omitted, because they don't take part in the layout.
    static func all(in document: Document) -> [PlacedView] {
        document.designViews(storedTextSizes: false, on: nil) { _, objects -> [PlacedView] in
            TextSizes.apply(to: objects)
            let reasons = AmbiguityReasons(objects)
            return objects.owners.compactMap { view, element in
                guard let id = element.id, let superview = view.superview,
                    !view.translatesAutoresizingMaskIntoConstraints,
                    !isHiddenInStack(view), element.key == nil
                else { return nil }
                return PlacedView(
                    id: id, element: element, frame: view.untransformedFrame,
                    superviewSize: superview.bounds.size, reason: reasons.reason(for: view, id: id))
            }
        }.flatMap { $0 }
    }

    private static func isHiddenInStack(_ view: UIView) -> Bool {
        view.selfAndAncestors.contains { $0.isHidden && $0.superview is UIStackView }
    }
}
