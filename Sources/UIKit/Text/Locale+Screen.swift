import ContactSheetDiagnostics
import Foundation

extension Locale {
    /// The locale of the screen's language, or the current one if the screen has none.
    static var ofScreen: Locale {
        let language = onMainActor { UIScreen.main.device.language }
        // On Linux, the current locale is always that of English in the whole world.
        return language.map(Locale.init(identifier:))
            ?? (Locale.current.identifier == "en_001" ? Locale(identifier: "en_US") : .current)
    }
}
