import ContactSheetDevices
import CoreGraphics
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Documentation/Previews.md, "Full content".
@MainActor @Suite struct FullContentTests {
    /// A table with rows of different heights, which are estimated until they are visible.
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { 40 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row + 1)"
            cell.contentView.heightAnchor.constraint(
                greaterThanOrEqualToConstant: 50 + CGFloat(indexPath.row)
            )
            .isActive = true
            return cell
        }
    }

    private func recording(_ preview: Preview, _ orientation: Orientation = .portrait) throws
        -> Recording
    {
        let configuration = try #require(
            Configuration.all(Device.named(["iphone-15"]), orientations: [orientation]).first)
        return try preview.record(configuration)
    }

    private func frames(of type: String, in node: ViewNode) -> [CGRect] {
        (node.type == type ? [node.frame] : []) + node.children.flatMap { frames(of: type, in: $0) }
    }

    @Test func everyRowIsVisibleAndBarsStayAtTheEdges() throws {
        let preview = Preview("Rows") {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Rows())]
            return tabs
        }
        let (usual, full) = (try recording(preview), try recording(preview.fullContent()))
        #expect(usual.list.size == CGSize(width: 393, height: 852))
        #expect(full.list.size.width == 393)
        // 40 rows of 50 to 89 points.
        #expect(full.list.size.height >= 40 * 69.5)
        #expect(frames(of: "UITableViewCell", in: full.tree).count == 40)
        let bottom = full.list.size.height - 852
        #expect(
            frames(of: "UITabBar", in: full.tree)
                == frames(of: "UITabBar", in: usual.tree).map { $0.offsetBy(dx: 0, dy: bottom) })
        #expect(
            frames(of: "UINavigationBar", in: full.tree)
                == frames(of: "UINavigationBar", in: usual.tree))
    }

    @Test func landscape() throws {
        let full = try recording(Preview("Rows") { Rows() }.fullContent(), .landscapeLeft)
        #expect(full.list.size.width == 852)
        #expect(full.list.size.height > 40 * 69.5)
    }

    @Test func screensWithoutMoreContentStayAsTheyAre() throws {
        let preview = Preview("Plain") { UIViewController() }
        #expect(try recording(preview.fullContent()).list == recording(preview).list)
    }

    /// A narrow list next to other content isn't the main scroll view.
    @Test func narrowScrollViewsKeepTheirHeight() throws {
        let preview = Preview("Narrow") {
            let controller = UIViewController()
            let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            list.contentSize.height = 1000
            controller.view.addSubview(list)
            return controller
        }
        #expect(try recording(preview.fullContent()).list.size.height == 852)
    }

    @Test func contentHasALimit() throws {
        let preview = Preview("Long") {
            let controller = UIViewController()
            let scrollView = UIScrollView(frame: controller.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize.height = 1_000_000
            controller.view.addSubview(scrollView)
            return controller
        }
        #expect(try recording(preview.fullContent()).list.size.height == 852 + 20_000)
    }
}
