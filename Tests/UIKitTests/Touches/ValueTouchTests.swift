import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of each control, and the control's own geometry.
@MainActor @Suite struct ValueTouchTests {
    private func tap(_ control: UIControl, at place: CGPoint) -> Int {
        let stage = TouchStage(UIView())
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.frame.origin = CGPoint(x: 10, y: 10)
        stage.view.addSubview(control)
        stage.fingers.tap(at: control.convert(place, to: nil))
        return count
    }

    @Test func switchesToggle() {
        useTouchDevice()
        let control = UISwitch()
        #expect(tap(control, at: CGPoint(x: 20, y: 15)) == 1 && control.isOn)
        #expect(tap(control, at: CGPoint(x: 20, y: 15)) > 0 && !control.isOn)
    }

    @Test func aSegmentIsSelectedOnce() {
        useTouchDevice()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame.size.width = 180
        #expect(tap(control, at: CGPoint(x: 90, y: 10)) == 1)
        #expect(control.selectedSegmentIndex == 1)
        #expect(tap(control, at: CGPoint(x: 90, y: 10)) == 0)
    }

    @Test func aMomentarySegmentIsSelectedWhileItsActionRuns() {
        useTouchDevice()
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame.size.width = 180
        control.isMomentary = true
        var seen = -1
        control.addAction(
            UIAction { _ in seen = control.selectedSegmentIndex }, for: .valueChanged)
        _ = tap(control, at: CGPoint(x: 150, y: 10))
        #expect(seen == 1 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aStepperStepsAndWraps() {
        useTouchDevice()
        let control = UIStepper()
        control.maximumValue = 1
        #expect(tap(control, at: CGPoint(x: 80, y: 10)) == 1 && control.value == 1)
        #expect(tap(control, at: CGPoint(x: 80, y: 10)) == 0)
        control.wraps = true
        _ = tap(control, at: CGPoint(x: 80, y: 10))
        #expect(control.value == 0)
    }

    @Test func pageControlsAdvanceOnePage() {
        useTouchDevice()
        let control = UIPageControl()
        control.numberOfPages = 3
        control.frame.size = CGSize(width: 100, height: 30)
        #expect(tap(control, at: CGPoint(x: 90, y: 10)) == 1 && control.currentPage == 1)
        #expect(tap(control, at: CGPoint(x: 10, y: 10)) > 0 && control.currentPage == 0)
    }

    @Test(arguments: [true, false]) func aSliderFollowsItsThumb(isContinuous: Bool) {
        let slider = UISlider()
        let stage = TouchStage(slider)
        slider.isContinuous = isContinuous
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let start = slider.convert(slider.touchPoint, to: nil)
        stage.fingers.pan(from: start, to: CGPoint(x: start.x + 500, y: start.y))
        #expect(slider.value == 1)
        #expect(isContinuous ? count > 1 : count == 1)
        stage.fingers.tap(at: CGPoint(x: start.x + 40, y: start.y))
        #expect(slider.value == 1)
    }
}
