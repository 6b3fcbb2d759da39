import AtomicFiles
import Foundation
import Testing

@testable import ContactSheet

@Suite struct ApplicationFilesTests {
    private let folder: TemporaryFolder

    /// A project with an application, its tests, and an application of its own.
    init() throws {
        folder = try TemporaryFolder(prefix: "application-files-")
        func target(_ id: String, _ type: String, _ phase: String, _ file: String) -> String {
            """
            \(id) = { isa = PBXNativeTarget; name = \(id); productType = "com.apple.product-type.\(type)"; buildPhases = (\(id)P); };
            \(id)P = { isa = PBX\(phase)BuildPhase; files = (\(id)B); }; \(id)B = { fileRef = \(id)F; };
            \(id)F = { isa = PBXFileReference; path = \(file); };
            """
        }
        let text = """
            { rootObject = P; objects = { P = { isa = PBXProject; targets = (App, Tests, Other, Pictures); };
            \(target("App", "application", "Sources", "Login.swift"))
            \(target("Pictures", "framework", "Resources", "Images.xcassets"))
            \(target("Tests", "bundle.unit-test", "Sources", "LoginTests.swift"))
            \(target("Other", "application", "Sources", "Other.swift")) }; }
            """
        let files = [
            "App.xcodeproj/project.pbxproj": text, "Login.swift": "", "LoginTests.swift": "",
            "Other.swift": "", "Images.xcassets/Contents.json": "",
        ]
        for (path, text) in files {
            try Folder.create(Folder.parent(of: "\(folder.path)/\(path)"))
            try AtomicFile.write(Data(text.utf8), to: "\(folder.path)/\(path)")
        }
    }

    @Test(arguments: [
        ("Login.swift", true), ("Images.xcassets/Red.colorset/Contents.json", true),
        ("LoginTests.swift", false), ("Other.swift", false), ("README.md", false),
        ("Config/Debug.xcconfig", true), ("Removed.swift", true),
        ("App.xcodeproj/project.pbxproj", true),
    ])
    func affectsTheApplication(path: String, expected: Bool) throws {
        defer { folder.remove() }
        let files = try ApplicationFiles(
            ofProjectAt: "\(folder.path)/App.xcodeproj", target: "App")
        #expect(files.contain("\(folder.path)/\(path)") == expected)
    }

    @Test func allApplicationsCountWithoutATarget() throws {
        defer { folder.remove() }
        let files = try ApplicationFiles(ofProjectAt: "\(folder.path)/App.xcodeproj", target: nil)
        #expect(files.contain("\(folder.path)/Other.swift"))
    }
}
