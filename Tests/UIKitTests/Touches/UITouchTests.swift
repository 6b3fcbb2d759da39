import Foundation
import Testing
import UIKit

/// Touches and events as created by tests of applications, using public API only.
@MainActor @Suite struct UITouchTests {
    private final class Finger: UITouch {
        let target = UIView()
        override var view: UIView? { target }
        override var phase: Phase { .moved }
        override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }

    @Test func madeByCode() {
        let touch = UITouch()
        #expect(touch.phase == .began && touch.view == nil && touch.tapCount == 0)
        #expect(touch.location(in: nil) == .zero)
        let event = UIEvent()
        #expect(event.type == .touches && event.allTouches?.isEmpty == true)
        #expect(event.touches(for: UIView()) == nil)
    }

    @Test func subclassesCanOverrideProperties() {
        let finger: UITouch = Finger()
        #expect(finger.phase == .moved && finger.view != nil)
        #expect(finger.location(in: nil) == CGPoint(x: 3, y: 4))
    }
}
