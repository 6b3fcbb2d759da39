import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct ReferenceLocationTests {
    private func location(
        _ test: String = "testUser()", _ identifier: String = "1", directory: String? = nil,
        isRendered: Bool = false
    ) -> ReferenceLocation {
        ReferenceLocation(
            file: "/app/Tests/FeatureTests.swift", test: test, identifier: identifier,
            pathExtension: "txt", directory: directory, isRendered: isRendered,
            settings: EffectiveSettings())
    }

    @Test func textIsSharedAndImagesAreNot() {
        let folder = "/app/Tests/__Snapshots__"
        #expect(location().reference == "\(folder)/FeatureTests/testUser.1.txt")
        #expect(
            location(isRendered: true).reference
                == "\(folder)/Contactsheet/FeatureTests/testUser.1.txt")
    }

    @Test func foldersCanBeSet() {
        #expect(location(directory: "/refs").reference == "/refs/testUser.1.txt")
        #expect(
            location(directory: "/refs", isRendered: true).reference
                == "/refs/Contactsheet/testUser.1.txt")
        withSnapshotTesting(references: "/all") {
            #expect(location().reference == "/all/FeatureTests/testUser.1.txt")
        }
    }

    @Test func namesAreSafeAsFilenames() {
        #expect(location("user(id:name:)", "iPhone X (dark)").name == "user-id-name.iPhone-X-dark")
        #expect(location("größe_2()", "../a").name == "größe_2.a")
        #expect(location("con()").reference.hasSuffix("/FeatureTests/co%6E.1.txt"))
        #expect(location("con()").artifact("difference").hasSuffix("/co%6E.1.difference"))
        let reserved = ReferenceLocation(
            file: "/app/AUX.swift", test: "a()", identifier: "1", pathExtension: "a?b",
            directory: nil, isRendered: false, settings: EffectiveSettings())
        #expect(reserved.reference == "/app/__Snapshots__/AU%58/a.1.a%3Fb")
    }

    /// Also on a disk that ignores case.
    @Test func aFileBelongsToOneSnapshot() {
        let owners = ReferenceOwners()
        #expect(owners.other(than: location("testA()", "b c")) == nil)
        #expect(owners.other(than: location("testA()", "b c")) == nil)
        #expect(owners.other(than: location("testA()", "d")) == nil)
        #expect(owners.other(than: location("testA()", "b-c")) == "testA() b c")
        #expect(owners.other(than: location("testa()", "D")) == "testA() d")
    }
}
