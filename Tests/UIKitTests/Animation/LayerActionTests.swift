import Foundation
import QuartzCore
import Testing
import UIKit

/// Source: developer.apple.com on `CALayer.action(forKey:)`, `CAAction`, `UIView.action(for:forKey:)`, and
/// "Core Animation Programming Guide", Appendix C (key-value coding) and "Changing a Layer's Default
/// Behavior".
@MainActor @Suite struct LayerActionTests {
    /// A layer with a property of its own, as `@NSManaged` is rewritten.
    private final class RingLayer: CALayer {
        /// Whether the action is the view's animation, with the property's name.
        static var followsView = true

        var progress: CGFloat {
            get { managedValue("progress") }
            set { setManagedValue("progress", newValue) }
        }

        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            guard RingLayer.followsView else {
                let animation = CABasicAnimation()
                animation.duration = 2
                return animation
            }
            guard let animation = super.action(forKey: "opacity") as? CABasicAnimation else {
                return nil
            }
            animation.keyPath = event
            animation.fromValue = presentation()?.progress
            return animation
        }
    }

    private final class RingView: UIView {
        override class var layerClass: AnyClass { RingLayer.self }
        var ring: RingLayer? { layer as? RingLayer }
        var shown: CGFloat? { ring?.presentation()?.progress }
    }

    @Test func aPropertyOfTheClassFollowsTheViewsAnimation() {
        RingLayer.followsView = true
        AnimatedScreen.run { screen in
            let view = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            screen.view.addSubview(view)
            view.ring?.progress = 0.25
            #expect(view.shown == 0.25)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.ring?.progress = 1
            }
            #expect(view.ring?.progress == 1)
            #expect(view.shown == 0.25)
            screen.wait(0.5)
            #expect(view.shown == 0.625)
            screen.wait(0.5)
            #expect(view.shown == 1)
        }
    }

    @Test func anActionWithoutValuesStartsAtThePreviousOne() {
        RingLayer.followsView = false
        AnimatedScreen.run { screen in
            let view = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            // A layer that isn't shown changes at once.
            view.ring?.progress = 0.5
            screen.view.addSubview(view)
            #expect(view.shown == 0.5)
            view.ring?.progress = 1
            screen.wait(1)
            #expect(view.shown == 0.75)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            view.ring?.progress = 0
            CATransaction.commit()
            screen.wait(2)
            #expect(view.shown == 0)
        }
    }

    @Test func propertiesChangeAtOnceInAnImage() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        UIView.animate(withDuration: 1) { view.ring?.progress = 1 }
        #expect(view.shown == 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func viewsHaveActionsInAnimationsOnly() {
        AnimatedScreen.run { screen in
            #expect(screen.view.layer.action(forKey: "opacity") is NSNull)
            UIView.animate(withDuration: 3) {
                let action = screen.view.layer.action(forKey: "opacity") as? CABasicAnimation
                #expect(action?.duration == 3)
            }
            let layer = CALayer()
            layer.actions = ["opacity": NSNull()]
            #expect(layer.action(forKey: "opacity") is NSNull)
            #expect(layer.action(forKey: "position") == nil)
        }
    }
}
