import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIResponder`: a view receives `touchesCancelled`, not
/// `touchesEnded`, if the system cancels a touch.
struct TouchDeliveryTests {
    @Test func aCanceledTouchDoesNotEnd() {
        var delivery = TouchDelivery()
        delivery.take(.began)
        delivery.note(.cancelled)
        #expect(delivery.next(isClaimed: false, holdsBegan: false, holdsEnded: false) == .cancelled)
        delivery.take(.cancelled)
        #expect(delivery.isOver)
    }

    @Test func anEndIsHeldByARecognizer() {
        var delivery = TouchDelivery()
        delivery.take(.began)
        delivery.note(.ended)
        #expect(delivery.next(isClaimed: false, holdsBegan: false, holdsEnded: true) == nil)
        #expect(delivery.next(isClaimed: false, holdsBegan: false, holdsEnded: false) == .ended)
    }
}
