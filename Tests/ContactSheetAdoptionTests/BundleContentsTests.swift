import Foundation
import Testing
import XcodeProjects

@testable import ContactSheetAdoption

@Suite struct BundleContentsTests {
    /// Folders contain links to themselves, the folder of an adoption, and a pipe.
    @Test(.timeLimit(.minutes(1))) func folders() throws {
        let files = try TemporaryProject([
            "Data/a.txt": "a", "Data/Sub/b.txt": "b", "Data/.DS_Store": "",
            "Data/Adopted/\(ProjectFile.outputMarker)": "", "Data/Adopted/c.txt": "",
        ])
        for name in ["one", "two"] {
            try FileManager.default.createSymbolicLink(
                atPath: files.folder.appending(path: "Data/\(name)").path, withDestinationPath: ".")
        }
        mkfifo(files.folder.appending(path: "Data/pipe").path, 0o600)
        let contents = try BundleContents(
            [files.folder.appending(path: "Data")], infoPlist: nil, reserved: [])
        #expect(contents.files.map(\.path) == ["Data/Sub/b.txt", "Data/a.txt"])
        #expect(contents.unusable.map(\.url.lastPathComponent) == ["pipe"])
    }

    @Test func names() throws {
        let files = try TemporaryProject([
            "App/Info.plist": "", "Kit/Info.plist": "", "de.lproj/A.strings": "", "A.strings": "",
            "Kit/A.strings": "", "AppScreens": "",
        ])
        let paths = [
            "App/Info.plist", "Kit/Info.plist", "de.lproj/A.strings", "A.strings", "Kit/A.strings",
            "AppScreens",
        ].map { files.folder.appending(path: $0) }
        let contents = try BundleContents(
            paths + [URL(fileURLWithPath: "/")], infoPlist: paths[0],
            reserved: ["Info.plist", "AppScreens"])
        #expect(contents.files.map(\.path) == ["de.lproj/A.strings", "A.strings"])
        #expect(contents.files.map(\.source) == [paths[2], paths[3]])
        #expect(contents.unusable.map(\.url) == [paths[1], paths[5]])
    }
}
