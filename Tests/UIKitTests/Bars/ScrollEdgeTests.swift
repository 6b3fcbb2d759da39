import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `scrollEdgeAppearance` and `UIScrollEdgeEffect`;
/// Documentation/Materials.md 4 and 6.
@MainActor @Suite struct ScrollEdgeTests {
    /// A scroll view inside a navigation controller inside a tab bar controller.
    @MainActor private struct Screen {
        let tabs = UITabBarController()
        let bars: UINavigationController
        let scrollView = UIScrollView()
        let window = UIWindow(frame: UIScreen.main.bounds)

        init(content height: CGFloat = 3000) {
            let controller = UIViewController()
            controller.view = scrollView
            bars = UINavigationController(rootViewController: controller)
            bars.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
            tabs.viewControllers = [bars]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            scrollView.contentSize = CGSize(width: 100, height: height)
            window.layoutIfNeeded()
        }

        /// The boxes of the blurs, from the bottom layer up.
        var blurs: [CGRect] {
            window.layoutIfNeeded()
            return window.recordDisplayList().items.flatMap(\.backdropBoxes)
        }

        /// The colors of the gradients over the content, from the edge of the screen on, from the bottom
        /// layer up.
        var fades: [[RGBA]] {
            window.layoutIfNeeded()
            return window.recordDisplayList().items.flatMap(\.gradients)
        }

        func isBlurred(_ bar: UIView) -> Bool {
            let frame = bar.convert(bar.bounds, to: nil)
            return blurs.contains { $0.insetBy(dx: -1, dy: -1).contains(frame) }
        }
    }

    /// Whether the bars are blurred at the top of the content, after scrolling, and at its end.
    private func blurred(_ slug: String, _ iOS: Int) throws -> [[Bool]] {
        try BarScreen.use(slug, iOS)
        let screen = Screen()
        func state() -> [Bool] {
            [screen.isBlurred(screen.bars.navigationBar), screen.isBlurred(screen.tabs.tabBar)]
        }
        var states = [state()]
        screen.scrollView.contentOffset.y += 400
        states.append(state())
        let inset = screen.scrollView.adjustedContentInset
        screen.scrollView.contentOffset.y = 3000 + inset.bottom - screen.scrollView.bounds.height
        states.append(state())
        return states
    }

    @Test func barsAreAlwaysTranslucentUpToIOS14() throws {
        let always = [[true, true], [true, true], [true, true]]
        #expect(try blurred("iphone-8", 9) == always)
        #expect(try blurred("iphone-8", 12) == always)
        #expect(try blurred("iphone-8", 14) == always)
    }

    @Test func barsAreClearAtTheEdgesOfTheContent() throws {
        let atEdges = [[false, true], [true, true], [true, false]]
        #expect(try blurred("iphone-8", 15) == atEdges)
        #expect(try blurred("iphone-15", 18) == atEdges)
        #expect(try blurred("iphone-17", 26) == atEdges)
    }

    /// The content's size may be known only after the first layout.
    @Test func theTabBarFollowsTheContentSize() throws {
        try BarScreen.use("iphone-15", 18)
        let screen = Screen(content: 100)
        #expect(screen.tabs.tabBar.isAtScrollEdge)
        screen.scrollView.contentSize.height = 2000
        #expect(!screen.tabs.tabBar.isAtScrollEdge)
    }

    @Test func opaqueBarsAreNotBlurred() throws {
        try BarScreen.use("iphone-8", 12)
        let screen = Screen()
        screen.bars.navigationBar.isTranslucent = false
        #expect(!screen.isBlurred(screen.bars.navigationBar))
        try BarScreen.use("iphone-15", 18)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        let other = Screen()
        other.bars.navigationBar.standardAppearance = appearance
        other.scrollView.contentOffset.y += 400
        #expect(!other.isBlurred(other.bars.navigationBar))
    }

    /// A transparent appearance doesn't change that there is no effect above the top of the content.
    @Test func transparentBarsAreClearAtTheEdge() throws {
        try BarScreen.use("iphone-17", 26)
        let screen = Screen()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        screen.bars.navigationBar.scrollEdgeAppearance = appearance
        #expect(!screen.isBlurred(screen.bars.navigationBar))
        screen.bars.navigationBar.standardAppearance = appearance
        screen.scrollView.contentOffset.y += 400
        #expect(screen.isBlurred(screen.bars.navigationBar))
    }

    /// Decision: Documentation/Materials.md 6. The effect is most opaque at the edge, nowhere opaque,
    /// and dark below a light status bar.
    @Test func theEffectIsSoft() throws {
        try BarScreen.use("iphone-17", 26)
        let screen = Screen()
        screen.scrollView.backgroundColor = .white
        screen.scrollView.contentOffset.y += 400
        let light = try #require(screen.fades.first)
        #expect(light.allSatisfy { $0.red == 1 && $0.alpha < 0.8 })
        #expect(light.map(\.alpha) == light.map(\.alpha).sorted(by: >) && light.last?.alpha == 0)
        UIScreen.main.statusBarStyle = .lightContent
        defer { UIScreen.main.statusBarStyle = .default }
        #expect(try #require(screen.fades.first).allSatisfy { $0.red == 0 && $0.alpha < 0.5 })
    }

    /// A hidden edge effect isn't drawn; the hard style is one even material.
    @Test func edgeEffects() throws {
        try BarScreen.use("iphone-17", 26)
        let screen = Screen()
        screen.scrollView.contentOffset.y += 400
        let soft = screen.blurs.count
        screen.scrollView.topEdgeEffect.style = .hard
        #expect(screen.blurs.count == soft - 1)
        screen.scrollView.topEdgeEffect.isHidden = true
        #expect(screen.blurs.count == soft - 2)
    }
}

extension DisplayItem {
    fileprivate var backdropBoxes: [CGRect] {
        switch self {
        case .backdrop(let backdrop): [backdrop.path.controlBox]
        case .group(let group):
            group.items.flatMap(\.backdropBoxes).map { $0.applying(group.transform) }
        default: []
        }
    }

    fileprivate var gradients: [[RGBA]] {
        switch self {
        case .fill(let fill):
            if case .linearGradient(let stops, _, _) = fill.paint {
                [stops.stops.map(\.color)]
            } else {
                []
            }
        case .group(let group): group.items.flatMap(\.gradients)
        default: []
        }
    }
}
