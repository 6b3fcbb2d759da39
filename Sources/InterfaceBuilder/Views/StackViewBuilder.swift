import UIKit

extension ViewKind {
    static let stackView = ViewKind { _ in
        UIStackView()
    } configure: { stack, element, _ in
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.distribution =
            element["distribution"].flatMap { StackNames.distributions[$0] } ?? .fill
        stack.alignment = element["alignment"].flatMap { StackNames.alignments[$0] } ?? .fill
        let isStandard = element["spacingType"] == "standard"
        stack.spacing = isStandard ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
        stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
        // There is no attribute for this; explicit margins imply it (Documentation/Canvas.md 4.7).
        stack.isLayoutMarginsRelativeArrangement = element.hasLayoutMargins
    }
}

/// The names of a stack view's attributes in documents.
@MainActor private enum StackNames {
    static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    /// The alignments. Vertical stack views also use the names of horizontal ones.
    static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "top": .leading, "leading": .leading, "firstBaseline": .firstBaseline,
        "center": .center, "bottom": .trailing, "trailing": .trailing,
        "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
    ]
}
