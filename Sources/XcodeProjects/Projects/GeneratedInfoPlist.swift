import Foundation

/// The entries of an Info.plist that Xcode generates from build settings.
///
/// Source: “Build settings reference”, `GENERATE_INFOPLIST_FILE`, `INFOPLIST_KEY_…`, and the settings that the
/// bundle's keys name.
struct GeneratedInfoPlist {
    let entries: [String: PropertyList]

    private static let prefix = "INFOPLIST_KEY_"

    /// The settings with the values of keys that every bundle has.
    private static let bundleKeys = [
        "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
        "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]

    /// Returns the names of the settings that are read.
    static func usedSettings(of settings: BuildSettings) -> [String] {
        settings.names(withPrefix: prefix) + bundleKeys.values.sorted()
    }

    init(_ settings: BuildSettings) {
        var entries: [String: PropertyList] = [:]
        for name in settings.names(withPrefix: Self.prefix) {
            // A key without a value isn't generated.
            guard let text = settings[name], !text.isEmpty else { continue }
            let key = Self.key(of: name)
            entries[key] = Self.value(text, of: key)
        }
        if PropertyList.string(settings["GENERATE_INFOPLIST_FILE"] ?? "").flag == true {
            for (key, name) in Self.bundleKeys {
                entries[key] = settings[name].map(PropertyList.string)
            }
            entries["CFBundlePackageType"] = .string("APPL")
            entries["CFBundleInfoDictionaryVersion"] = .string("6.0")
        }
        if entries["UILaunchScreen_Generation"]?.flag == true {
            entries["UILaunchScreen"] = .dictionary([:])
        }
        self.entries = entries
    }

    /// Returns the key of a setting. Those for one idiom end with its name.
    private static func key(of setting: String) -> String {
        let key = String(setting.dropFirst(prefix.count))
        for idiom in ["iPhone", "iPad"] where key.hasSuffix("_" + idiom) {
            return key.dropLast(idiom.count + 1) + "~" + idiom
        }
        return key
    }

    private static func value(_ text: String, of key: String) -> PropertyList {
        if key.hasPrefix("UISupportedInterfaceOrientations") {
            return .array(text.split(separator: " ").map { .string(String($0)) })
        }
        switch text {
        case "YES": return .boolean(true)
        case "NO": return .boolean(false)
        default: return .string(text)
        }
    }
}
