import ContactSheetDevices
import ContactSheetPreviews
import ContactSheetSnapshots
import Testing

@testable import ContactSheet

/// Decision: the gallery comes first, because changes are accepted after they have been reviewed.
@Suite struct NextStepsTests {
    private func outcome(_ verdict: SnapshotOutcome.Verdict) -> SnapshotOutcome {
        SnapshotOutcome(preview: "A", name: "iphone-x.portrait", verdict: verdict)
    }

    private func lines(
        _ arguments: [String], _ verdicts: SnapshotOutcome.Verdict...
    ) -> [String] {
        NextSteps(arguments: ["contactsheet", "test"] + arguments).lines(
            for: verdicts.map(outcome))
    }

    @Test func theGalleryComesBeforeApproval() {
        #expect(
            lines(["My App.xib", "--snapshots", "S"], .same, .missing) == [
                "To see the changes, run: contactsheet test 'My App.xib' --snapshots S"
                    + " --reporter html:Output/gallery",
                "To approve one, run: contactsheet approve 'My App.xib' --snapshots S --change "
                    + ChangeGroup.all(of: [outcome(.missing)])[0].id,
                "To approve all, run: contactsheet approve 'My App.xib' --snapshots S --all",
            ])
    }

    @Test func pruneGetsNoFilters() {
        #expect(
            lines(
                ["A.xib", "--grep", "x", "--scene=B", "--perform", "tap C", "--ios", "17"],
                .obsolete
            ) == ["To remove obsolete references, run: contactsheet prune A.xib --ios 17"])
        #expect(
            lines(["A.xib", "--workers", "2", "--shard=1/3"], .obsolete)
                == ["To remove obsolete references, run: contactsheet prune A.xib"])
        #expect(
            lines(["A.xib", "--type", "x", "--into", "y", "--", "--grep"], .obsolete)
                == ["To remove obsolete references, run: contactsheet prune A.xib -- --grep"])
    }

    @Test func approvalsAreOfTheWholeRun() {
        let options = ["--shard", "2/3", "--reporter=list", "-o", "report.txt", "-u", "none"]
        #expect(
            lines(["A.xib"] + options, .missing) == lines(["A.xib"], .missing))
        let record = NextSteps(arguments: ["contactsheet", "record", "A.xib", "--durations"])
        #expect(
            record.linesForObsolete([outcome(.obsolete)])
                == ["To remove obsolete references, run: contactsheet prune A.xib"])
    }

    @Test func optionsOfTheRunAreOmitted() {
        #expect(
            lines(
                ["A.xib", "--last-failed", "--reporter", "json:a", "--settings", "s.yml"], .obsolete
            ) == [
                "To remove obsolete references, run: contactsheet prune A.xib --settings s.yml"
            ])
    }

    @Test(arguments: [
        ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("\u{0600}'$(a)", "'\u{0600}'\\''$(a)'"),
        ("a\n::error::'\\", "$'a\\012::error::\\'\\\\'"), ("", "''"), ("a-b_c", "a-b_c"),
    ])
    func wordsAreQuotedForShells(word: String, quoted: String) {
        #expect(word.shellQuoted == quoted)
    }

    @Test func noSuggestionsIfEverythingIsTheSame() {
        #expect(lines(["A.xib"], .same, .failed("why")) == [])
    }
}
