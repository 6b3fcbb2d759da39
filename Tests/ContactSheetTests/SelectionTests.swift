import ArgumentParser
import ContactSheetDevices
import ContactSheetPreviews
import Testing

@testable import ContactSheet

/// Source: DESIGN's command line.
@MainActor @Suite struct SelectionTests {
    private func names(_ arguments: String...) throws -> [String] {
        try RenderCommand.parse(arguments).selection.configurations().map(\.name)
    }

    @Test func everyDeviceInBothOrientations() throws {
        let all = try RenderCommand.parse(["--devices", "all"]).selection.configurations()
        #expect(all.flatMap(\.group.devices).count == 2 * Device.all.count)
        let lint = try RenderCommand.parse([]).selection.lintConfigurations()
        #expect(lint.map(\.group).starts(with: all.map(\.group)))
    }

    /// Each common device has another screen, and is the first one of its class.
    @Test func defaultIsCommonDevices() throws {
        let all = try names("--devices", "all")
        #expect(try names().count == 12 && Set(names()).isSubset(of: all))
    }

    /// References of all devices that were recorded before are compared, under the same names.
    @Test func devicesWithReferencesAreAdded() throws {
        let options = try RenderCommand.parse([]).selection
        let all = try names("--devices", "all")
        func found(_ slugs: Set<String>) throws -> [String] {
            try options.configurations(on: DeviceList(referenced: slugs)).map(\.name)
        }
        #expect(try found(Set(all.map { String($0.prefix { $0 != "." }) })) == all)
        let few = try found(["iphone-x", "iphone-unknown"])
        #expect(few.count == 14 && few.contains("iphone-x.portrait"))
    }

    @Test func oneDevice() throws {
        #expect(
            try names("--devices", "iphone-x") == [
                "iphone-x.portrait", "iphone-x.landscape-left",
            ])
        #expect(
            try names("--devices", "iphone-x", "--orientations", "all", "--appearance", "dark")
                == [
                    "iphone-x.portrait.dark", "iphone-x.upside-down.dark",
                    "iphone-x.landscape-left.dark", "iphone-x.landscape-right.dark",
                ])
    }

    @Test func multitaskingSizes() throws {
        let names = try names(
            "--devices", "ipad-10,iphone-x", "--orientations", "landscape", "--multitasking",
            "half,full", "--ios", "18")
        #expect(
            names == [
                "ipad-10.landscape-left.ios-18", "iphone-x.landscape-left.ios-18",
                "ipad-10.landscape-left.half.ios-18",
            ])
    }

    /// The default is the newest iOS of each device.
    @Test func versions() throws {
        let upright = ["--devices", "iphone-15,iphone-x", "--orientations", "portrait"]
        func iOS(_ arguments: [String]) throws -> [IOSVersion] {
            try RenderCommand.parse(upright + arguments).selection.configurations().map(\.group.iOS)
        }
        #expect(try iOS([]) == [.newest, IOSVersion(16, 7)])
        #expect(try iOS(["--ios", "17"]) == [IOSVersion(17), IOSVersion(16, 7)])
        #expect(
            try names("--devices", "iphone-se-2", "--ios", "18").first?.hasPrefix("iphone-se-2.")
                == true)
    }

    @Test func appearanceAndTextSettings() throws {
        let names = try names(
            "--devices", "iphone-x", "--orientations", "portrait", "--appearance", "dark",
            "--bold-text", "--contrast", "--direction", "rtl")
        #expect(names == ["iphone-x.portrait.dark.bold.contrast.rtl"])
    }

    @Test func idiomsAndVariants() throws {
        let pads = try RenderCommand.parse(["--devices", "pads"]).selection.configurations()
        #expect(pads.allSatisfy { $0.group.screen.idiom == .pad } && !pads.isEmpty)
        let variants = try names(
            "--devices", "iphone-x", "--orientations", "portrait", "--appearance", "light,dark",
            "--direction", "all", "--text-size", "ax5")
        #expect(
            variants == [
                "iphone-x.portrait.ax5", "iphone-x.portrait.ax5.rtl",
                "iphone-x.portrait.dark.ax5", "iphone-x.portrait.dark.ax5.rtl",
            ])
    }

    @Test func deploymentTargetExcludesOldDevices() throws {
        let devices = try RenderCommand.parse(["--deployment-target", "17"]).selection
            .configurations(on: "all").flatMap(\.group.devices)
        #expect(!devices.contains { $0.slug == "iphone-x" })
        #expect(devices.contains { $0.slug == "iphone-xs" })
    }

    @Test(arguments: [
        (["--devices", "iphone-99"], "iphone-99"), (["--orientations", "up"], "up"),
        (["--appearance", "blue"], "blue"), (["--text-size", "huge"], "huge"),
        (["--direction", "down"], "down"),
        (["--multitasking", "quarter"], "quarter"), (["--ios", "new"], "new"),
        (["--ios", "99"], "99"),
        (["--ios", "19"], "19"), (["--deployment-target", "0"], "0"),
        (["--language", "fr,x"], "x"),
    ])
    func invalidValuesAreOneLineErrors(arguments: [String], word: String) throws {
        let error = #expect(throws: (any Error).self) { try RenderCommand.parse(arguments) }
        let line = error.map { RenderCommand.message(for: $0) } ?? ""
        #expect(line.contains("'\(arguments[0]) <") && line.contains("'\(arguments[1])'"))
        #expect(line.contains(word) && !line.contains("\n"))
    }

    @Test func noDeviceThatMatchesIsAnError() throws {
        let selection = try RenderCommand.parse([
            "--devices", "iphone-1", "--deployment-target", "18",
        ]).selection
        #expect(throws: UsageError.noConfiguration) { try selection.configurations() }
    }

    @Test func grepTakesWordsInAnyOrder() throws {
        let selection = try RenderCommand.parse(["--grep", "view photo"]).selection
        #expect(selection.admits("PhotoDiary/RotationView"))
        #expect(!selection.admits("Autosize/2 Masks"))
        let scene = try RenderCommand.parse(["--scene", "Settings"]).selection
        #expect(scene.admits("Main/Settings") && !scene.admits("Main/My Settings"))
    }
}

/// Source: values calculated by hand.
@Suite struct OutputTests {
    @Test func progressShowsCountRateAndRemainingTime() {
        #expect(Progress.line(120, of: 960, after: 2) == "120 of 960  60 a second  0:14 left")
        #expect(
            Progress.interrupted(after: 1, of: 2, "no report was written")
                == "interrupted after 1 of 2 snapshots: no report was written")
        #expect(Progress.line(1, of: 1000, after: 1) == "1 of 1000  1 a second  16:39 left")
    }

    @Test func argumentsAreQuotedForTheShell() {
        #expect("Main.storyboard".shellQuoted == "Main.storyboard")
        #expect("it's here".shellQuoted == #"'it'\''s here'"#)
        #expect("".shellQuoted == "''")
    }

    @Test func aTableHasALineForEachDevice() {
        let lines = DeviceTable(Device.all, limit: IOSVersion(18)).lines
        #expect(lines.count == Device.all.count + 1)
        let x = lines.first { $0.hasPrefix("iphone-x ") } ?? ""
        for cell in ["375×812", "3x", "44 0 34 0", "0 44 21 44", "retina5_9"] {
            #expect(x.contains(cell))
        }
    }
}
