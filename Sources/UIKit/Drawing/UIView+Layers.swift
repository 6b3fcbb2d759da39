import Foundation

extension UIView {
    /// Asks the layer, which asks the view unless its class lays out otherwise; colors that are
    /// resolved meanwhile, as a layer's border, resolve for the view's traits.
    func layOutWithOwnTraits() {
        traitCollection.performAsCurrent { layer.layoutSublayers() }
    }
}
