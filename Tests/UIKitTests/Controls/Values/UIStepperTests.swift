import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.3 for sizes; developer.apple.com on the values of
/// `UIStepper`.
@MainActor @Suite struct UIStepperTests {
    @Test(arguments: [(6, 27), (9, 29), (12, 29), (13, 32), (18, 32), (26, 32)])
    func sizes(iOS: Int, height: CGFloat) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let size = CGSize(width: 94, height: height)
        #expect(UIStepper().intrinsicContentSize == size)
        #expect(UIStepper().frame.size == size)
    }

    @Test func valuesStayBetweenTheBounds() throws {
        try useScreen(iOS: 18)
        let stepper = UIStepper()
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
        #expect(!stepper.canStep(up: true) && stepper.canStep(up: false))
        stepper.wraps = true
        #expect(stepper.canStep(up: true))
    }

    @Test func stepsOfZeroAreReportedAndIgnored() throws {
        try useScreen(iOS: 18)
        let stepper = UIStepper()
        let (_, diagnostics) = DiagnosticLog.collecting { stepper.stepValue = 0 }
        #expect(stepper.stepValue == 1)
        #expect(diagnostics.count == 1)
    }

    @Test func imagesByState() throws {
        try useScreen(iOS: 18)
        let stepper = UIStepper()
        let (more, none) = (
            UIImage(placeholder: "more", size: CGSize(width: 9, height: 9)),
            UIImage(placeholder: "none", size: CGSize(width: 9, height: 9))
        )
        stepper.setIncrementImage(more, for: .normal)
        stepper.setIncrementImage(none, for: .disabled)
        #expect(stepper.shownImage(up: true) === more)
        stepper.value = 100
        #expect(stepper.shownImage(up: true) === none, "the half at its limit is disabled")
        #expect(stepper.shownImage(up: false) == nil)
    }
}
