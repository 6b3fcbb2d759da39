import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIScrollViewDelegate`.
@MainActor @Suite struct ScrollTouchTests {
    private final class Log: UIScrollViewDelegate {
        var lines: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            lines.append("end \(willDecelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
    }

    private let log = Log()

    private func stage() -> (TouchStage, UIScrollView) {
        let view = UIScrollView()
        let stage = TouchStage(view)
        view.contentSize = CGSize(width: 200, height: 1000)
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = log
        stage.window.layoutIfNeeded()
        return (stage, view)
    }

    @Test func contentFollowsTheTouch() {
        let (stage, view) = stage()
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 150, y: 120))
        #expect(view.contentOffset == CGPoint(x: 0, y: 80))
        #expect(log.lines == ["begin", "end false"])
    }

    /// 80 points in a tenth of a second; every millisecond multiplies the speed by 0.998.
    @Test func decelerationDependsOnSpeedAndContent() {
        let (stage, view) = stage()
        stage.fingers.swipe(from: stage.middle, to: CGPoint(x: 150, y: 120))
        #expect(abs(view.contentOffset.y - (80 + 0.8 * 0.998 / 0.002)) < 0.01)
        #expect(log.lines == ["begin", "end true", "rest"])
        for _ in 1...2 { stage.fingers.swipe(from: stage.middle, to: CGPoint(x: 150, y: 120)) }
        #expect(view.contentOffset.y == 800)
    }

    @Test func perpendicularPansDoNotScroll() {
        let (stage, view) = stage()
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 60, y: 200))
        #expect(view.contentOffset == .zero && log.lines.isEmpty)
    }

    @Test func aButtonUnderAPanIsCancelled() {
        let (stage, view) = stage()
        let button = UIButton(frame: view.bounds)
        view.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 150, y: 150))
        #expect(taps == 0 && view.contentOffset.y == 50)
        stage.fingers.tap(at: stage.middle)
        #expect(taps == 1)
    }

    @Test func aScrollStaysWithinTheContent() {
        let (_, view) = stage()
        view.scroll(byDragging: CGPoint(x: 30, y: 5000))
        #expect(view.contentOffset == CGPoint(x: 0, y: 800))
        view.scroll(byDragging: CGPoint(x: 0, y: -100))
        #expect(view.contentOffset == CGPoint(x: 0, y: 700))
    }
}
