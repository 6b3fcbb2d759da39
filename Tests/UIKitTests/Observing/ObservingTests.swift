import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `observe(_:options:changeHandler:)`: UIKit's documented
/// properties are observable.
@MainActor struct ObservingTests {
    @Test func aScrollViewsContentIsObserved() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var sizes: [CGFloat] = []
        var offsets: [CGFloat] = []
        let tokens = [
            scroll.observe(\.contentSize, options: [.new, .old]) { _, change in
                sizes += [change.oldValue?.height ?? -1, change.newValue?.height ?? -1]
            },
            scroll.observe(\.contentOffset) { scroll, _ in offsets.append(scroll.contentOffset.y) },
        ]
        scroll.contentSize = CGSize(width: 100, height: 300)
        scroll.contentOffset.y = 20
        tokens.forEach { $0.invalidate() }
        scroll.contentOffset.y = 30
        #expect(sizes == [0, 300])
        #expect(offsets == [20])
    }

    @Test func anObservationEndsWithItsToken() {
        let view = UIView()
        var calls = 0
        do { _ = view.observe(\.frame) { _, _ in calls += 1 } }
        view.frame.size.width = 10
        #expect(calls == 0)
    }

    @Test func aResponderObservesByName() {
        let (view, observer) = (UIView(), Observer())
        view.addObserver(observer, forKeyPath: "bounds", options: [.new, .initial], context: nil)
        view.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
        view.removeObserver(observer, forKeyPath: "bounds")
        view.frame.size.width = 9
        #expect(observer.widths == [0, 7])
    }

    @Test func theStateOfAScrollViewsRecognizerIsReadByName() {
        let scroll = UIScrollView()
        let name = "panGestureRecognizer.state"
        #expect(
            ObservableProperties.value(of: scroll, name) as? UIGestureRecognizer.State == .possible)
    }
}

private final class Observer: UIView {
    var widths: [CGFloat] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        widths.append((change?[.newKey] as? CGRect)?.width ?? -1)
    }
}
