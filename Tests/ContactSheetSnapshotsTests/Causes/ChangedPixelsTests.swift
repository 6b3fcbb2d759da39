import ContactSheetSnapshots
import Foundation
import Testing

@Suite struct ChangedPixelsTests {
    private func pixels(
        _ views: String?..., view: ChangedView? = nil, item: String? = nil, isOneItem: Bool = true
    ) -> ChangedPixels {
        var pixels = ChangedPixels(
            count: 12, greatestDifference: "3 of 255", regions: [], view: view, item: item,
            isOneItem: isOneItem)
        for (index, view) in views.enumerated() {
            pixels.regions.append(
                ChangedPixels.Region(
                    box: CGRect(x: 0, y: Double(index) * 10, width: 4, height: 3), view: view))
        }
        return pixels
    }

    @Test func oneRegion() {
        let pixels = pixels("UIView “A”", item: "a fill changed from #000000 to #030303")
        #expect(
            SnapshotCause.pixels(pixels).description
                == "12 pixels differ in x 0, y 0, 4 × 3 of UIView “A”, by up to 3 of 255; "
                + "a fill changed from #000000 to #030303")
    }

    @Test func severalRegions() {
        #expect(
            SnapshotCause.pixels(pixels("A", nil, "B", "C", "A")).description
                == "12 pixels differ in x 0, y 0, 4 × 3 of A; in x 0, y 10, 4 × 3; "
                + "in x 0, y 20, 4 × 3 of B; and in 2 more places, by up to 3 of 255; "
                + "the view trees are equal")
    }

    /// The summary doesn't depend on places and on the number of drawn items, so that snapshots of
    /// several devices have the same one.
    @Test func summary() {
        func summary(_ pixels: ChangedPixels) -> String { SnapshotCause.pixels(pixels).summary }
        let view = ChangedView("View", location: "A.xib:4")
        #expect(summary(pixels(nil)) == "pixels differ")
        #expect(summary(pixels("B", "A", view: view)) == "View: pixels differ (A.xib:4)")
        #expect(
            summary(pixels("B", view: view, item: "a fill changed from #000000 to #030303"))
                == "View: pixels differ, a fill changed from #000000 to #030303 (A.xib:4)")
        #expect(
            summary(pixels("B", view: view, item: "40 of 118 drawn items differ", isOneItem: false))
                == "View: pixels differ (A.xib:4)")
    }
}
