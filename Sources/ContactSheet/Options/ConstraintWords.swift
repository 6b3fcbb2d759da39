import InterfaceEditing

/// The words for constraints: those of the menus of today, and `left` and `right` of Xcode 5's, which
/// mean leading and trailing.
protocol ConstraintWord: OptionChoice {
    static var leading: Self { get }
    static var trailing: Self { get }
}

extension ConstraintWord {
    static var optionWords: [(word: String, value: Self)] {
        allCases.map { ($0.rawValue, $0) } + [("left", leading), ("right", trailing)]
    }
}

extension ConstraintAlignment: ConstraintWord {
    static var optionKind: String { "alignment" }

    var optionMeaning: String? {
        switch self {
        case .leading, .trailing, .top, .bottom: "the \(rawValue) edges of the views are aligned"
        case .horizontalCenters: "the views are centered on one vertical line"
        case .verticalCenters: "the views are centered on one horizontal line"
        case .baselines: "the baselines of the views are aligned"
        case .centerX: "each view is centered horizontally in its container"
        case .centerY: "each view is centered vertically in its container"
        }
    }
}

extension ConstraintPin.Kind: ConstraintWord {
    static var optionKind: String { "constraint" }

    var optionMeaning: String? {
        switch self {
        case .leading, .trailing, .top, .bottom:
            "the space from the \(rawValue) edge to the nearest neighbor"
        case .width, .height: "the \(rawValue)"
        case .equalWidths: "the views are equally wide"
        case .equalHeights: "the views are equally high"
        case .aspectRatio: "the ratio of the width to the height"
        }
    }
}

extension ControlDragConnection: ConstraintWord {
    static var optionKind: String { "constraint" }

    var optionMeaning: String? {
        switch self {
        case .horizontalSpacing: "the space between two views beside each other"
        case .verticalSpacing: "the space between two views above each other"
        case .leading, .trailing, .top, .bottom:
            "the \(rawValue) edges of two views, or the space to the container"
        case .centerX: "the horizontal centers"
        case .centerY: "the vertical centers"
        case .baseline: "the baselines of two views"
        case .equalWidths: "the widths are equal"
        case .equalHeights: "the heights are equal"
        case .aspectRatio: "the ratio of the first view's width to its height"
        case .width, .height: "the \(rawValue) of one view, as after a drag to itself"
        }
    }
}
