import Foundation

extension UISceneDelegate {
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    public func scene(
        _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
    ) {}

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
