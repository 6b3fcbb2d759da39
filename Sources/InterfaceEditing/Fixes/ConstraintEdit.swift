import Foundation

/// A command of Interface Builder that adds, changes, or deletes constraints
/// (Documentation/LayoutIssues.md 3).
public enum ConstraintEdit: Sendable, Hashable {
    /// Editor > Align: aligns views with the first one, or with the center of their container.
    case align([ConstraintAlignment])
    /// Editor > Pin: spaces to the nearest neighbors, sizes, and equal sizes.
    case pin([ConstraintPin])
    /// A Control-drag from the first view to the second one, or from one view to its container.
    case controlDrag([ControlDragConnection])
    /// "Use Standard Value" for the spaces of views.
    case useStandardValues
    /// Edit > Delete for the constraint with this object ID.
    case delete(String)
}

/// The items of Interface Builder's menu "Align".
public enum ConstraintAlignment: String, Sendable, Hashable, CaseIterable {
    case leading, trailing, top, bottom
    case horizontalCenters = "horizontal-centers"
    case verticalCenters = "vertical-centers"
    case baselines
    /// "Horizontally in Container".
    case centerX = "center-x"
    /// "Vertically in Container".
    case centerY = "center-y"
}

/// A constraint of Interface Builder's menu "Pin".
public struct ConstraintPin: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The space to the nearest neighbor: a sibling, or the container if there is none.
        case leading, trailing, top, bottom
        case width, height
        case equalWidths = "equal-widths"
        case equalHeights = "equal-heights"
        case aspectRatio = "aspect-ratio"

        /// Whether the constraint has a constant.
        public var hasConstant: Bool {
            switch self {
            case .leading, .trailing, .top, .bottom, .width, .height: true
            case .equalWidths, .equalHeights, .aspectRatio: false
            }
        }

        /// Whether "Use Standard Value" is available.
        public var hasStandardValue: Bool { hasConstant && self != .width && self != .height }
    }

    public enum Value: Sendable, Hashable {
        /// The value on the canvas.
        case canvas
        /// Interface Builder's standard value.
        case standard
        /// A number of points.
        case constant(CGFloat)
    }

    public var kind: Kind
    public var value: Value

    public init(_ kind: Kind, _ value: Value = .canvas) {
        self.kind = kind
        self.value = value
    }
}

/// The items of the menu that Interface Builder shows after a Control-drag.
public enum ControlDragConnection: String, Sendable, Hashable, CaseIterable {
    case horizontalSpacing = "horizontal-spacing"
    case verticalSpacing = "vertical-spacing"
    case leading, trailing, top, bottom
    case centerX = "center-x"
    case centerY = "center-y"
    case baseline
    case equalWidths = "equal-widths"
    case equalHeights = "equal-heights"
    case aspectRatio = "aspect-ratio"
    /// The items after a drag from a view to itself.
    case width, height

    /// The numbers of views that the constraint can be between.
    public var viewCounts: ClosedRange<Int> {
        switch self {
        case .horizontalSpacing, .verticalSpacing, .baseline: 2...2
        case .width, .height: 1...1
        default: 1...2
        }
    }
}

/// Whose frames are updated after an edit: Interface Builder's menu "Update Frames".
public enum FrameUpdateScope: String, Sendable, Hashable, CaseIterable {
    case none
    /// "Items of New Constraints".
    case items
    /// "All Frames in Container": the views of the whole scene.
    case all
}
