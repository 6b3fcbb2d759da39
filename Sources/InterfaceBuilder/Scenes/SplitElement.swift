import ContactSheetDevices
import UIKit

/// A `<splitViewController>`: its style, and the controllers of its columns.
@MainActor struct SplitElement {
    typealias Column = UISplitViewController.Column

    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// The style. `allowDoubleColumnStyle` specifies columns, and a supplementary controller
    /// specifies three of them. Up to iOS 13, there are no column styles.
    var style: UISplitViewController.Style {
        guard SystemBehavior.splitViewColumns.isActive else { return .unspecified }
        if related.contains(where: { $0.column == .supplementary }) { return .tripleColumn }
        return element.bool("allowDoubleColumnStyle") == true ? .doubleColumn : .unspecified
    }

    /// The IDs of the controllers by column, beginning with the leading column.
    var contents: [(column: Column, id: String)] {
        let inside = element.child("viewControllers")?.children.compactMap(\.id) ?? []
        let all = related + zip([Column.primary, .secondary], inside).map { ($0, $1) }
        return all.sorted { $0.column.rawValue < $1.column.rawValue }
    }

    private var related: [(column: Column, id: String)] {
        SegueElement.own(of: element).compactMap { segue in
            segue.relationship.flatMap { Self.columns[$0] }.map { ($0, segue.destination) }
        }
    }

    private static let columns: [String: Column] = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
    ]

    // MARK: Attributes

    func apply(to split: UISplitViewController) {
        split.preferredDisplayMode =
            element["preferredDisplayMode"].flatMap { Self.modes[$0] } ?? .automatic
        split.preferredSplitBehavior =
            element["behavior"].flatMap { Self.behaviors[$0] } ?? .automatic
        split.presentsWithGesture = element.bool("presentsWithGesture") ?? true
        split.primaryBackgroundStyle =
            element["primaryBackgroundStyle"] == "sidebar" ? .sidebar : .none
    }

    /// The display modes. `beside` and `twoBeside`, as well as the behavior `tile`, occur in public
    /// documents; the other names are by analogy.
    private static let modes: [String: UISplitViewController.DisplayMode] = [
        "secondaryOnly": .secondaryOnly, "beside": .oneBesideSecondary,
        "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
        "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    ]

    private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
        "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}

extension SceneBuilder {
    /// Sets the related controllers of the document for their columns.
    ///
    /// In compact width, the detail is on the primary controller's stack, as in UIKit without a
    /// delegate. A primary controller without a navigation controller stays alone.
    func fill(_ split: UISplitViewController, _ element: Element, _ path: [ScenePath]) {
        let contents = SplitElement(element).contents.compactMap { content in
            make(content.id, inside: path).map { (column: content.column, controller: $0) }
        }
        if split.style == .unspecified {
            let shown = contents.filter { [.primary, .secondary].contains($0.column) }
            split.viewControllers = shown.map(\.controller)
        } else {
            for (column, controller) in contents {
                split.setViewController(controller, for: column)
            }
        }
    }
}
