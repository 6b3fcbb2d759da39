import ArgumentParser

/// Where a command reads its settings. They are applied before the command line is parsed.
struct SettingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A file with the defaults of options, instead of .contactsheet.yml in the current folder",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var settings: PathArgument?

    @Flag(help: "Ignore the file .contactsheet.yml")
    var noSettings = false

    func validate() throws {
        if settings != nil, noSettings {
            throw ValidationError(
                "--settings and --no-settings can't be used together — specify one of them")
        }
    }
}
