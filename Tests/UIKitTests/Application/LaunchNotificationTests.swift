import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Apple, *Managing your app's life cycle*.
@MainActor @Suite final class LaunchNotificationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    private final class Log {
        var names: [String] = []
    }

    isolated deinit {
        UIScreen.main.device = SimulatedDevice.standard
        UIApplication.restart()
    }

    private func launch(withScene: Bool) -> [String] {
        UIScreen.main.device = SimulatedDevice.standard
        UIApplication.restart()
        nonisolated(unsafe) let log = Log()
        let names = [
            UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
            UIScene.willEnterForegroundNotification,
            UIApplication.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                log.names.append(
                    name.rawValue.replacingOccurrences(of: "Notification", with: ""))
            }
        }
        let application = UIApplication.shared
        if withScene { application.info.makeSceneDelegate = { Delegate() } }
        application.launch(Delegate())
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return log.names
    }

    @Test func withAScene() {
        #expect(
            launch(withScene: true) == [
                "UIApplicationDidFinishLaunching", "UISceneWillConnect",
                "UISceneWillEnterForeground", "UIApplicationWillEnterForeground",
                "UISceneDidActivate", "UIApplicationDidBecomeActive",
            ])
    }

    @Test func withoutScenes() {
        #expect(
            launch(withScene: false) == [
                "UIApplicationDidFinishLaunching", "UIApplicationDidBecomeActive",
            ])
    }
}
