import Foundation

extension Set<UITouch> {
    /// Returns the point at which the first of the touches ended, if it is inside the view.
    @MainActor func release(inside view: UIView) -> CGPoint? {
        guard let place = inOrder.first?.location(in: view), view.bounds.contains(checked: place)
        else {
            return nil
        }
        return place
    }
}
