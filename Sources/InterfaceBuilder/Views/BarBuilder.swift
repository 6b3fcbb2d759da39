import UIKit

extension ViewKind {
    static let bars: [String: ViewKind] = [
        "navigationBar": navigationBar, "toolbar": toolbar, "tabBar": tabBar,
    ]

    private static let navigationBar = ViewKind { _ in
        UINavigationBar(frame: .zero)
    } configure: { bar, element, builder in
        bar.barStyle = BarAttributes.style(of: element)
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = builder.color(element, "barTintColor")
        bar.shadowImage = builder.images.image(element, "shadowImage")
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        bar.titleTextAttributes = BarAttributes.text(element, "titleTextAttributes", builder)
        bar.largeTitleTextAttributes = BarAttributes.text(
            element, "largeTitleTextAttributes", builder)
        BarAttributes.applyAppearances(of: element, to: bar, builder)
        bar.items = BarItems(builder).navigationItems(of: element)
    }

    private static let toolbar = ViewKind { _ in
        UIToolbar(frame: .zero)
    } configure: { bar, element, builder in
        bar.barStyle = BarAttributes.style(of: element)
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = builder.color(element, "barTintColor")
        bar.items = BarItems(builder).barButtonItems(element.child("items"))
    }

    private static let tabBar = ViewKind { _ in
        UITabBar(frame: .zero)
    } configure: { bar, element, builder in
        bar.barStyle = BarAttributes.style(of: element)
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = builder.color(element, "barTintColor")
        bar.unselectedItemTintColor = builder.color(element, "unselectedItemTintColor")
        bar.selectedImageTintColor = builder.color(element, "selectedImageTintColor")
        bar.backgroundImage = builder.images.image(element, "backgroundImage")
        bar.itemPositioning =
            BarAttributes.positionings[element["itemPositioning"] ?? ""] ?? .automatic
        bar.items = BarItems(builder).tabBarItems(of: element)
    }
}

/// Attributes that elements of bars have in common.
@MainActor enum BarAttributes {
    static func style(of element: Element) -> UIBarStyle {
        element["barStyle"].flatMap { styles[$0] } ?? .default
    }

    private static let styles: [String: UIBarStyle] = [
        "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
    ]

    static let positionings: [String: UITabBar.ItemPositioning] = [
        "fill": .fill, "centered": .centered,
    ]

    /// Returns the font and color of `<textAttributes>`, or `nil` if there are none.
    static func text(
        _ element: Element, _ key: String, _ builder: ViewBuilder
    ) -> [NSAttributedString.Key: Any]? {
        guard let attributes = element.child("textAttributes", key: key) else { return nil }
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = builder.font(attributes.child("fontDescription", key: "fontDescription"))
        result[.foregroundColor] = builder.color(attributes, "textColor")
        return result
    }

    static func applyAppearances(
        of element: Element, to bar: UINavigationBar, _ builder: ViewBuilder
    ) {
        func appearance(_ key: String) -> UINavigationBarAppearance? {
            element.child("navigationBarAppearance", key: key).map { Self.appearance($0, builder) }
        }
        if let standard = appearance("standardAppearance") { bar.standardAppearance = standard }
        bar.compactAppearance = appearance("compactAppearance")
        bar.scrollEdgeAppearance = appearance("scrollEdgeAppearance")
        bar.compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance")
    }

    private static func appearance(
        _ element: Element, _ builder: ViewBuilder
    ) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if let color = builder.color(element, "backgroundColor") {
            appearance.backgroundColor = color
        }
        if let color = builder.color(element, "shadowColor") { appearance.shadowColor = color }
        appearance.titleTextAttributes = text(element, "titleTextAttributes", builder) ?? [:]
        appearance.largeTitleTextAttributes =
            text(element, "largeTitleTextAttributes", builder) ?? [:]
        return appearance
    }
}
