import UIKit

extension PropertyTable {
    /// What a navigation bar shows, besides the views of its items.
    static let navigationBar: [PropertyRow<UINavigationBar>] = [
        .text("item title") { $0.topItem?.title }.reaching(.parts),
        .text("prompt") { $0.topItem?.prompt }.reaching(.parts),
        .text("left items") { $0.topItem?.leftBarButtonItems?.summary }.reaching(.parts),
        .text("right items") { $0.topItem?.rightBarButtonItems?.summary }.reaching(.parts),
        .text("back title") { $0.backItem?.backTitle }.reaching(.parts),
        .flag("hides back button") { $0.topItem?.hidesBackButton ?? false }.reaching(.parts),
        .flag("large titles") { $0.prefersLargeTitles }.reaching(.parts),
        .value("large title mode") {
            guard let mode = $0.topItem?.largeTitleDisplayMode, mode != .automatic else {
                return nil
            }
            return "\(mode)"
        }.reaching(.parts),
        .choice("bar style", unless: UIBarStyle.default) { $0.barStyle }.reaching(.parts),
        .flag("translucent", unless: true) { $0.isTranslucent }.reaching(.parts),
        .color("bar tint color") { $0.barTintColor }.reaching(.parts),
        .color("bar title color") { $0.titleTextAttributes?[.foregroundColor] as? UIColor }
            .reaching(.parts),
        .font("bar title font") { $0.titleTextAttributes?[.font] as? UIFont }.reaching(.parts),
        .color("large title color") {
            $0.largeTitleTextAttributes?[.foregroundColor] as? UIColor
        }.reaching(.parts),
        .font("large title font") { $0.largeTitleTextAttributes?[.font] as? UIFont }
            .reaching(.parts),
        .image("bar shadow image") { $0.shadowImage }.reaching(.parts),
        .color("bar background color") { $0.shownAppearance?.backgroundColor }.reaching(.parts),
        .color("bar shadow color") { $0.shownAppearance?.shadowColor }.reaching(.parts),
    ]

    static let tabBar: [PropertyRow<UITabBar>] = [
        .text("items") { bar in
            bar.items?.map { item in
                [
                    item.summary, item.badgeValue.map { "badge \($0)" },
                    item.isEnabled ? nil : "disabled",
                ]
                .compactMap { $0 }.joined(separator: " ")
            }
            .joined(separator: ", ")
        }.reaching(.parts),
        .value("selected item") { bar in
            bar.items?.firstIndex { $0 === bar.selectedItem }.map { "\($0)" }
        }.reaching(.parts),
        .choice("item positioning", unless: UITabBar.ItemPositioning.automatic) {
            $0.itemPositioning
        }.reaching(.parts),
        .choice("bar style", unless: UIBarStyle.default) { $0.barStyle }.reaching(.parts),
        .flag("translucent", unless: true) { $0.isTranslucent }.reaching(.parts),
        .color("bar tint color") { $0.barTintColor }.reaching(.parts),
        .color("unselected tint color") { $0.unselectedItemTintColor }.reaching(.parts),
        .color("selected tint color") { $0.selectedImageTintColor }.reaching(.parts),
        .color("badge color") { $0.items?.compactMap(\.badgeColor).first }.reaching(.parts),
        .image("bar background") { $0.backgroundImage }.reaching(.parts),
    ]

    static let toolbar: [PropertyRow<UIToolbar>] = [
        .text("items") { $0.items?.summary }.reaching(.parts),
        .choice("bar style", unless: UIBarStyle.default) { $0.barStyle }.reaching(.parts),
        .flag("translucent", unless: true) { $0.isTranslucent }.reaching(.parts),
        .color("bar tint color") { $0.barTintColor }.reaching(.parts),
    ]
}

extension [UIBarButtonItem] {
    /// The items with what differs from the defaults.
    @MainActor fileprivate var summary: String {
        map { item in
            let details = [
                item.style == .done ? "done" : nil, item.isEnabled ? nil : "disabled",
                item.width == 0 ? nil : "\(item.width.short) wide",
                item.tintColor.map { $0.systemName ?? $0.assetName ?? $0.cgColor.rgba.dump },
            ]
            return ([item.summary] + details.compactMap { $0 }).joined(separator: " ")
        }
        .joined(separator: ", ")
    }
}

extension UINavigationItem {
    /// The title of the back button that leads to the item.
    fileprivate var backTitle: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }
}

extension UINavigationBar {
    /// The appearance that was set for the item or the bar.
    fileprivate var shownAppearance: UINavigationBarAppearance? {
        topItem?.standardAppearance ?? standardAppearance
    }
}
