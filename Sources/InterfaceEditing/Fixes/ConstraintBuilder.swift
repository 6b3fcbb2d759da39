import InterfaceBuilder
import UIKit

/// Creates the constraints of Interface Builder's menus for the selected views of one root view,
/// with the values on the canvas.
@MainActor struct ConstraintBuilder {
    let objects: BuiltObjects
    let geometry: CanvasGeometry
    let lines: EdgeLines
    let containers: [SuggestionContainer]
    /// The selected views, in the order in which they were selected.
    let views: [SuggestionMember]

    /// Returns a builder for each root view that contains selected views.
    static func all(in document: Document, _ targets: FixTargets) -> [ConstraintBuilder] {
        let roots = document.objectGroups.flatMap { DesignRoot.all(of: $0) }
        let controllers = Dictionary(
            roots.compactMap { root in root.view.id.map { ($0, root.controller) } }
        ) { first, _ in first }
        return document.designViews(storedTextSizes: true, on: nil) { id, objects in
            guard let root = objects.owners.first?.view else { return nil }
            let geometry = CanvasGeometry(objects, root: root)
            let containers = SuggestionContainer.all(objects, geometry, targets)
            let members = containers.flatMap(\.members).filter { targets.contains($0.id) }
            guard !members.isEmpty else { return nil }
            return ConstraintBuilder(
                objects: objects, geometry: geometry,
                lines: EdgeLines(
                    document: document, objects: objects, root: root,
                    controller: controllers[id] ?? nil),
                containers: containers,
                views: targets.order.compactMap { id in members.first { $0.id == id } })
        }.compactMap { $0 }
    }

    // MARK: Align

    func align(_ alignment: ConstraintAlignment) -> [SuggestedConstraint] {
        switch alignment {
        case .centerX: views.compactMap { center($0, .horizontal) }
        case .centerY: views.compactMap { center($0, .vertical) }
        case .leading: equal(.leading)
        case .trailing: equal(.trailing)
        case .top: equal(.top)
        case .bottom: equal(.bottom)
        case .horizontalCenters: equal(.centerX)
        case .verticalCenters: equal(.centerY)
        case .baselines: equal(.lastBaseline)
        }
    }

    /// Returns constraints that make an attribute of all views equal to that of the first one.
    private func equal(_ attribute: NSLayoutConstraint.Attribute) -> [SuggestedConstraint] {
        guard let first = views.first else { return [] }
        return views.dropFirst().compactMap { view in
            common(view, first).map { owner in
                SuggestedConstraint(
                    owner: owner, first: view.term(attribute), second: first.term(attribute))
            }
        }
    }

    private func center(
        _ view: SuggestionMember, _ axis: NSLayoutConstraint.Axis
    ) -> SuggestedConstraint? {
        container(of: view).map { container in
            SuggestedConstraint(
                owner: container.id, first: view.term(axis.middle),
                second: container.term(axis.middle))
        }
    }

    // MARK: Pin

    func pin(_ pin: ConstraintPin) -> [SuggestedConstraint] {
        switch pin.kind {
        case .equalWidths: return equal(.width)
        case .equalHeights: return equal(.height)
        case .aspectRatio: return views.map { ratio($0) }
        case .width: return views.map { length($0, .horizontal, pin.value) }
        case .height: return views.map { length($0, .vertical, pin.value) }
        case .leading:
            return views.compactMap { space($0, .horizontal, isFar: false, pin.value) }
        case .trailing:
            return views.compactMap { space($0, .horizontal, isFar: true, pin.value) }
        case .top: return views.compactMap { space($0, .vertical, isFar: false, pin.value) }
        case .bottom: return views.compactMap { space($0, .vertical, isFar: true, pin.value) }
        }
    }

    private func length(
        _ view: SuggestionMember, _ axis: NSLayoutConstraint.Axis, _ value: ConstraintPin.Value
    ) -> SuggestedConstraint {
        var length = view.extent(axis).length
        if case .constant(let number) = value { length = number }
        return SuggestedConstraint(
            owner: view.id, first: view.term(axis.length), second: nil, constant: length)
    }

    private func ratio(_ view: SuggestionMember) -> SuggestedConstraint {
        SuggestedConstraint(
            owner: view.id, first: view.term(.width), second: view.term(.height),
            ratio: view.rect.size)
    }

    /// Returns the space between a view and its nearest neighbor.
    private func space(
        _ view: SuggestionMember, _ axis: NSLayoutConstraint.Axis, isFar: Bool,
        _ value: ConstraintPin.Value
    ) -> SuggestedConstraint? {
        guard let container = container(of: view) else { return nil }
        if let neighbor = neighbor(of: view, in: container, axis, isFar: isFar) {
            let (before, after) = isFar ? (view, neighbor) : (neighbor, view)
            return spacing(before, after, axis, owner: container.id, value)
        }
        return lines.lines(container, axis, isFar: isFar).first.map {
            space(view, axis, to: $0, in: container, value)
        }
    }

    private func space(
        _ view: SuggestionMember, _ axis: NSLayoutConstraint.Axis, to line: EdgeLine,
        in container: SuggestionContainer, _ value: ConstraintPin.Value
    ) -> SuggestedConstraint {
        var constraint = line.constraint(
            view, axis, line.distance(view.extent(axis)), in: container)
        switch value {
        case .canvas: break
        case .constant(let number):
            constraint.constant = number
            constraint.isSymbolic = false
        case .standard:
            constraint.constant = line.standard(along: axis)
            constraint.isSymbolic = true
        }
        return constraint
    }

    /// Returns the nearest sibling on one side of the view that overlaps it along the other axis.
    private func neighbor(
        of view: SuggestionMember, in container: SuggestionContainer,
        _ axis: NSLayoutConstraint.Axis, isFar: Bool
    ) -> SuggestionMember? {
        let (own, cross) = (view.extent(axis), view.extent(axis.cross))
        func gap(_ other: SuggestionMember) -> CGFloat {
            let extent = other.extent(axis)
            return isFar ? extent.minimum - own.maximum : own.minimum - extent.maximum
        }
        return container.members
            .filter { other in
                other !== view && other.extent(axis.cross).overlap(cross) > CanvasDrift.limit
                    && gap(other) > -CanvasDrift.limit
            }
            .min { gap($0) < gap($1) }
    }

    // MARK: Control-drag

    func connect(_ connection: ControlDragConnection) -> [SuggestedConstraint] {
        guard let first = views.first else { return [] }
        guard views.count > 1 else {
            return [connectToContainer(connection, first)].compactMap { $0 }
        }
        let second = views[1]
        switch connection {
        case .horizontalSpacing: return spacing(first, second, .horizontal)
        case .verticalSpacing: return spacing(first, second, .vertical)
        case .leading: return equal(.leading)
        case .trailing: return equal(.trailing)
        case .top: return equal(.top)
        case .bottom: return equal(.bottom)
        case .centerX: return equal(.centerX)
        case .centerY: return equal(.centerY)
        case .baseline: return equal(.lastBaseline)
        case .equalWidths: return equal(.width)
        case .equalHeights: return equal(.height)
        case .aspectRatio: return [ratio(first)]
        case .width, .height: return []
        }
    }

    private func connectToContainer(
        _ connection: ControlDragConnection, _ view: SuggestionMember
    ) -> SuggestedConstraint? {
        guard let container = container(of: view) else { return nil }
        func edge(_ axis: NSLayoutConstraint.Axis, isFar: Bool) -> SuggestedConstraint? {
            lines.lines(container, axis, isFar: isFar).first
                .map { space(view, axis, to: $0, in: container, .canvas) }
        }
        func equal(_ attribute: NSLayoutConstraint.Attribute) -> SuggestedConstraint {
            SuggestedConstraint(
                owner: container.id, first: view.term(attribute),
                second: container.term(attribute))
        }
        switch connection {
        case .leading: return edge(.horizontal, isFar: false)
        case .trailing: return edge(.horizontal, isFar: true)
        case .top: return edge(.vertical, isFar: false)
        case .bottom: return edge(.vertical, isFar: true)
        case .centerX: return center(view, .horizontal)
        case .centerY: return center(view, .vertical)
        case .equalWidths: return equal(.width)
        case .equalHeights: return equal(.height)
        case .aspectRatio: return ratio(view)
        case .width: return length(view, .horizontal, .canvas)
        case .height: return length(view, .vertical, .canvas)
        case .horizontalSpacing, .verticalSpacing, .baseline: return nil
        }
    }

    /// Returns the spacing between two views, from the upper or left one to the other one.
    private func spacing(
        _ first: SuggestionMember, _ second: SuggestionMember, _ axis: NSLayoutConstraint.Axis
    ) -> [SuggestedConstraint] {
        guard let owner = common(first, second) else { return [] }
        let isInOrder = extent(first, axis).minimum <= extent(second, axis).minimum
        let (before, after) = isInOrder ? (first, second) : (second, first)
        return [spacing(before, after, axis, owner: owner, .canvas)]
    }

    private func spacing(
        _ before: SuggestionMember, _ after: SuggestionMember, _ axis: NSLayoutConstraint.Axis,
        owner: String, _ value: ConstraintPin.Value
    ) -> SuggestedConstraint {
        let gap = extent(after, axis).minimum - extent(before, axis).maximum
        let constant: CGFloat =
            switch value {
            case .canvas: gap
            case .standard: StandardValues.betweenSiblings
            case .constant(let number): number
            }
        let isSymbolic: Bool =
            switch value {
            case .canvas: gap == StandardValues.betweenSiblings
            case .standard: true
            case .constant: false
            }
        return SuggestedConstraint(
            owner: owner, first: after.term(axis.near), second: before.term(axis.far),
            constant: constant, isSymbolic: isSymbolic)
    }

    // MARK: Hierarchy

    private func extent(_ view: SuggestionMember, _ axis: NSLayoutConstraint.Axis) -> Extent {
        Extent(geometry.alignmentRect(of: view.view), axis)
    }

    private func container(of view: SuggestionMember) -> SuggestionContainer? {
        containers.first { container in container.members.contains { $0 === view } }
    }

    /// Returns the ID of the nearest view that contains both views.
    private func common(_ first: SuggestionMember, _ second: SuggestionMember) -> String? {
        guard let parent = first.view.superview, let other = second.view.superview else {
            return nil
        }
        let above = Set(other.selfAndAncestors.map { ObjectIdentifier($0) })
        let shared = parent.selfAndAncestors.first { above.contains(ObjectIdentifier($0)) }
        return containers.first { $0.view === shared }?.id ?? shared?.documentOrigin?.id
    }
}

extension EdgeLine {
    /// Returns the distance that "Use Standard Value" sets.
    fileprivate func standard(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        if term.item is UIView { return standards.first ?? 0 }
        return axis == .horizontal ? StandardValues.toSuperview : StandardValues.betweenSiblings
    }
}

extension SuggestionContainer {
    fileprivate func term(_ attribute: NSLayoutConstraint.Attribute) -> SuggestedConstraint.Term {
        SuggestedConstraint.Term(
            id: id, item: view, attribute: attribute, name: element.displayName)
    }
}
