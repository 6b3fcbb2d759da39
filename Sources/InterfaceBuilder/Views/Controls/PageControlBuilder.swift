import UIKit

extension ViewKind {
    static let pageControl = ViewKind { _ in
        UIPageControl()
    } configure: { control, element, builder in
        ControlAttributes.apply(element, to: control)
        control.numberOfPages = element.integer("numberOfPages") ?? 0
        control.currentPage = element.integer("currentPage") ?? 0
        control.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
        control.defersCurrentPageDisplay = element.bool("defersCurrentPageDisplay") ?? false
        control.backgroundStyle = element["backgroundStyle"].flatMap { styles[$0] } ?? .automatic
        control.pageIndicatorTintColor = builder.color(element, "pageIndicatorTintColor")
        control.currentPageIndicatorTintColor = builder.color(
            element, "currentPageIndicatorTintColor")
        control.preferredIndicatorImage = builder.images.image(element, "preferredIndicatorImage")
    }

    private static let styles: [String: UIPageControl.BackgroundStyle] = [
        "prominent": .prominent, "minimal": .minimal,
    ]
}
