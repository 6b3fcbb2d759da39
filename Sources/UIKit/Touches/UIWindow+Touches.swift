import Foundation

extension UIWindow {
    /// Sends the event's touches to recognizers first, and then to the views where they began.
    func deliver(_ event: UIEvent) {
        let touches = event.touches.filter { $0.window === self && $0.phase != .stationary }
        for touch in touches where touch.phase == .began { land(touch, event) }
        gestures.take(touches, event)
        for touch in touches { touch.delivery.note(touch.phase) }
        deliverToViews(touches, event)
        gestures.settle()
        deliverWhatWaited(event)
        largeContentViewer.follow(touches, in: self)
        menuPress.follow(touches, in: self)
    }

    private func land(_ touch: UITouch, _ event: UIEvent) {
        let view = hitTest(touch.location(in: self), with: event)
        touch.view = view
        var recognizers: [UIGestureRecognizer] = []
        if let view {
            for current in view.selfAndAncestors {
                recognizers += (current.gestureRecognizers ?? []).filter { $0.receives(touch) }
            }
        }
        touch.gestureRecognizers = recognizers
        held.append(touch)
    }

    /// Updates recognizers and touches after time has passed: for example, a single tap is
    /// recognized if no double tap followed.
    func timeHasPassed() {
        gestures.settle()
        deliverWhatWaited(nil)
    }

    private func deliverWhatWaited(_ event: UIEvent?) {
        deliverToViews(held, event)
        held.removeAll { $0.delivery.isOver }
    }

    private func deliverToViews(_ touches: [UITouch], _ event: UIEvent?) {
        for step in [TouchDelivery.Step.began, .moved, .ended, .cancelled] {
            for (view, group) in grouped(touches.filter { $0.nextStep == step }) {
                // A view must not get the end of a touch if it never got its beginning.
                let delivered = group.filter { step == .began || $0.delivery.hasBegun }
                for touch in group { touch.delivery.take(step) }
                if !delivered.isEmpty { view.take(step, Set(delivered), event) }
            }
        }
    }

    /// Groups the touches by view, in their order.
    private func grouped(_ touches: [UITouch]) -> [(UIView, [UITouch])] {
        var groups: [(UIView, [UITouch])] = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.0 === view }) {
                groups[index].1.append(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }
}

extension UIView {
    fileprivate func take(_ step: TouchDelivery.Step, _ touches: Set<UITouch>, _ event: UIEvent?) {
        switch step {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        }
    }
}
