import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 2.
@MainActor @Suite(.serialized) final class OutcomeCacheTests {
    private static let configuration = Configuration.all(Device.named(["iphone-15"]))[0]
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        for name in ["One", "Other"] { try write(name, width: 320) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Snapshots"), withIntermediateDirectories: true)
        // A command's context is that before its first screen, which can change the environment of the process.
        for preview in try previews().chosen { _ = preview.outcome(in: Self.configuration) }
        // Files that are new aren't identified by their times.
        Thread.sleep(forTimeInterval: 2.5)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ name: String, width: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            useAutolayout="YES" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController title="\(name)" id="c">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="480"/>
            </view></viewController></objects></scene></scenes></document>
            """
        try Data(document.utf8).write(to: folder.appending(path: "\(name).storyboard"))
    }

    private var store: SnapshotStore {
        SnapshotStore(directory: folder.appending(path: "Snapshots"))
    }

    private func previews() throws -> ChosenPreviews {
        let paths = ["One", "Other"].map { folder.appending(path: "\($0).storyboard").path }
        let found = try DocumentPreviews(at: paths).previews
        return ChosenPreviews(
            chosen: found, all: found, input: RenderInput(documents: paths), ownsFolder: false,
            isPartial: false)
    }

    private func cache(tolerance: SnapshotTolerance = .exact) throws -> OutcomeCache {
        let test = try SnapshotTest(
            store: store, policy: .compare, tolerance: tolerance, environment: [:])
        return try #require(
            OutcomeCache(previews(), test, in: folder.appending(path: ".cache").path))
    }

    /// The names of the previews whose outcomes are known.
    private func known(tolerance: SnapshotTolerance = .exact) throws -> [String] {
        let cache = try cache(tolerance: tolerance)
        return try previews().chosen.filter { cache.outcome(of: $0, Self.configuration) != nil }
            .map(\.name)
    }

    /// Compares both documents with new references, and stores the outcomes.
    private func run() async throws {
        let recorder = try SnapshotTest(store: store, policy: .record, environment: [:])
        let job = ComparisonJob(
            test: try SnapshotTest(store: store, policy: .compare, environment: [:]))
        let cache = try cache()
        var outcomes: [MeasuredOutcome] = []
        for preview in try previews().chosen {
            let outcome = preview.outcome(in: Self.configuration)
            _ = recorder.outcome(of: outcome)
            outcomes.append(try await job.output(of: outcome, from: preview))
        }
        cache.save(outcomes)
    }

    private static let both = ["One/One", "Other/Other"]

    private func cacheFile() throws -> URL {
        let caches = folder.appending(path: ".cache")
        let names = try FileManager.default.contentsOfDirectory(atPath: caches.path)
        return caches.appending(path: try #require(names.first))
    }

    @Test func unchangedSnapshotsAreKnown() async throws {
        #expect(try known().isEmpty)
        try await run()
        #expect(try known() == Self.both)
    }

    /// Also if the file has the same size and an earlier time of modification.
    @Test func aChangedDocumentIsUnknown() async throws {
        try await run()
        let path = folder.appending(path: "One.storyboard").path
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        try write("One", width: 330)
        try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
        #expect(try known() == ["Other/Other"])
    }

    @Test func changedReferencesAreUnknown() async throws {
        try await run()
        let file = store.url(
            SnapshotID(preview: "Other/Other", configuration: Self.configuration.name))
        try (Data(contentsOf: file) + Data("\n".utf8)).write(to: file)
        #expect(try known() == ["One/One"])
        try FileManager.default.removeItem(at: file)
        #expect(try known() == ["One/One"])
    }

    @Test func otherOptionsAndVariablesMakeAllUnknown() async throws {
        try await run()
        #expect(try known(tolerance: SnapshotTolerance(ignoredViews: ["a"])).isEmpty)
        setenv("CONTACTSHEET_TEST_OF_CACHE", "1", 1)
        defer { unsetenv("CONTACTSHEET_TEST_OF_CACHE") }
        #expect(try known().isEmpty)
    }

    /// The order of a set depends on its capacity, and differs between processes.
    @Test func theOrderOfSetsHasNoInfluence() throws {
        func digest(capacity: Int) throws -> String {
            var views = Set<String>(minimumCapacity: capacity)
            for number in 0..<20 { views.insert("\(number)") }
            let test = try SnapshotTest(
                store: store, policy: .compare, tolerance: SnapshotTolerance(ignoredViews: views),
                environment: [:])
            return try RunContext(previews(), test).digest
        }
        #expect(try digest(capacity: 20) == digest(capacity: 2000))
    }

    @Test func newTextsMakeADocumentUnknown() async throws {
        try await run()
        let texts = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        try Data("\"v.text\" = \"a\";".utf8).write(to: texts.appending(path: "One.strings"))
        #expect(try known() == ["Other/Other"])
    }

    @Test func damagedCachesAreIgnored() async throws {
        try await run()
        let file = try cacheFile()
        let contents = try Data(contentsOf: file)
        for damaged in [
            contents.dropLast(), Data(), Data("a\n{}".utf8), contents + Data("a".utf8),
            contents.map { $0 == UInt8(ascii: "O") ? UInt8(ascii: "o") : $0 }.withUnsafeBytes {
                Data($0)
            },
        ] {
            try damaged.write(to: file)
            #expect(try known().isEmpty)
        }
        try contents.write(to: file)
        #expect(try known() == Self.both)
    }

    /// The next run might be the first that notices that a snapshot differs.
    @Test func onlySnapshotsThatAreTheSameAreStored() async throws {
        try await run()
        let cache = try cache()
        let outcomes = try previews().chosen.map { preview in
            MeasuredOutcome(
                entry: .init(
                    SnapshotOutcome(
                        preview: preview.name, name: Self.configuration.name,
                        verdict: preview.name == "One/One" ? .missing : .same), nil),
                seconds: 1, sameReference: nil)
        }
        cache.save(outcomes)
        #expect(try known().isEmpty)
    }
}
