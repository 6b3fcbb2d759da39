import SnapshotTesting
import UIKit
import XCTest

@testable import Shop

final class OrderTests: XCTestCase {
    @MainActor func testOrder() {
        let order = UINavigationController(rootViewController: OrderViewController.make())
        assertSnapshot(of: order, as: .image(on: .iPhone13))
    }

    @MainActor func testQuantity() throws {
        let order = OrderViewController.make()
        order.loadViewIfNeeded()
        let stepper = try XCTUnwrap(order.view.firstStepper)
        stepper.value = 3
        stepper.sendActions(for: .valueChanged)
        assertSnapshot(of: order, as: .image(on: .iPhone13))
    }
}

extension UIView {
    fileprivate var firstStepper: UIStepper? {
        (self as? UIStepper) ?? subviews.lazy.compactMap(\.firstStepper).first
    }
}
