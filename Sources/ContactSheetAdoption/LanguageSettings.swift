import XcodeProjects

/// The rules of the language that build settings choose, as settings of a package's target.
struct LanguageSettings {
    /// Whether the sources are for Swift 6.
    private let isSwift6: Bool
    /// Whether declarations belong to the main actor by default.
    private let isMainActorByDefault: Bool
    private let hasRegexLiterals: Bool
    /// Whether the rules for concurrency of Swift 6 don't apply.
    private(set) var isLenient = false

    /// Whether the sources use the names that UIKit had before Swift 4.2.
    let usesEarlierNames: Bool

    init(_ settings: BuildSettings) {
        isSwift6 = (settings["SWIFT_VERSION"] ?? "").hasPrefix("6")
        let version = settings["SWIFT_VERSION"].flatMap(Double.init) ?? 5
        usesEarlierNames = version < 4.2
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        hasRegexLiterals = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "YES"
    }

    /// Compiles sources for Swift 6 in the mode of Swift 5, because Apple's frameworks declare more
    /// precisely what belongs to the main actor. Returns whether that is a change.
    mutating func relax() -> Bool {
        guard isSwift6, !isLenient else { return false }
        isLenient = true
        return true
    }

    /// The settings in a manifest.
    var manifest: [String] {
        let isStrict = isSwift6 && !isLenient
        var settings = [".swiftLanguageMode(\(isStrict ? ".v6" : ".v5"))"]
        if isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
        let features =
            isSwift6
            ? ["BareSlashRegexLiterals", "ConciseMagicFile", "ImplicitOpenExistentials"]
            : hasRegexLiterals ? ["BareSlashRegexLiterals"] : []
        if !isStrict { settings += features.map { ".enableUpcomingFeature(\"\($0)\")" } }
        return settings
    }
}
