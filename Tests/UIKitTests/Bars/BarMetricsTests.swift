import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 1.
@MainActor struct BarMetricsTests {
    private func metrics(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> BarMetrics {
        try BarScreen.use(slug, iOS, orientation)
        return BarMetrics()
    }

    nonisolated static let navigationBars: [(String, Int, UIInterfaceOrientation, CGFloat)] = [
        ("iphone-4", 6, .portrait, 44), ("iphone-4", 6, .landscapeLeft, 32),
        ("iphone-8", 10, .portrait, 44), ("iphone-8", 12, .landscapeLeft, 32),
        ("iphone-8-plus", 12, .landscapeLeft, 44), ("iphone-15", 18, .portrait, 44),
        ("iphone-15", 26, .portrait, 54), ("ipad-2", 9, .portrait, 44),
        ("ipad-air-2", 11, .portrait, 44), ("ipad-air-2", 12, .portrait, 50),
        ("ipad-air-2", 15, .landscapeLeft, 50),
    ]

    @Test(arguments: navigationBars)
    func navigationBarHeight(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation, _ height: CGFloat
    ) throws {
        #expect(try metrics(slug, iOS, orientation).navigationBarHeight == height)
    }

    @Test(arguments: [
        ("iphone-8", 12, 44.0), ("iphone-8", 13, 56), ("iphone-15", 18, 56),
        ("iphone-15", 26, 70),
    ])
    func sheets(_ slug: String, _ iOS: Int, _ height: CGFloat) throws {
        #expect(try metrics(slug, iOS).sheetNavigationBarHeight == height)
    }

    nonisolated static let tabBars: [(String, Int, UIInterfaceOrientation, CGFloat)] = [
        ("iphone-4", 6, .portrait, 49), ("iphone-8", 10, .landscapeLeft, 49),
        ("iphone-8", 12, .landscapeLeft, 32), ("iphone-8-plus", 12, .landscapeLeft, 49),
        ("iphone-15", 18, .portrait, 49), ("ipad-2", 9, .portrait, 49),
        ("ipad-air-2", 12, .portrait, 50),
    ]

    @Test(arguments: tabBars)
    func tabBarHeight(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation, _ height: CGFloat
    ) throws {
        #expect(try metrics(slug, iOS, orientation).tabBarHeight == height)
    }

    @Test(arguments: [
        ("iphone-8", 10, UIInterfaceOrientation.portrait, 44.0), ("iphone-x", 16, .portrait, 49),
        ("iphone-8", 10, .landscapeLeft, 32), ("ipad-air-2", 13, .portrait, 50),
    ])
    func toolbarsOfNavigationControllers(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation, _ height: CGFloat
    ) throws {
        try BarScreen.use(slug, iOS, orientation)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        #expect(navigation.toolbar.intrinsicContentSize.height == height)
    }
}
