import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of UITabBarController and its delegate; a published log
/// of a change of tabs (pgzxc.github.io/posts/efa3afd7.html); Documentation/Rotation.md 2 and 3.
@MainActor struct UITabBarControllerTests {
    @Test func selectionCallsAppearanceMethodsOfBothControllers() throws {
        try BarScreen.use("iphone-15", 18)
        let stage = TabStage(2)
        #expect(stage.diary.calls == ["Tab 0 load", "Tab 0 willAppear", "Tab 0 didAppear"])
        stage.diary.calls = []
        stage.tabs.selectedIndex = 1
        #expect(
            stage.diary.calls == [
                "Tab 1 load", "Tab 1 willAppear", "Tab 0 willDisappear", "Tab 0 didDisappear",
                "Tab 1 didAppear",
            ])
        #expect(stage.children[0].view.window == nil)
    }

    @Test func delegatesAreQueriedForTapsOnly() throws {
        try BarScreen.use("iphone-15", 18)
        let stage = TabStage(3)
        let delegate = TabDelegate()
        stage.tabs.delegate = delegate
        stage.tabs.selectedIndex = 2
        #expect(delegate.calls.isEmpty)
        delegate.refused = stage.children[1]
        stage.tap(1)
        #expect(stage.tabs.selectedIndex == 2)
        stage.tap(0)
        stage.tap(0)
        #expect(
            delegate.calls == [
                "should Tab 1", "should Tab 0", "did Tab 0", "should Tab 0", "did Tab 0",
            ])
    }

    @Test func selectionIsKeptWhenControllersChange() throws {
        try BarScreen.use("iphone-15", 18)
        let stage = TabStage(3)
        let (a, b, c) = (stage.children[0], stage.children[1], stage.children[2])
        stage.tabs.selectedIndex = 1
        stage.tabs.viewControllers = [b, a]
        #expect(stage.tabs.selectedViewController === b)
        stage.tabs.selectedIndex = 1
        stage.tabs.viewControllers = [b, c]
        #expect(stage.tabs.selectedViewController === c)
        stage.tabs.viewControllers = [a]
        #expect(stage.tabs.selectedViewController === a)
        #expect(b.parent == nil && a.tabBarController === stage.tabs)
    }

    @Test func invalidIndexes() throws {
        try BarScreen.use("iphone-15", 18)
        #expect(UITabBarController().selectedIndex == NSNotFound)
        let stage = TabStage(2)
        let (_, diagnostics) = DiagnosticLog.collecting { stage.tabs.selectedIndex = 7 }
        #expect(diagnostics.count == 1 && stage.tabs.selectedIndex == 0)
    }

    @Test func moreThanFiveTabsAreListed() throws {
        try BarScreen.use("iphone-15", 18)
        let stage = TabStage(7)
        let titles = stage.tabs.tabBar.items?.compactMap(\.title)
        #expect(titles == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        stage.tap(4)
        #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
        #expect(stage.tabs.selectedIndex == NSNotFound)
    }

    @Test func orientationsByEra() throws {
        try BarScreen.use("iphone-4", 5)
        let stage = TabStage(2)
        stage.children[0].allowed = [.portrait, .landscapeRight]
        #expect(!stage.tabs.shouldAutorotate(to: .landscapeRight))
        stage.children[1].allowed = [.landscapeRight]
        #expect(stage.tabs.shouldAutorotate(to: .landscapeRight))
        let delegate = TabDelegate()
        delegate.mask = .portrait
        stage.tabs.delegate = delegate
        try BarScreen.use("iphone-4", 6)
        #expect(stage.tabs.supportedInterfaceOrientations == .allButUpsideDown)
        try BarScreen.use("iphone-4", 7)
        #expect(stage.tabs.supportedInterfaceOrientations == .portrait)
    }
}
