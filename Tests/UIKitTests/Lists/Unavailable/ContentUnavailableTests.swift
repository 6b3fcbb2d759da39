import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com, `UIContentUnavailableConfiguration` and
/// `UIViewController.contentUnavailableConfiguration`; the order of the parts is that of screenshots.
@MainActor @Suite struct ContentUnavailableTests {
    private final class EmptyScreen: UIViewController {
        var states: [UIContentUnavailableConfigurationState] = []
        var isEmpty = true

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            states.append(state)
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Mail"
            configuration.secondaryText = "New mail appears here."
            configuration.button = .filled()
            configuration.button.title = "Compose"
            contentUnavailableConfiguration = isEmpty ? configuration : nil
        }
    }

    private func window(showing controller: UIViewController) -> UIWindow {
        useScreen(scale: 2)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func content(of controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.last
    }

    @Test func theMethodIsCalledBeforeTheFirstLayoutAndWhenRequired() throws {
        let screen = EmptyScreen()
        let window = window(showing: screen)
        #expect(screen.states.count == 1)
        #expect(content(of: screen)?.frame == screen.view.bounds)
        screen.isEmpty = false
        window.layoutIfNeeded()
        #expect(content(of: screen) != nil)
        screen.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(screen.states.count == 2)
        #expect(content(of: screen) == nil)
    }

    @Test func thePartsAreACenteredColumn() throws {
        let screen = EmptyScreen()
        let window = window(showing: screen)
        let parts = try #require(content(of: screen)).subviews
        #expect(parts.count == 4)
        let order = parts.sorted { $0.frame.minY < $1.frame.minY }
        #expect(
            order.map { "\(type(of: $0))" } == ["UIImageView", "UILabel", "UILabel", "UIButton"])
        #expect(order.allSatisfy { abs($0.frame.midX - 187.5) <= 0.5 })
        let safeArea = window.safeAreaInsets
        let middle = (safeArea.top + 667 - safeArea.bottom) / 2
        #expect(abs((order[0].frame.minY + order[3].frame.maxY) / 2 - middle) <= 1)
        #expect((order[1] as? UILabel)?.font.typeset.weight == .bold)
    }

    @Test func theContentIsInTheMiddleOfATableBelowItsBars() throws {
        let table = UITableViewController(style: .plain)
        table.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        let window = window(showing: UINavigationController(rootViewController: table))
        let view = try #require(content(of: table))
        let parts = view.subviews.map { $0.convert($0.bounds, to: window) }
        let middle = (parts.map(\.minY).min()! + parts.map(\.maxY).max()!) / 2
        let insets = table.tableView.adjustedContentInset
        #expect(insets.top > 40)
        #expect(abs(middle - (insets.top + 667 - insets.bottom) / 2) <= 1)
    }

    @Test func naturalAlignmentIsAtTheLeadingEdge() throws {
        useScreen(scale: 2)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Title"
        configuration.alignment = .natural
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.minX == 16)
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.maxX == 284)
    }

    @Test func loadingShowsAnIndicatorAndItsText() throws {
        let view = UIContentUnavailableView(configuration: .loading())
        let indicator = view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(indicator?.isAnimating == true)
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Loading…"])
        var configuration = UIContentUnavailableConfiguration.loading()
        configuration.image = UIImage(systemName: "star")
        view.configuration = configuration
        #expect(indicator?.superview == nil)
    }

    @Test func aSearchRepeatsTheTextOfTheSearchBar() throws {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.text = "Zebra"
        controller.navigationItem.searchController = search
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        _ = window(showing: controller)
        let texts = content(of: controller)?.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts?.first == "No Results for “Zebra”")
    }

    @Test func aTapOnTheButtonPerformsItsAction() throws {
        let controller = UIViewController()
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.button.title = "Retry"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        let window = window(showing: controller)
        let button = try #require(content(of: controller)?.subviews.first)
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        SimulatedFingers(on: window).tap(at: button.convert(middle, to: nil))
        #expect(taps == 1)
    }

    @Test func titlesFollowTheTextSize() {
        useScreen(scale: 2)
        let usual = UIContentUnavailableConfiguration.empty().textProperties.font.pointSize
        UIScreen.main.device.contentSize = .accessibilityLarge
        let large = UIContentUnavailableConfiguration.empty().textProperties.font.pointSize
        #expect(usual == 22)
        #expect(large > usual)
    }
}
