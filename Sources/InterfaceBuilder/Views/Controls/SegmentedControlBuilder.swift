import UIKit

extension ViewKind {
    static let segmentedControl = ViewKind { _ in
        UISegmentedControl()
    } configure: {
        SegmentedControlBuilder.configure($0, $1, $2)
    }
}

@MainActor enum SegmentedControlBuilder {
    static func configure(
        _ control: UISegmentedControl, _ element: Element, _ builder: ViewBuilder
    ) {
        ControlAttributes.apply(element, to: control)
        control.segmentedControlStyle =
            element["segmentControlStyle"].flatMap { styles[$0] } ?? .plain
        control.apportionsSegmentWidthsByContent =
            element.bool("apportionsSegmentWidthsByContent") ?? false
        control.isMomentary = element.bool("momentary") ?? false
        control.selectedSegmentTintColor = builder.color(element, "selectedSegmentTintColor")
        control.removeAllSegments()
        for segment in element.child("segments")?.children ?? [] where segment.name == "segment" {
            add(segment, to: control, builder)
        }
        control.selectedSegmentIndex =
            element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }

    private static let styles: [String: UISegmentedControl.Style] = [
        "plain": .plain, "bordered": .bordered, "bar": .bar, "bezeled": .bezeled,
    ]

    private static func add(
        _ segment: Element, to control: UISegmentedControl, _ builder: ViewBuilder
    ) {
        let index = control.numberOfSegments
        if let image = builder.images.image(segment, "image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
        }
        control.setWidth(segment.number("width") ?? 0, forSegmentAt: index)
        control.setEnabled(segment.bool("enabled") ?? true, forSegmentAt: index)
        if let offset = segment.size("contentOffset") {
            control.setContentOffset(offset, forSegmentAt: index)
        }
    }
}
