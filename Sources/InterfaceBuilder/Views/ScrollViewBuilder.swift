import UIKit

extension ViewKind {
    static let scrollView = ViewKind { _ in
        UIScrollView()
    } configure: { view, element, _ in
        ScrollAttributes.apply(element, to: view)
    }
}

/// Attributes of all scroll views.
@MainActor enum ScrollAttributes {
    static func apply(_ element: Element, to scrollView: UIScrollView) {
        scrollView.isScrollEnabled = element.bool("scrollEnabled") ?? true
        scrollView.isPagingEnabled = element.bool("pagingEnabled") ?? false
        scrollView.showsHorizontalScrollIndicator =
            element.bool("showsHorizontalScrollIndicator") ?? true
        scrollView.showsVerticalScrollIndicator =
            element.bool("showsVerticalScrollIndicator") ?? true
        scrollView.clipsToBounds = element.bool("clipsSubviews") ?? false
        scrollView.contentInset = element.insets("contentInset") ?? .zero
        scrollView.contentInsetAdjustmentBehavior =
            element["contentInsetAdjustmentBehavior"].flatMap { adjustments[$0] } ?? .automatic
    }

    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
    ]
}
