import UIKit

/// A line at one side of a container to which edges can be tied: of the view itself, its safe area,
/// its margins or the bars around it.
@MainActor struct EdgeLine {
    let term: SuggestedConstraint.Term
    /// Along the axis, in the container's space.
    let position: CGFloat
    let isFar: Bool
    /// Distances that Interface Builder offers guidelines for.
    let offsets: [CGFloat]
    /// The one of them that it calls standard.
    var standard: CGFloat?

    /// How far inside the line a view's edge lies.
    func distance(_ extent: Extent) -> CGFloat {
        isFar ? position - extent.maximum : extent.minimum - position
    }

    /// The guideline on which the edge lies, within the drift of a canvas.
    func guideline(_ extent: Extent) -> (offset: CGFloat, error: CGFloat)? {
        let distance = distance(extent)
        return offsets.map { (offset: $0, error: abs(distance - $0)) }
            .filter { CanvasDrift.isNear($0.error, 0) }
            .min { $0.error < $1.error }
    }

    /// Ties a member's edge to the line, at a distance.
    func tie(
        _ member: SuggestionMember, _ axis: NSLayoutConstraint.Axis, _ distance: CGFloat,
        in container: SuggestionContainer
    ) -> SuggestedConstraint {
        let own = member.term(isFar ? axis.far : axis.near)
        return SuggestedConstraint(
            owner: container.id, first: isFar ? term : own, second: isFar ? own : term,
            constant: distance, isSymbolic: distance == standard)
    }
}

/// Which lines containers offer, by the era of the document.
@MainActor struct EdgeLines {
    let document: Document
    let objects: BuiltObjects
    /// The root view, and the controller whose bars stand around it.
    let root: UIView
    let controller: Element?

    /// In the order in which Interface Builder prefers them; the first is where other distances
    /// count from.
    func lines(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> [EdgeLine] {
        if container.kind == .scroll { return [content(container, axis, isFar: isFar)] }
        let safeArea = safeArea(container, axis, isFar: isFar)
        let bar = axis == .vertical ? bar(container, isFar: isFar) : nil
        let hasOther = safeArea != nil || bar != nil
        let own = own(container, axis, isFar: isFar, isPlain: !hasOther)
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

    /// What the bars of iOS 7–10 leave free.
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
            standard: 8)
    }

    /// Those of cells, and of root views from before safe areas; Xcode 6 brought them.
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
                name: container.element.spokenName),
            position: isFar ? container.size.along(axis) - margins.far(axis) : margins.near(axis),
            isFar: isFar, offsets: [0])
    }

    private func own(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool,
        isPlain: Bool
    ) -> EdgeLine {
        EdgeLine(
            term: .init(
                id: container.id, item: container.view, attribute: isFar ? axis.far : axis.near,
                name: container.element.spokenName),
            position: isFar ? container.size.along(axis) : 0, isFar: isFar,
            offsets: isPlain ? [0, 8, 20] : [0], standard: 20)
    }

    /// Where what a scroll view scrolls over begins and ends.
    func content(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> EdgeLine {
        let id = container.guide("contentLayoutGuide")
        return EdgeLine(
            term: .init(
                id: id ?? container.id, item: id.flatMap(objects.item) ?? container.view,
                attribute: isFar ? axis.far : axis.near,
                name: id == nil ? container.element.spokenName : "content"),
            position: isFar ? container.size.along(axis) : 0, isFar: isFar, offsets: [0, 8, 20])
    }
}
