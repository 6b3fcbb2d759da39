import Foundation

extension UIView {
    /// A recognizer has one view: it leaves the one before.
    func attach(_ gesture: UIGestureRecognizer) {
        gesture.view?.removeGestureRecognizer(gesture)
        gesture.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gesture]
    }

    func detach(_ gesture: UIGestureRecognizer) {
        guard gesture.view === self else { return }
        gesture.giveUp()
        gesture.view = nil
        let left = (gestureRecognizers ?? []).filter { $0 !== gesture }
        gestureRecognizers = left.isEmpty ? nil : left
    }
}
