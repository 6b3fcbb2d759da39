import Foundation

extension UIView {
    /// Adds the recognizer, and removes it from its previous view.
    func attach(_ gesture: UIGestureRecognizer) {
        gesture.view?.removeGestureRecognizer(gesture)
        gesture.view = self
        attachedGestures = (attachedGestures ?? []) + [gesture]
    }

    func detach(_ gesture: UIGestureRecognizer) {
        guard gesture.view === self else { return }
        gesture.giveUp()
        gesture.view = nil
        let left = (attachedGestures ?? []).filter { $0 !== gesture }
        attachedGestures = left.isEmpty ? nil : left
    }
}
