import Foundation

extension UIView {
    /// Calls the layer's `layoutSublayers`, which calls the view's `layoutSubviews` unless a
    /// subclass overrides it. Colors that are resolved in it, such as a layer's border, use the
    /// view's traits.
    func layOutWithOwnTraits() {
        traitCollection.performAsCurrent { layer.layoutSublayers() }
    }
}
