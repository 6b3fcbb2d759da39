import Testing

@testable import ContactSheet

/// Source: the commands and options in the help.
@Suite struct SettingsSyntaxTests {
    private func syntax() throws -> (CommandSyntax, SettingsSyntax) {
        let all = try #require(CommandSyntax.current)
        return (all, SettingsSyntax(all))
    }

    /// A key that is both is the option, so the command has no section.
    @Test func onlyDevicesIsACommandAndACommonOption() throws {
        let (_, syntax) = try syntax()
        let names = Set(syntax.common.map(\.name))
        #expect(names.intersection(syntax.commands.map(\.commandName)) == ["devices"])
        #expect(!syntax.sections.map(\.commandName).contains("devices"))
        #expect(syntax.sections.map(\.commandName).contains("canvas"))
        #expect(syntax.command(named: "frames")?.option(named: "canvas") != nil)
    }

    @Test func excludedOptionsExist() throws {
        let (all, _) = try syntax()
        let names = Set(
            (all.subcommands ?? []).flatMap { $0.arguments ?? [] }.compactMap(\.longName))
        #expect(SettingsSyntax.excluded.subtracting(names) == [])
        #expect(Set(SettingsSyntax.displaced.keys).subtracting(names) == [])
    }

    @Test func commonOptionsHaveTheSameValuesInAllCommands() throws {
        let (_, syntax) = try syntax()
        let names = Set(syntax.common.map(\.name))
        #expect(
            names.isSuperset(of: [
                "devices", "orientations", "ios", "snapshots", "tolerance", "assets", "fonts",
                "workers", "deployment-target", "bold-text", "verbose", "baseline",
            ]))
        // A file or a folder; formats of images or films; reporters of tests or lint.
        #expect(names.isDisjoint(with: ["output", "format", "reporter", "update-snapshots"]))
    }

    @Test func kinds() throws {
        let (_, syntax) = try syntax()
        let test = try #require(syntax.command(named: "test"))
        let gallery = try #require(syntax.command(named: "gallery"))
        #expect(gallery.option(named: "templates")?.valueKind == .folder)
        // A folder or a container.
        #expect(test.option(named: "snapshots")?.valueKind == .file)
        #expect(test.option(named: "fonts")?.valueKind == .file)
        #expect(test.option(named: "bold-text")?.valueKind == .flag)
        #expect(test.option(named: "direction")?.isList == true)
        #expect(test.option(named: "direction")?.words == ["ltr", "rtl", "all"])
        #expect(test.option(named: "tolerance")?.isList == false)
        #expect(test.option(named: "assets")?.isRepeating == true)
        #expect(syntax.command(named: "prune")?.option(named: "devices") == nil)
    }
}
