import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// A row of pages.
final class PageRow: UIPageViewControllerDataSource {
    let pages = (0..<4).map { _ in UIViewController() }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

/// Source: Apple's documentation of UIPageViewController and its data source; the page
/// control's height, Documentation/Metrics.md 2.6.
@MainActor struct UIPageViewControllerTests {
    private func show(_ controller: UIPageViewController) -> UIWindow {
        UIApplication.restart()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func middleSpinesShowTwoPages() throws {
        try BarScreen.use("ipad-2", 9)
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(book.isDoubleSided)
        let pages = PageRow().pages
        book.setViewControllers(Array(pages[0...1]), direction: .forward, animated: false)
        let window = show(book)
        #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 384, height: 1024))
        #expect(pages[1].view.frame == CGRect(x: 384, y: 0, width: 384, height: 1024))
        let (_, diagnostics) = DiagnosticLog.collecting {
            book.setViewControllers([pages[2]], direction: .forward, animated: false)
        }
        #expect(diagnostics.count == 1 && book.viewControllers?.count == 2)
        #expect(!window.isHidden)
    }

    @Test func pageControlFollowsSwipes() throws {
        try BarScreen.use("iphone-8", 9)
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let row = PageRow()
        controller.dataSource = row
        controller.setViewControllers([row.pages[1]], direction: .forward, animated: false)
        let window = show(controller)
        #expect(row.pages[1].view.frame.height == CGFloat(667 - 37))
        #expect(controller.pageState.control?.currentPage == 1)
        SimulatedFingers(on: window).swipe(
            from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
        #expect(controller.viewControllers?.first === row.pages[2])
        #expect(controller.pageState.control?.currentPage == 2)
    }
}
