import Foundation
import Testing

@testable import XcodeProjects

@Suite struct XcodeTargetTests {
    private func target(_ settings: [String: String], in folder: URL? = nil) -> XcodeTarget {
        let folder = folder ?? URL(fileURLWithPath: "/none")
        return XcodeTarget(
            name: "App", product: .application, settings: BuildSettings([settings]),
            file: folder, folder: folder)
    }

    /// Source: “Build settings reference”, `SDKROOT` and `SUPPORTED_PLATFORMS`.
    @Test(arguments: [
        ([:], true), (["SDKROOT": "iphoneos"], true), (["SDKROOT": "watchos"], false),
        (["SDKROOT": "macosx"], false), (["SDKROOT": "auto"], true),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx"], false),
        (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos macosx"], true),
    ]) func platforms(_ settings: [String: String], isForIOS: Bool) {
        #expect(target(settings).isForIOS == isForIOS)
    }

    /// Source: “Build settings reference”, `OTHER_SWIFT_FLAGS`.
    @Test func conditionsOfFlags() {
        let target = target([
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
            "OTHER_SWIFT_FLAGS": "-DBETA -D LOGGING \"-D\" \"QUOTED\" -Xcc -DOTHER -O",
        ])
        #expect(target.compilationConditions == ["DEBUG", "BETA", "LOGGING", "QUOTED"])
    }

    /// Source: “Build settings reference”, `GENERATE_INFOPLIST_FILE`.
    @Test func generatedInfoPlist() {
        let settings = [
            "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.2",
            "CURRENT_PROJECT_VERSION": "34", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.app",
            "PRODUCT_NAME": "App", "INFOPLIST_KEY_NSCameraUsageDescription": "Photos",
            "INFOPLIST_KEY_UIMainStoryboardFile": "", "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        ]
        let list = target(settings).infoPlist
        #expect(list.string("CFBundleShortVersionString") == "1.2")
        #expect(list.string("CFBundleVersion") == "34")
        #expect(list.string("CFBundleIdentifier") == "com.example.app")
        #expect(list.string("CFBundleName") == "App")
        #expect(list.string("NSCameraUsageDescription") == "Photos")
        #expect(list.values["UIRequiresFullScreen"] == .boolean(true))
        #expect(list.values["UILaunchScreen"] == .dictionary([:]))
        #expect(list.mainStoryboard == nil)
        let own = target(settings.merging(["GENERATE_INFOPLIST_FILE": "NO"]) { $1 }).infoPlist
        #expect(own.string("CFBundleVersion") == nil)
    }

    @Test func pathsWithOtherCase() throws {
        let files = try TemporaryProject(["App/info.PLIST": "<plist><dict></dict></plist>"])
        let target = target(["INFOPLIST_FILE": "app/Info.plist"], in: files.folder)
        #expect(target.infoPlistURL?.lastPathComponent == "info.PLIST")
        #expect(target.missingInfoPlist == nil)
        let other = self.target(["INFOPLIST_FILE": "App/Other.plist"], in: files.folder)
        #expect(other.missingInfoPlist?.lastPathComponent == "Other.plist")
        let folder = files.folder.standardizedFileURL
        #expect(ProjectFile.location(of: folder.appending(path: "None/a")).lastPathComponent == "a")
    }

    @Test func projectsInJSON() throws {
        let files = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": """
            {"rootObject": "P", "objects": {
            "P": {"isa": "PBXProject", "targets": ["T"]},
            "T": {"isa": "PBXNativeTarget", "name": "App",
            "productType": "com.apple.product-type.application"}}}
            """
        ])
        let project = try XcodeProject(at: files.folder.appending(path: "App.xcodeproj"))
        #expect(project.targets.map(\.name) == ["App"])
    }
}
