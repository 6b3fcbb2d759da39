import ContactSheetDevices
import ContactSheetPreviews
import ContactSheetSnapshots
import CoreGraphics
import Foundation
import Testing

@testable import ContactSheet

/// Source: decision. Tests the property that a run's report doesn't depend on its division.
@Suite struct BlobTests {
    private static let configurations = Configuration.all(
        Device.named(["iphone-x", "iphone-8", "ipad-10"]))

    private static let outcomes: [SnapshotOutcome] = {
        let title = SnapshotCause.property(
            ChangedView("“A & B” button", location: "Main.storyboard:41"), name: "title",
            from: "100 %\u{2028}", to: nil)
        let moved = SnapshotCause.moved(
            ChangedView("View"), from: CGRect(x: 0.1, y: 1 / 3, width: .infinity, height: 1),
            to: CGRect(x: -0.0, y: 2e-9, width: 1, height: 1))
        let environment = EnvironmentChange(name: "Cairo", old: "1.16", new: "1.18")
        let verdicts: [SnapshotOutcome.Verdict] = [
            .same, .changed([title, moved]), .new, .missing, .flaky([title]),
            .failed("no view “<x>”"),
        ]
        let compared = zip(configurations, verdicts).map {
            SnapshotOutcome(
                preview: "Main", name: $0.name, configuration: $0, verdict: $1,
                file: "App/Main.storyboard", environment: $1 == .same ? [environment] : [])
        }
        return compared + [
            SnapshotOutcome(preview: "Old", name: "iphone-1.portrait", verdict: .obsolete)
        ]
    }()

    private let run = TestRun(wholeRunOf: outcomes)

    private func decoded(_ run: TestRun, path: String) throws -> (path: String, blob: Blob) {
        (path, try Blob(Data(Blob(run).text.utf8), path: path))
    }

    private func blobs(_ count: Int, of run: TestRun) throws -> [(path: String, blob: Blob)] {
        try (1...count).map { try decoded(run.shard($0, of: count), path: "\($0).json") }
    }

    private func error(_ body: () throws -> Void) -> String? {
        #expect(throws: BlobError.self) { try body() }?.description
    }

    @Test(arguments: [1, 2, 3, 8])
    func mergedReportsAreThoseOfOneRun(count: Int) throws {
        #expect(run.outcomes.count == 7)
        for blobs in [try blobs(count, of: run), try blobs(count, of: run).reversed()] {
            let merged = try TestRun(merging: blobs)
            #expect(merged.outcomes == run.outcomes)
            for reporter in TestReporter.allCases {
                #expect(reporter.text(of: merged) == reporter.text(of: run))
            }
        }
    }

    @Test func theWholeRunsUpdateAndErrorsAreKept() throws {
        var run = TestRun(wholeRunOf: Self.outcomes, update: .missing)
        run.errors = ["error: a.xib: not a document"]
        let merged = try TestRun(merging: try blobs(2, of: run))
        #expect(merged.update == .missing)
        #expect(merged.errors == run.errors)
    }

    @Test func shardsMustBeComplete() throws {
        let blobs = try blobs(8, of: run)
        #expect(
            error { _ = try TestRun(merging: blobs.filter { $0.blob.shard != 3 }) }
                == "shard 3 of 8 is missing — specify the blobs of all shards")
        #expect(
            error { _ = try TestRun(merging: Array(blobs.prefix(6))) }
                == "shards 7 and 8 of 8 are missing — specify the blobs of all shards")
        #expect(
            error { _ = try TestRun(merging: Array(blobs.prefix(1))) }
                == "shards 2, 3, 4, 5, and 3 more of 8 are missing — specify the blobs of all shards"
        )
        #expect(
            error { _ = try TestRun(merging: blobs + [("again.json", blobs[1].blob)]) }
                == "again.json: shard 2 of 8 is also 2.json — specify each shard once")
    }

    @Test func shardsMustBeOfOneRun() throws {
        let blobs = try blobs(2, of: run)
        let other = try self.blobs(2, of: TestRun(wholeRunOf: Array(Self.outcomes.dropFirst())))
        #expect(
            error { _ = try TestRun(merging: [blobs[0], other[1]]) }
                == "2.json: not of the same run as 1.json, because their snapshots or options differ"
                + " — specify the blobs of one run")
        let third = try self.blobs(3, of: run)[2]
        #expect(
            error { _ = try TestRun(merging: [blobs[0], third]) }
                == "3.json is shard 3 of 3, but 1.json is shard 1 of 2 — specify the blobs of one run"
        )
        let updating = try self.blobs(2, of: TestRun(wholeRunOf: Self.outcomes, update: .missing))
        #expect(error { _ = try TestRun(merging: [blobs[0], updating[1]]) } != nil)
        var tolerant = run
        tolerant.tolerance.ignoredViews = ["clock"]
        let tolerantBlobs = try self.blobs(2, of: tolerant)
        #expect(error { _ = try TestRun(merging: [blobs[0], tolerantBlobs[1]]) } != nil)
    }

    @Test func shardsOfOtherDurationsAreNotMerged() throws {
        var first = run.shard(1, of: 2)
        first.entries.removeLast()
        let blobs = [
            try decoded(first, path: "1.json"), try decoded(run.shard(2, of: 2), path: "2.json"),
        ]
        #expect(
            error { _ = try TestRun(merging: blobs) }?.hasPrefix("the shards were divided") == true)
    }

    @Test func otherFilesAreErrors() throws {
        let text = Blob(run).text
        let report = TestReporter.json.text(of: run)
        for other in ["", "{}", "[]", report, #"{"generator":"other 1","shards":1,"version":1}"#] {
            #expect(
                error { _ = try Blob(Data(other.utf8), path: "a.json") }
                    == "a.json: not a blob — specify files of `test --reporter blob`")
        }
        let later = text.replacing(Blob.currentGenerator, with: "contactsheet 99.0.0")
        #expect(
            error { _ = try Blob(Data(later.utf8), path: "a.json") }
                == "a.json: written by contactsheet 99.0.0, but this is \(Blob.currentGenerator) —"
                + " use one version for all shards and for merge")
        for count in ["-1", "4611686018427387904"] {
            let empty =
                #"{"arguments":[],"errors":[],"generator":"\#(Blob.currentGenerator)","#
                + #""outcomes":[],"run":{"count":\#(count),"digest":"x"},"shard":1,"shards":1,"#
                + #""tolerance":"","update":"none","version":1}"#
            let other = text.replacing(#""count":6"#, with: #""count":\#(count)"#)
            #expect(other != text)
            for text in [empty, other] {
                #expect(
                    error {
                        _ = try TestRun(merging: [("a.json", Blob(Data(text.utf8), path: "a.json"))]
                        )
                    } != nil)
            }
        }
        let format = text.replacing(#""version":1}"#, with: #""version":2}"#)
        #expect(
            error { _ = try Blob(Data(format.utf8), path: "a.json") }
                == "a.json: format 2 of blobs, but this \(Blob.currentGenerator) reads format 1 — use"
                + " one build for all shards and for merge")
        let forged = text.replacing(
            Blob.currentGenerator, with: #"contactsheet 9\n::error file=a::b"#)
        #expect(
            error { _ = try Blob(Data(forged.utf8), path: "a.json") }
                == "a.json: not a blob — specify files of `test --reporter blob`")
        for damaged in [
            text.replacing(#""index":0"#, with: #""index":99"#),
            text.replacing(#""shard":1"#, with: #""shard":2"#),
            text.replacing(#""preview":"Main""#, with: #""preview":1"#),
        ] {
            #expect(damaged != text)
            #expect(
                error { _ = try Blob(Data(damaged.utf8), path: "a.json") }
                    == "a.json: not a complete blob — run its shard again")
        }
        #expect(
            error { _ = try Blob(contentsOf: "/no/such.json") }
                == "/no/such.json: no such file — specify the blobs of all shards")
        #expect(
            error { _ = try Blob(contentsOf: "/") }
                == "/: can't read the file — check its permissions")
    }
}
