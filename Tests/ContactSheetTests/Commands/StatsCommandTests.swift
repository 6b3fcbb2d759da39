import ContactSheetSnapshots
import Testing

@testable import ContactSheet

@Suite struct StatsCommandTests {
    private func size(_ preview: String, _ bytes: Int) -> ReferenceSize {
        ReferenceSize(
            SnapshotID(preview: preview, configuration: "\(bytes)"), bytes: bytes)
    }

    @Test func previewsAreSortedBySize() {
        let sizes = ReferenceSizes([
            size("B", 10), size("Long name", 1000), size("B", 40), size("A", 50), size("B", 1),
        ])
        #expect(
            sizes.lines == [
                "PREVIEW    REFERENCES  BYTES  MEDIAN  LARGEST",
                "Long name           1   1000    1000     1000",
                "B                   3     51      10       40",
                "A                   1     50      50       50",
                "total               5   1101      40     1000",
            ])
    }

    @Test func theMedianOfAnEvenNumberIsTheMean() {
        let sizes = ReferenceSizes.Sizes([10, 1, 40, 20])
        #expect((sizes.count, sizes.bytes, sizes.median, sizes.largest) == (4, 71, 15, 40))
        #expect(ReferenceSizes([]).lines == ["no references"])
    }
}
