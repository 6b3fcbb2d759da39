import ContactSheetDiagnostics
import Foundation

/// The language of the simulated device, which UIKit sets.
@MainActor package final class ScreenLanguage: SimulationPart {
    /// The identifier of a locale, or `nil` for that of the process.
    package var identifier: String?

    package static var current: ScreenLanguage { Simulation.current.part(ScreenLanguage.self) }

    package init(inheriting outer: ScreenLanguage?) { identifier = outer?.identifier }
}

extension Locale {
    /// The locale of the screen's language, or the current one if the screen has none.
    static var ofScreen: Locale {
        let language = onMainActor { ScreenLanguage.current.identifier }
        // On Linux, the current locale is always that of English in the whole world.
        return language.map(Locale.init(identifier:))
            ?? (Locale.current.identifier == "en_001" ? Locale(identifier: "en_US") : .current)
    }
}
