import ContactSheet

/// A page of the catalog on iPhones: a screen of grouped rows that shows a family of controls as apps
/// use them.
///
/// A page has references in the configurations whose rule no other page shows: light everywhere, dark
/// for colors, right to left and iOS 26 for controls, and large text for text styles and lists.
struct PhonePage: Sendable {
    let name: String
    /// The configurations with references, besides light appearance.
    let others: [PhoneConfiguration]
    let sections: @MainActor @Sendable () -> [PhoneSection]

    var references: [Configuration] {
        ([.light] + others).flatMap(\.configurations)
    }

    static let all = [controls, buttons, lists, textInput, textStyles, colors, symbols]
}

/// A configuration of the pages on iPhones.
enum PhoneConfiguration: CaseIterable {
    case light, dark, rightToLeft, largeText, glass, darkGlass

    var configurations: [Configuration] {
        let variant =
            switch self {
            case .light, .glass: Variant()
            case .dark, .darkGlass: Variant(appearance: .dark)
            case .rightToLeft: Variant(direction: .rtl)
            case .largeText: Variant(textSize: .ax3)
            }
        let isGlass = self == .glass || self == .darkGlass
        return Configuration.all(
            Device.named(["iphone-16"]), orientations: [.portrait], variants: [variant],
            iOS: IOSVersion(isGlass ? 26 : 18))
    }

    static let all = allCases.flatMap(\.configurations)
}

/// A section of a page, with its title.
@MainActor struct PhoneSection {
    let title: String?
    let rows: [PhoneRow]

    init(_ title: String? = nil, _ rows: [PhoneRow]) {
        self.title = title
        self.rows = rows
    }
}

/// A row of a page.
@MainActor enum PhoneRow {
    /// A title with a control at the end.
    case control(String, UIView)
    /// A view that fills the row.
    case wide(UIView)
    /// A title with a symbol, a text, and an accessory.
    case text(String, detail: String?, symbol: String?, UITableViewCell.AccessoryType)
}
