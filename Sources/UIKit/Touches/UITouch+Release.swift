import Foundation

extension Set<UITouch> {
    /// Where the first of the fingers that landed was lifted, if that is inside the view.
    @MainActor func release(inside view: UIView) -> CGPoint? {
        guard let place = inOrder.first?.location(in: view), view.bounds.contains(place) else {
            return nil
        }
        return place
    }
}
