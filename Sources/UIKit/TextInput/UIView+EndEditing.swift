import Foundation

extension UIView {
    /// The first responder, if it is the view or a descendant.
    var firstResponderInside: UIView? {
        guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else {
            return nil
        }
        return view
    }
}
