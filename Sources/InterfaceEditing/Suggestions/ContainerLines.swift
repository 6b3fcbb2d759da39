import UIKit

/// The lines of containers that their members can be constrained to. Each is computed once.
@MainActor final class ContainerLines {
    private struct Side: Hashable {
        let container: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
        let isFar: Bool
    }

    private let edges: EdgeLines
    private var known: [Side: [EdgeLine]] = [:]

    init(_ edges: EdgeLines) {
        self.edges = edges
    }

    /// Returns the lines at one side of the container, in order of preference; none for the far side
    /// of scroll views, whose content has no end on the canvas.
    func lines(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> [EdgeLine] {
        if isFar, container.kind == .scroll { return [] }
        let side = Side(container: ObjectIdentifier(container), axis: axis, isFar: isFar)
        if let lines = known[side] { return lines }
        let lines = edges.lines(container, axis, isFar: isFar)
        known[side] = lines
        return lines
    }

    /// Returns the center of the container or of its safe area, and its distance in points from the
    /// center of the container on the canvas; or `nil` if the member isn't centered.
    func middle(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis,
        for member: SuggestionMember
    ) -> (term: SuggestedConstraint.Term, offset: CGFloat)? {
        guard container.kind == .plain else { return nil }
        let position = member.extent(axis).middle
        let middle = container.size.along(axis) / 2
        if abs(position - middle) <= 0.5 {
            let term = SuggestedConstraint.Term(
                id: container.id, item: container.view, attribute: axis.middle,
                name: container.element.displayName)
            return (term, 0)
        }
        guard let near = lines(of: container, axis, isFar: false).first,
            let far = lines(of: container, axis, isFar: true).first, near.term.id == far.term.id
        else { return nil }
        let between = (near.position + far.position) / 2
        guard abs(position - between) <= 0.5 else { return nil }
        let term = SuggestedConstraint.Term(
            id: near.term.id, item: near.term.item, attribute: axis.middle, name: near.term.name)
        return (term, between - middle)
    }

    /// Returns the length of a scroll view's frame.
    func frame(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis
    ) -> SuggestedConstraint.Term {
        let id = container.guide("frameLayoutGuide")
        return SuggestedConstraint.Term(
            id: id ?? container.id, item: id.flatMap(edges.objects.item) ?? container.view,
            attribute: axis.length, name: id == nil ? container.element.displayName : "frame")
    }

    /// Returns the far edge of a scroll view's content.
    func contentEnd(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis
    ) -> EdgeLine {
        edges.content(container, axis, isFar: true)
    }
}

/// The position of a view relative to the lines of its container along one axis, on the canvas.
@MainActor struct LinePlacement {
    @MainActor struct Side {
        /// The distance from the first line, from which arbitrary distances are measured, in points.
        var distance: CGFloat?
        /// The guideline that the edge is on: the index of a line and the distance from it in
        /// points.
        var guideline: (line: Int, offset: CGFloat)?

        init(_ lines: [EdgeLine], _ extent: Extent) {
            distance = lines.first?.distance(extent)
            guideline = lines.enumerated()
                .compactMap { index, line in line.guideline(extent).map { (index, $0) } }
                .min { $0.1.precedes($1.1) }
                .map { ($0.0, $0.1.offset) }
        }
    }

    let near: Side
    let far: Side
    let isInMiddle: Bool

    init(
        _ member: SuggestionMember, _ axis: NSLayoutConstraint.Axis,
        in container: SuggestionContainer, _ lines: ContainerLines
    ) {
        let extent = member.extent(axis)
        near = Side(lines.lines(of: container, axis, isFar: false), extent)
        far = Side(lines.lines(of: container, axis, isFar: true), extent)
        isInMiddle = lines.middle(of: container, axis, for: member) != nil
    }
}
