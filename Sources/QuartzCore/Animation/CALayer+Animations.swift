import Foundation

extension CALayer {
    /// Adds an animation if it stays or never ends; any other animation ends immediately.
    func addAnimation(_ animation: CAAnimation, _ key: String?) {
        if let key { removeAnimations { $0.key == key } }
        let staysAttached = !animation.isRemovedOnCompletion || animation.isEndless
        if staysAttached { state.animations.append((key, animation)) }
        guard let delegate = animation.delegate else { return }
        CATransaction.run {
            delegate.animationDidStart(animation)
            if !animation.isEndless { delegate.animationDidStop(animation, finished: true) }
        }
    }

    func removeAnimations(where isRemoved: ((key: String?, animation: CAAnimation)) -> Bool) {
        state.animations.removeAll(where: isRemoved)
    }

    /// Calls `body` with the end values of the animations that stay in place of the model values.
    func withHeldAnimations(_ body: () -> Void) {
        let held = state.animations.map(\.animation).filter(\.isHeld)
        guard !held.isEmpty else { return body() }
        var saved: [(name: String, value: Any?)] = []
        for (keyPath, value) in held.flatMap({ $0.endValues(for: self) }) {
            let name = String(keyPath.prefix { $0 != "." })
            saved.append((name, readValue(name)))
            writeValue(value, keyPath)
        }
        body()
        for (name, value) in saved.reversed() { writeValue(value, name) }
    }
}
