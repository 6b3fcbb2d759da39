import SnapshotTesting
import UIKit
import XCTest

@testable import Shop

final class OrderTests: XCTestCase {
    func testOrder() {
        let order = UINavigationController(rootViewController: OrderViewController.make())
        assertSnapshot(of: order, as: .image(on: .iPhoneSe))
    }

    func testQuantity() throws {
        let order = OrderViewController.make()
        order.loadViewIfNeeded()
        let stepper = try XCTUnwrap(order.view.firstStepper)
        stepper.value = 3
        stepper.sendActions(for: .valueChanged)
        assertSnapshot(of: order, as: .image(on: .iPhoneSe))
        let clear = try XCTUnwrap(order.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(clear.action!, to: clear.target, from: clear, for: nil)
        XCTAssertEqual(stepper.value, 0)
    }

    #if os(Linux)
    func testPreviews() {
        XCTAssertEqual(DeclaredPreview.all.map(\.name), ["Badge", "Order"])
        XCTAssertEqual(DeclaredPreview.all.map(\.line), [40, 43])
        for preview in DeclaredPreview.all {
            assertSnapshot(of: preview.make(), as: .image(on: .iPhoneSe), named: preview.name)
        }
    }
    #endif
}

extension UIView {
    fileprivate var firstStepper: UIStepper? {
        (self as? UIStepper) ?? subviews.lazy.compactMap(\.firstStepper).first
    }
}
