import SnapshotTesting
import Testing

@Suite(.snapshots(record: .never)) struct SnapshotsTraitTests {
    @Test func theSuiteSetsTheMode() {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(EffectiveSettings().record == .never)
    }

    @Test(.snapshots(record: .failed)) func theTestSetsTheMode() {
        #expect(EffectiveSettings().record == .failed)
        #expect(EffectiveSettings(record: true).record == .all)
    }

    @Test(.snapshots(diffTool: .ksdiff)) func otherSettingsAreThoseOfTheSuite() {
        #expect(EffectiveSettings().record == .never)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
    }

    @Test func scopesNest() async {
        await withSnapshotTesting(diffTool: "compare") {
            await Task.yield()
            #expect(EffectiveSettings().record == .never)
            expectInnerScope()
        }
    }

    private func expectInnerScope() {
        withSnapshotTesting(record: .all) { #expect(EffectiveSettings().record == .all) }
    }
}
