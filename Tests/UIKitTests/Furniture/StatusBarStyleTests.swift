import ContactSheetDevices
import Foundation
import Testing
import UIKit

private final class StyledController: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesIndicator = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }

    init(_ style: UIStatusBarStyle = .default) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

/// Source: Documentation/Devices.md 7, and Apple's documentation of preferredStatusBarStyle.
@MainActor @Suite final class StatusBarStyleTests {
    private var window: UIWindow?

    private var style: UIStatusBarStyle { UIApplication.shared.statusBarStyle }

    @discardableResult
    private func show(_ controller: UIViewController, iOS: Int = 18) throws -> UIWindow {
        let shown = try shownWindow(
            iOS > 12 ? "iphone-15" : "iphone-5", IOSVersion(iOS), controller)
        window = shown
        return shown
    }

    @Test func theFrontmostControllerDecides() throws {
        let controller = StyledController(.lightContent)
        let window = try show(controller)
        #expect(style == .lightContent)
        controller.style = .darkContent
        #expect(style == .lightContent)
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(style == .darkContent)
        let modal = StyledController(.lightContent)
        modal.modalPresentationStyle = .fullScreen
        controller.present(modal, animated: false)
        window.layoutIfNeeded()
        #expect(style == .lightContent)
        modal.dismiss(animated: false)
        #expect(style == .darkContent)
    }

    @Test func containers() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [StyledController(.lightContent), StyledController(.darkContent)]
        try show(tabs)
        #expect(style == .lightContent)
        tabs.selectedIndex = 1
        #expect(style == .darkContent)
    }

    /// The bar's style decides as long as the bar is visible.
    @Test func navigationControllers() throws {
        let navigation = UINavigationController(rootViewController: StyledController(.darkContent))
        try show(navigation)
        #expect(style == .default)
        navigation.navigationBar.barStyle = .black
        #expect(style == .lightContent)
        navigation.isNavigationBarHidden = true
        #expect(style == .darkContent)
    }

    @Test func applicationsDecideUpToIOS6() throws {
        try show(StyledController(.darkContent), iOS: 6)
        #expect(style == .default)
        UIApplication.shared.statusBarStyle = .blackOpaque
        #expect(style == .blackOpaque)
        UIApplication.shared.setStatusBarStyle(.blackTranslucent, animated: false)
        #expect(style == .blackTranslucent)
    }

    @Test func propertyLists() throws {
        let window = try show(StyledController(.darkContent))
        #expect(style == .darkContent)
        UIApplication.shared.info.isStatusBarControllerBased = false
        UIApplication.shared.info.statusBarStyle = .lightContent
        window.rootViewController?.setNeedsStatusBarAppearanceUpdate()
        #expect(style == .lightContent)
    }

    @Test func theHomeIndicatorIsHiddenAfterAnUpdate() throws {
        let controller = StyledController()
        let window = try show(controller)
        let count = window.recordScreen().items.count
        controller.hidesIndicator = true
        #expect(window.recordScreen().items.count == count)
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(window.recordScreen().items.count == count - 1)
    }
}
