import InterfaceBuilder
import UIKit

/// A line at one side of a container that edges can be constrained to: an edge of the view itself,
/// its safe area, its margins, or the bars next to it.
@MainActor struct EdgeLine {
    let term: SuggestedConstraint.Term
    /// The position along the axis, in the container's coordinate space.
    let position: CGFloat
    let isFar: Bool
    /// The distances at which Interface Builder shows guidelines, in points.
    let offsets: [CGFloat]
    /// The distances that Interface Builder calls standard, in points.
    var standards: Set<CGFloat> = []

    /// Returns the distance from the line to a view's edge, in points; positive inside the
    /// container.
    func distance(_ extent: Extent) -> CGFloat {
        isFar ? position - extent.maximum : extent.minimum - position
    }

    /// Returns the guideline that the edge is on, within the canvas's inaccuracy, or `nil` if it
    /// isn't on one.
    func guideline(_ extent: Extent) -> Guideline? {
        let distance = distance(extent)
        return
            offsets
            .map { offset in
                Guideline(
                    offset: offset, error: abs(distance - offset),
                    isStandard: standards.contains(offset))
            }
            .filter { $0.error <= CanvasDrift.guidelineLimit }
            .min { $0.error < $1.error }
    }

    /// Returns a constraint that places a member's edge at a distance from the line.
    func constraint(
        _ member: SuggestionMember, _ axis: NSLayoutConstraint.Axis, _ distance: CGFloat,
        in container: SuggestionContainer
    ) -> SuggestedConstraint {
        let own = member.term(isFar ? axis.far : axis.near)
        return SuggestedConstraint(
            owner: container.id, first: isFar ? term : own, second: isFar ? own : term,
            constant: distance, isSymbolic: standards.contains(distance))
    }
}

/// A guideline that an edge is on.
struct Guideline {
    /// The distance from the line, in points.
    let offset: CGFloat
    /// The distance of the edge from the guideline, in points.
    let error: CGFloat
    /// Whether Interface Builder calls the offset standard.
    let isStandard: Bool

    /// Whether the edge is nearer to this guideline than to another one. At the same distance, a
    /// standard offset is preferred to other numbers than zero.
    func precedes(_ other: Guideline) -> Bool {
        let (own, others) = ((100 * error).rounded(), (100 * other.error).rounded())
        if own != others { return own < others }
        return isStandard && !other.isStandard && other.offset != 0
    }
}

/// The lines that containers have, which depend on the Xcode version of the document.
@MainActor struct EdgeLines {
    let document: Document
    let objects: BuiltObjects
    let root: UIView
    /// The root view's controller, if it has one.
    let controller: Element?

    /// Returns the lines in Interface Builder's order of preference. Arbitrary distances are
    /// measured from the first.
    func lines(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> [EdgeLine] {
        if container.kind == .scroll { return [content(container, axis, isFar: isFar)] }
        let safeArea = safeArea(container, axis, isFar: isFar)
        let bar = axis == .vertical ? bar(container, isFar: isFar) : nil
        let offsets: [CGFloat] = safeArea != nil ? [0] : bar != nil ? [0, 20] : [0, 8, 20]
        let own = own(container, axis, isFar: isFar, offsets: offsets)
        let lines = [safeArea, bar, own].compactMap { $0 }
        guard let margin = margin(container, axis, isFar: isFar) else { return lines }
        return Array(lines.prefix(1)) + [margin] + lines.dropFirst()
    }

    private func safeArea(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> EdgeLine? {
        guard let id = container.guide("safeArea"), let guide = objects.item(id) else { return nil }
        let insets = container.view.safeAreaInsets
        let margins = container.view.layoutMargins
        let inset = isFar ? insets.far(axis) : insets.near(axis)
        let margin = (isFar ? margins.far(axis) : margins.near(axis)) - inset
        return EdgeLine(
            term: .init(
                id: id, item: guide, attribute: isFar ? axis.far : axis.near, name: "safe area"),
            position: isFar ? container.size.along(axis) - inset : inset, isFar: isFar,
            offsets: [0, 8, 20] + (margin > 0 ? [margin] : []))
    }

    /// Returns the controller's top or bottom layout guide of iOS 7–10.
    private func bar(_ container: SuggestionContainer, isFar: Bool) -> EdgeLine? {
        let type = isFar ? "bottom" : "top"
        guard container.view === root, container.guide("safeArea") == nil,
            let guide = controller?.child("layoutGuides")?.children
                .first(where: { $0["type"] == type }),
            let id = guide.id, let item = objects.item(id) as? UILayoutGuide
        else { return nil }
        let live = item.layoutFrame
        return EdgeLine(
            term: .init(
                id: id, item: item, attribute: isFar ? .top : .bottom, name: "\(type) bars"),
            position: isFar ? live.minY : live.maxY, isFar: isFar, offsets: [0, 8, 20],
            standards: document.version.number < 6000 ? [8, 20] : [8])
    }

    /// Returns the margin of cells and of root views without a safe area, in documents of Xcode 6
    /// and later.
    private func margin(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> EdgeLine? {
        let isCell = container.element.key == "contentView"
        let isOldRoot =
            container.view === root && axis == .horizontal && container.guide("safeArea") == nil
        guard isCell || isOldRoot, document.version.number >= 6000 else { return nil }
        let margins = container.view.layoutMargins
        return EdgeLine(
            term: .init(
                id: container.id, item: container.view,
                attribute: isFar ? axis.farMargin : axis.nearMargin,
                name: container.element.displayName),
            position: isFar ? container.size.along(axis) - margins.far(axis) : margins.near(axis),
            isFar: isFar, offsets: [0])
    }

    private func own(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool,
        offsets: [CGFloat]
    ) -> EdgeLine {
        EdgeLine(
            term: .init(
                id: container.id, item: container.view, attribute: isFar ? axis.far : axis.near,
                name: container.element.displayName),
            position: isFar ? container.size.along(axis) : 0, isFar: isFar,
            offsets: offsets, standards: [20])
    }

    /// Returns an edge of a scroll view's content.
    func content(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> EdgeLine {
        let id = container.guide("contentLayoutGuide")
        return EdgeLine(
            term: .init(
                id: id ?? container.id, item: id.flatMap(objects.item) ?? container.view,
                attribute: isFar ? axis.far : axis.near,
                name: id == nil ? container.element.displayName : "content"),
            position: isFar ? container.size.along(axis) : 0, isFar: isFar, offsets: [0, 8, 20])
    }
}
