import Foundation
import Testing

@testable import XcodeProjects

@Suite struct XcodeProjectTests {
    /// A project with groups, a localized storyboard, a missing file, and settings on two levels.
    private let project = """
        // !$*UTF8*$!
        { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, F); };
        PL = { buildConfigurations = (PD, PR); };
        PR = { name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; };
        PD = { name = Debug; baseConfigurationReference = C;
            buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
        G = { isa = PBXGroup; children = (A, C); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (S, M, V, R); path = App; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (B); name = Main.storyboard; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = Data; lastKnownFileType = folder; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildConfigurationList = TL; buildPhases = (SP, RP); dependencies = (D); };
        D = { isa = PBXTargetDependency; target = F; };
        F = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        TL = { buildConfigurations = (TD); };
        TD = { name = Debug; buildSettings = {
            INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
        SP = { isa = PBXSourcesBuildPhase; files = (S1, M1); };
        RP = { isa = PBXResourcesBuildPhase; files = (V1, R1); };
        S1 = { fileRef = S; }; M1 = { fileRef = M; }; V1 = { fileRef = V; }; R1 = { fileRef = R; };
        }; }
        """

    private func files() throws -> TemporaryProject {
        try TemporaryProject([
            "App.xcodeproj/project.pbxproj": project,
            "Base.xcconfig": "#include \"Other.xcconfig\"\nNAME = Value // comment\n",
            "Other.xcconfig":
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS = OTHER\nNAME[sdk=macosx*] = Mac\n",
            "App/A.swift": "", "App/Base.lproj/Main.storyboard": "", "App/Data/level.txt": "",
        ])
    }

    @Test func targets() throws {
        let files = try files()
        let project = try XcodeProject(at: files.folder.appending(path: "App.xcodeproj"))
        #expect(project.targets.map(\.name) == ["My App", "Kit"])
        #expect(project.targets.map(\.product) == [.application, .framework])
        let app = project.targets[0]
        #expect(try app.moduleName.text == "My_App")
        #expect(app.infoPlistURL?.path == files.folder.path + "/App/Info.plist")
        #expect(files.paths(app.sources) == ["App/A.swift"])
        #expect(files.paths(app.resources) == ["App/Base.lproj/Main.storyboard", "App/Data"])
        #expect(files.paths(app.missingFiles) == ["App/Missing.swift"])
        #expect(app.dependencies == ["Kit"])
        #expect(app.infoPlist.mainStoryboard == "Main")
    }

    @Test func settingsOfTargetsAndFiles() throws {
        let files = try files()
        let project = try XcodeProject(at: files.folder.appending(path: "App.xcodeproj"))
        let settings = project.targets[0].settings
        #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "OTHER"])
        #expect(settings["NAME"] == "Value")
        #expect(project.allSettings.count == 3)
    }

    @Test func synchronizedFolders() throws {
        let files = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App;
                sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Info.plist, Old/Old.swift); target = T; };
            T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
            }; }
            """, "App/A.swift": "", "App/Views/B.swift": "", "App/Old/Old.swift": "",
            "App/Info.plist": "", "App/Assets.xcassets/Contents.json": "{}",
            "App/Base.lproj/Main.storyboard": "",
        ])
        let target = try XcodeProject(at: files.folder.appending(path: "App.xcodeproj")).targets[0]
        #expect(files.paths(target.sources) == ["App/A.swift", "App/Views/B.swift"])
        #expect(
            files.paths(target.resources)
                == ["App/Assets.xcassets", "App/Base.lproj/Main.storyboard"])
    }

    /// Source: projects of Xcode 16, in which files in synchronized folders have no objects.
    @Test func configurationFilesInSynchronizedFolders() throws {
        let files = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
                buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S;
                baseConfigurationReferenceRelativePath = Settings/Debug.xcconfig;
                buildSettings = { OTHER = "$(HOST)"; }; };
            }; }
            """, "App/Settings/Debug.xcconfig": "HOST = example.com\n",
        ])
        let target = try XcodeProject(at: files.folder.appending(path: "App.xcodeproj")).targets[0]
        #expect(target.settings["OTHER"] == "example.com")
    }

    @Test(arguments: ["App.xcodeproj/project.pbxproj", "Base.xcconfig", "Other.xcconfig"])
    func unmergedFilesAreNamed(path: String) throws {
        let files = try files()
        let url = files.folder.appending(path: path)
        let text = "// A\n<<<<<<< HEAD\nNAME = 1\n=======\nNAME = 2\n>>>>>>> a\n"
        try Data(text.utf8).write(to: url)
        #expect(throws: XcodeProjectError.defect(url.path, .conflictMarkers(line: 2))) {
            try XcodeProject(at: files.folder.appending(path: "App.xcodeproj"))
        }
    }

    /// Returns the target of a project whose other files are in a synchronized folder.
    private func target(_ files: TemporaryProject, settings: String = "") throws -> XcodeTarget {
        let project = files.folder.appending(path: "App.xcodeproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try Data(
            """
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, T); };
            G = { isa = PBXGroup; children = (S, C); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
                buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
                buildSettings = { \(settings) }; };
            }; }
            """.utf8
        ).write(to: project.appending(path: "project.pbxproj"))
        let targets = try XcodeProject(at: project).targets
        #expect(targets.count == 1)
        return try #require(targets.first)
    }

    /// Names that would be paths or code: quotation marks, dots, letters that hide a slash.
    @Test(arguments: [
        ("../../victim", "______victim"), ("/tmp/a", "_tmp_a"), ("..", "__"), ("a\"b", "a_b"),
        ("MVVM Project", "MVVM_Project"), ("a\\(f())", "a__f___"), ("a\nb", "a_b"), ("a-b", "a_b"),
        ("1a", "_1a"),
    ])
    func namesOfModules(_ name: String, expected: String) throws {
        let files = try TemporaryProject(["App/A.swift": ""])
        let text = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let target = try target(files, settings: "PRODUCT_MODULE_NAME = \"\(text)\";")
        #expect(try target.moduleName.text == expected)
    }

    @Test(arguments: ["", "class", String(repeating: "a", count: 121)])
    func namesThatArentModules(_ name: String) throws {
        let files = try TemporaryProject(["App/A.swift": ""])
        let text = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let target = try target(files, settings: "PRODUCT_MODULE_NAME = \"\(text)\";")
        #expect(
            throws: XcodeProjectError.noModuleName(
                file: "App.xcodeproj", target: "App", setting: "PRODUCT_MODULE_NAME", value: name)
        ) { try target.check() }
    }

    @Test func settingsThatAreTooLong() throws {
        let files = try TemporaryProject(["App/A.swift": ""])
        let ten = Array(repeating: "$(A:default=$(A))", count: 10).joined()
        let target = try target(
            files,
            settings: """
                A = "\(Array(repeating: "$(B)", count: 100).joined())";
                B = "\(Array(repeating: "$(C)", count: 100).joined())"; C = "\(ten)";
                SWIFT_VERSION = "$(A)";
                """)
        #expect(
            throws: XcodeProjectError.longSetting(
                file: "App.xcodeproj", target: "App", setting: "SWIFT_VERSION")
        ) { try target.check() }
    }

    /// Links to a folder that contains them, a folder that was written for the project, and a pipe.
    @Test func whatIsntPartOfAFolder() throws {
        let files = try TemporaryProject([
            "App/A.swift": "", "App/Adopted/B.swift": "",
            "App/Adopted/\(ProjectFile.outputMarker)": "",
        ])
        try files.link("App/one", to: ".")
        try files.link("App/two", to: "../App")
        files.makePipe("App/Pipe.swift")
        files.makePipe("App/pipe.txt")
        let target = try target(files)
        #expect(files.paths(target.sources) == ["App/A.swift"])
        #expect(target.resources.isEmpty)
        #expect(files.paths(target.specialFiles) == ["App/Pipe.swift", "App/pipe.txt"])
    }

    @Test func foldersWithTooManyFiles() throws {
        let files = try TemporaryProject(["App/A.swift": ""])
        // The folder's files count once for each of its links.
        let project = files.folder.appending(path: "App.xcodeproj/project.pbxproj")
        for number in 0..<400 {
            _ = try? Data().write(to: files.folder.appending(path: "App/\(number).png"))
        }
        let limits = ReadingLimits()
        var target = try target(files)
        for _ in 0..<300 {
            SynchronizedFolder(files.folder.appending(path: "App")).add(to: &target, limits)
        }
        #expect(
            throws: XcodeProjectError.unreadable(
                project.path, reason: "it has more than 100000 files")
        ) {
            try limits.check(project.path)
        }
    }

    /// A pipe would wait for a writer.
    @Test(.timeLimit(.minutes(1))) func aProjectThatIsAPipe() throws {
        let files = try TemporaryProject(["App.xcodeproj/README": ""])
        files.makePipe("App.xcodeproj/project.pbxproj")
        #expect(throws: XcodeProjectError.self) {
            try XcodeProject(at: files.folder.appending(path: "App.xcodeproj"))
        }
    }

    @Test func workspacesThatAreOtherFiles() throws {
        let path = "App.xcworkspace/contents.xcworkspacedata"
        let files = try TemporaryProject([path: "<html><body>Not found</body></html>"])
        let url = files.folder.appending(path: path)
        #expect(throws: XcodeProjectError.defect(url.path, .webPage)) {
            try XcodeWorkspace(at: files.folder.appending(path: "App.xcworkspace"))
        }
    }

    @Test func aProjectThatIsMissing() {
        #expect(throws: XcodeProjectError.notFound("/nothing.xcodeproj")) {
            try XcodeProject(at: URL(fileURLWithPath: "/nothing.xcodeproj"))
        }
    }
}
