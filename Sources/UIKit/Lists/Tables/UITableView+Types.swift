import Foundation

extension UITableView {
    public enum Style: Int, Sendable, Hashable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable, Hashable {
        case none, top, middle, bottom
    }

    /// The animation of a change, which is ignored because images show the state at rest.
    public enum RowAnimation: Int, Sendable, Hashable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable, Hashable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// A value that represents a height determined by a cell's constraints.
    public static let automaticDimension: CGFloat = -1
    /// A string that represents the magnifying glass in a section index.
    public static let indexSearch = "{search}"
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable, Hashable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable, Hashable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: Int, Sendable, Hashable {
        case none, blue, gray, `default`
    }

    public enum SeparatorStyle: Int, Sendable, Hashable {
        case none, singleLine, singleLineEtched
    }

    public enum EditingStyle: Int, Sendable, Hashable {
        case none, delete, insert
    }

    /// The controls that a cell shows next to its content.
    public struct StateMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    public enum DragState: Int, Sendable, Hashable {
        case none, lifting, dragging
    }

    public enum FocusStyle: Int, Sendable, Hashable {
        case `default`, custom
    }
}
