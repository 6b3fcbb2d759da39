import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.11 for sizes; developer.apple.com on rows and components.
@MainActor @Suite struct UIPickerViewTests {
    private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [5, 0, 40]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

        func pickerView(
            _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
        ) -> Int { counts[component] }

        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "row \(row)" }

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 0 ? 100 : UIView.noIntrinsicMetric
        }
    }

    private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
        var asked: [Int] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(
            _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
        ) -> Int { 100 }

        func pickerView(
            _ pickerView: UIPickerView, rowHeightForComponent component: Int
        ) -> CGFloat { 40 }

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            asked.append(row)
            let view = view ?? UIView()
            view.tag = row + 1
            return view
        }
    }

    private func picker(_ rows: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        return picker
    }

    @Test(arguments: [(6, 44), (9, 32), (18, 32), (26, 32)])
    func sizes(iOS: Int, rowHeight: CGFloat) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let rows = Rows()
        let picker = picker(rows)
        #expect(picker.frame.size == CGSize(width: 320, height: 216))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: rowHeight))
        #expect(picker.rowSize(forComponent: 7) == .zero)
        #expect(
            picker.rowSize(forComponent: 1).width == picker.rowSize(forComponent: 2).width)
    }

    @Test func selectionStaysWithinTheRows() throws {
        try useScreen(iOS: 18)
        let rows = Rows()
        let picker = picker(rows)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 1) == -1, "no rows")
        picker.selectRow(99, inComponent: 2, animated: false)
        #expect(picker.selectedRow(inComponent: 2) == 39)
        picker.selectRow(-9, inComponent: 2, animated: false)
        #expect(picker.selectedRow(inComponent: 2) == 0)
        #expect(picker.selectedRow(inComponent: 5) == -1)
        rows.counts = []
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 0)
        #expect(!drawing(of: picker).isEmpty, "the band alone")
    }

    /// Rows of 32 points on a semicircle with a radius of 108: four on each side are visible; the
    /// fifth is seen edge-on.
    @Test func rowsAroundTheSelectedOne() throws {
        try useScreen(iOS: 18)
        let rows = Rows()
        rows.counts = [40]
        let picker = picker(rows)
        picker.selectRow(20, inComponent: 0, animated: false)
        let lines = drawing(of: picker)
        for row in 16...24 { #expect(lines.contains { $0.contains("\"row \(row)\"") }) }
        #expect(!lines.contains { $0.contains("\"row 15\"") || $0.contains("\"row 25\"") })
    }

    /// Property: in the eras with a frame around the wheels, there may be no space for them.
    @Test(arguments: [6, 9, 18], [0.0, 5, 19, 21])
    func squeezed(iOS: Int, height: Double) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let views = Views()
        let picker = picker(views)
        picker.frame = CGRect(x: 0, y: 0, width: height, height: height)
        let (_, diagnostics) = DiagnosticLog.collecting {
            picker.layoutIfNeeded()
            return drawing(of: picker)
        }
        #expect(diagnostics.isEmpty)
        #expect(!views.asked.isEmpty)
    }

    @Test func viewsOfRows() throws {
        try useScreen(iOS: 18)
        let views = Views()
        let picker = picker(views)
        picker.selectRow(50, inComponent: 0, animated: false)
        let (_, diagnostics) = DiagnosticLog.collecting { picker.layoutIfNeeded() }
        #expect(diagnostics.isEmpty, "the layout comes to rest")
        #expect(views.asked == Array(45...55), "each is asked for once")
        let middle = try #require(picker.view(forRow: 50, forComponent: 0))
        let next = try #require(picker.view(forRow: 51, forComponent: 0))
        #expect(middle.bounds.height == 40)
        #expect(middle.center.y == 108)
        #expect(middle.alpha == 1 && next.alpha < 1)
        #expect(next.frame.height < 40)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }
}
