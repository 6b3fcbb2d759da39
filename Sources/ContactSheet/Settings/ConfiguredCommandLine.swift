import Foundation

/// A command line with settings.
@MainActor struct ConfiguredCommandLine {
    /// The words after the program.
    let words: [String]
    private var settings: Settings?
    private var command: CommandSyntax?

    /// Adds the settings as options after the subcommand, so that the options on the command line
    /// come last. `--no-NAME` removes a flag of the settings.
    ///
    /// - Parameter words: The words after the program.
    init(
        _ words: [String], defaultPath: String = SettingsFile.defaultPath
    ) throws(SettingsError) {
        let hasFile = FileManager.default.fileExists(atPath: defaultPath)
        let mayChange = words.contains { $0.hasPrefix("--settings") || $0.hasPrefix("--no-") }
        guard hasFile || mayChange, let verb = words.first, let all = CommandSyntax.current,
            let parser = all.subcommand(named: verb),
            let command = SettingsSyntax(all).command(named: verb)
        else {
            self.words = words
            return
        }
        let given = parser.parts(of: Array(words.dropFirst()))
        if given.contains(where: { ["help", "version"].contains($0.name) }) {
            self.words = words
            return
        }
        let rest = given.filter { !$0.isNegated }.flatMap(\.words)
        var path = hasFile ? defaultPath : nil
        if given.contains(where: { $0.name == "no-settings" }) { path = nil }
        if let other = given.last(where: { $0.name == "settings" }) { path = other.value }
        guard let path, !path.isEmpty else {
            self.words = [verb] + rest
            return
        }
        let settings = try Settings(SettingsFile(path: path), SettingsSyntax(all))
        self.words = [verb] + settings.words(for: command, given: given) + rest
        self.settings = settings
        self.command = command
    }

    /// Returns the error of a setting that the parser has refused, or `nil` if all are valid.
    func invalidSetting() -> SettingsError? {
        command.flatMap { settings?.invalidValue(for: $0) }
    }
}
