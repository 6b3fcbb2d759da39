import ContactSheetDevices
import Testing
import XcodeProjects

@testable import ContactSheet

/// Source: Documentation/Adopting.md 1.
@Suite struct AppSupportTests {
    private func support(_ entries: [String: [String]]) -> AppSupport {
        AppSupport(
            InfoPlistFile(
                .dictionary(entries.mapValues { .array($0.map(PropertyList.string)) })))
    }

    private func devices(_ app: AppSupport, _ arguments: String...) throws -> Set<String> {
        let all = try RenderCommand.parse(arguments).selection.configurations(on: "all", for: app)
        return Set(all.flatMap { $0.group.devices.map(\.slug) })
    }

    @Test func phonesAreLeftOutOfAppsForPads() throws {
        let app = support(["UIDeviceFamily": ["2"]])
        let pads = Set(Device.all.filter { $0.idiom == .pad }.map(\.slug))
        #expect(try devices(app) == pads)
        #expect(try devices(app, "--devices", "all") == pads)
        #expect(throws: UsageError.phoneForPadApp("iphone-x")) {
            try devices(app, "--devices", "ipad-10,iphone-x")
        }
        #expect(app.defaultDevice.devices.map(\.idiom) == [.pad])
    }

    @Test func padsOfAppsForPhonesAreNamed() throws {
        let app = support(["UIDeviceFamily": ["1"]])
        let phones = Set(Device.all.filter { $0.idiom == .phone }.map(\.slug))
        #expect(try devices(app) == phones)
        let named = try devices(app, "--devices", "all,ipad-10").subtracting(phones)
        // The group contains all devices that have the same screen.
        #expect(named.contains("ipad-10"))
        #expect(!named.contains("ipad-mini-6"))
    }

    @Test func supportedOrientationsAreTheDefault() throws {
        let app = support([
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": [
                "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeRight",
            ],
        ])
        func names(_ arguments: String...) throws -> [String] {
            try RenderCommand.parse(["--devices", "iphone-x,ipad-10"] + arguments).selection
                .configurations(for: app).map(\.name)
        }
        #expect(
            try names() == [
                "iphone-x.portrait", "ipad-10.upside-down", "ipad-10.landscape-right",
            ])
        #expect(
            try names("--orientations", "landscape") == [
                "iphone-x.landscape-left", "ipad-10.landscape-left",
            ])
    }

    @Test func olderDevicesThanTheDeploymentTargetAreNamed() throws {
        let app = support(["MinimumOSVersion": ["15.0"]])
        #expect(try !devices(app).contains("iphone-5"))
        #expect(try devices(app).contains("iphone-x"))
        #expect(try devices(app, "--devices", "iphone-5") == ["iphone-5"])
    }
}
