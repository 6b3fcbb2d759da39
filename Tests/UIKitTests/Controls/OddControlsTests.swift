import Foundation
import Testing

@testable import UIKit

/// Tests the property that invalid numbers never crash and are never drawn.
@MainActor @Suite struct OddControlsTests {
    private func isSound(_ view: UIView) -> Bool {
        !drawing(of: view).contains { $0.contains("nan") || $0.contains("inf") }
    }

    nonisolated static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]

    @Test(arguments: odd) func invalidValues(number: Double) throws {
        try useScreen(iOS: 18)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
        slider.minimumValue = -Float(number)
        slider.maximumValue = Float(number)
        slider.value = Float(number)
        #expect(isSound(slider))
        let stepper = UIStepper()
        stepper.maximumValue = number
        stepper.value = number
        stepper.stepValue = number
        #expect(isSound(stepper))
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = Float(number)
        #expect(isSound(progress))
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.setWidth(number, forSegmentAt: 0)
        _ = drawing(of: segments)
    }

    @Test(arguments: odd) func invalidDates(number: Double) throws {
        try useScreen(iOS: 18)
        let picker = UIDatePicker()
        picker.date = Date(timeIntervalSinceReferenceDate: number)
        picker.countDownDuration = number
        for style in [UIDatePickerStyle.wheels, .compact, .inline] {
            picker.preferredDatePickerStyle = style
            picker.bounds.size = picker.sizeThatFits(.zero)
            #expect(isSound(picker))
        }
    }

    @Test(arguments: odd) func invalidSizes(number: Double) throws {
        try useScreen(iOS: 18)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let views = [
            pages, UISwitch(), UISlider(), UIStepper(), UIDatePicker(), UIPickerView(),
            UISegmentedControl(items: ["A"]), UIProgressView(),
        ]
        for view in views {
            view.bounds.size = CGSize(width: number, height: number)
            view.draw(view.bounds)
        }
    }
}
