import ContactSheet
import Foundation
import Testing
import XcodeProjects

@testable import ContactSheetAdoption

/// Source: decision. A folder belongs to adoptions if it has their list of files.
@Suite struct PackageFolderTests {
    private let files: TemporaryProject
    private var url: URL { files.folder.appending(path: "Adopted") }

    init() throws { files = try TemporaryProject() }

    /// Writes files as an adoption does.
    private func adopt(_ texts: [String: String]) throws {
        let folder = try PackageFolder(at: url)
        try folder.claim(Array(texts.keys))
        try folder.removeOthers()
        for (path, text) in texts { try folder.save(text, to: path) }
    }

    @Test func filesOfEarlierAdoptionsAreRemoved() throws {
        try adopt(["Sources/App/A.swift": "a", "Sources/Kit/B.swift": "b", "App.app/Data": "d"])
        try files.write("Adopted/Sources/App/Mine.swift", "mine")
        try files.write("Adopted/Gallery/index.html", "page")
        try adopt(["Sources/App/A.swift": "c", "App.app/Data/1.txt": "e"])
        #expect(
            try files.paths(in: "Adopted") == [
                ProjectFile.outputMarker, "App.app/Data/1.txt", "Gallery/index.html",
                "Sources/App/A.swift", "Sources/App/Mine.swift",
            ])
        #expect(files.text("Adopted/Sources/App/A.swift") == "c")
        #expect(ProjectFile(at: url.appending(path: "Sources/Kit")) == .missing)
        // A folder becomes a file again.
        try adopt(["App.app/Data": "f"])
        #expect(files.text("Adopted/App.app/Data") == "f")
    }

    @Test func otherFoldersAreRefused() throws {
        try files.write("Adopted/Package.swift", "mine")
        #expect(throws: AdoptionError.otherFolder(url.path)) { try adopt(["A": "a"]) }
        #expect(try files.paths() == ["Adopted/Package.swift"])
    }

    @Test(arguments: ["Sources/App/A.swift", "Sources/App", "Sources/App/A.swift/B"])
    func filesOfOthersAreRefused(_ path: String) throws {
        try adopt(["Package.swift": "a"])
        try files.write("Adopted/\(path)", "mine")
        let before = try files.paths()
        #expect(throws: AdoptionError.self) {
            try adopt(["Package.swift": "b", "Sources/App/A.swift": "c"])
        }
        #expect(try files.paths() == before)
        #expect(files.text("Adopted/Package.swift") == "a")
        #expect(files.text("Adopted/\(path)") == "mine")
    }

    /// A link leads out of the folder.
    @Test func linksAreRefused() throws {
        try adopt(["Package.swift": "a"])
        try files.write("Mine/App/A.swift", "mine")
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: "Sources").path, withDestinationPath: "../Mine")
        #expect(throws: AdoptionError.otherFile(url.path + "/Sources")) {
            try adopt(["Sources/App/A.swift": "b"])
        }
        #expect(files.text("Mine/App/A.swift") == "mine")
    }

    /// What a link leads to isn't removed, although the list has its path.
    @Test func linksArentFollowedToRemoveFiles() throws {
        try adopt(["Sources/App/A.swift": "a"])
        try FileManager.default.removeItem(at: url.appending(path: "Sources"))
        try files.write("Mine/App/A.swift", "mine")
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: "Sources").path, withDestinationPath: "../Mine")
        try adopt(["Package.swift": "b"])
        #expect(files.text("Mine/App/A.swift") == "mine")
    }

    /// A list from another folder, or from a repository, isn't trusted.
    @Test(arguments: [
        "../Mine/A.swift", "/etc/passwd", "a/../../b", "", "a//b", "a\\u0000b", "./a",
    ])
    func listsWithOtherPathsAreRefused(_ path: String) throws {
        try files.write(
            "Adopted/\(ProjectFile.outputMarker)",
            #"{"writer": "contactsheet adopt", "files": ["\#(path)"]}"#)
        #expect(throws: AdoptionError.damagedMarker(url.path + "/" + ProjectFile.outputMarker)) {
            try adopt(["A": "a"])
        }
    }

    /// The list is complete before the first file is written.
    @Test func interruptedAdoptions() throws {
        try adopt(["A": "a"])
        try PackageFolder(at: url).claim(["B"])
        try files.write("Adopted/B", "written before the end")
        try adopt(["C": "c"])
        #expect(try files.paths(in: "Adopted") == [ProjectFile.outputMarker, "C"])
    }

    @Test func nothingIsLeftIfNothingIsWritten() throws {
        _ = try PackageFolder(at: url)
        #expect(ProjectFile(at: url) == .missing)
    }

    @Test func filesThatDontChangeKeepTheirDates() throws {
        try adopt(["A": "a"])
        let file = url.appending(path: "A").path
        let date = Date(timeIntervalSince1970: 0)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        try adopt(["A": "a"])
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.modificationDate] as? Date == date)
    }
}
