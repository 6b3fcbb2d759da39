import Typesetting

extension TextOptions {
    /// Returns the options with the language of the simulated screen, which determines the forms of
    /// ideographs.
    @MainActor func onScreen() -> TextOptions {
        guard let language = UIScreen.main.device.language else { return self }
        var options = self
        options.eastAsianLanguage = EastAsianLanguage(identifier: language)
        return options
    }
}
