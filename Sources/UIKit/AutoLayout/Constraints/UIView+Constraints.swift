import Foundation

extension UIView {
    /// The constraints that the view holds, which are those whose items have it as their nearest
    /// common ancestor.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints.all }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isIllegal() else { return }
        guard isPrepared(for: constraint) else {
            return LayoutDiagnostic.viewHierarchyUnprepared(constraint).report(at: self)
        }
        constraint.installedView?.uninstall(constraint)
        install(constraint)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.installedView === self else { return }
        uninstall(constraint)
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    private func isPrepared(for constraint: NSLayoutConstraint) -> Bool {
        [constraint.first, constraint.second].allSatisfy { term in
            term.isConstant || term.hostView?.isDescendant(of: self) == true
        }
    }

    func install(_ constraint: NSLayoutConstraint) {
        constraint.activationIndex = ActivationCounter.next()
        constraint.installedView = self
        layoutState.constraints.append(constraint)
        constraintsChanged()
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        constraint.installedView = nil
        layoutState.constraints.remove(constraint)
        constraintsChanged()
    }

    /// Makes the engine of the hierarchy read its constraints again before the next layout.
    func constraintsChanged() {
        root.ownEngine?.setNeedsReading()
    }

    /// Removes the constraints between the inside and the outside of a view that leaves its
    /// superview (Documentation/Layout.md 3.2).
    func deactivateConstraintsAcrossBorder() {
        for view in ancestors {
            for constraint in view.layoutState.constraints.all where constraint.crosses(self) {
                view.uninstall(constraint)
            }
        }
    }

    // MARK: Content priorities

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layoutState.hugging[axis] != priority else { return }
        layoutState.hugging[axis] = priority
        constraintsChanged()
    }

    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layoutState.compressionResistance[axis] != priority else { return }
        layoutState.compressionResistance[axis] = priority
        constraintsChanged()
    }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    /// Removes a guide and its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        removeLayoutGuides([layoutGuide])
    }

    /// Removes guides with their constraints, which are searched once for all of them.
    package func removeLayoutGuides(_ layoutGuides: [UILayoutGuide]) {
        let own = layoutGuides.filter { $0.owningView === self }
        guard !own.isEmpty else { return }
        let removed = Set(own.map { ObjectIdentifier($0) })
        for view in selfAndAncestors {
            for constraint in view.constraints where constraint.isAbout(anyOf: removed) {
                view.uninstall(constraint)
            }
        }
        layoutState.guides.removeAll { removed.contains(ObjectIdentifier($0)) }
        for guide in own { guide.owningView = nil }
    }

    // MARK: Alignment rectangle

    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom,
                right: -insets.right))
    }
}

extension NSLayoutConstraint {
    /// Returns whether some items of the constraint are inside the view and others outside. A
    /// distance has two items.
    func crosses(_ view: UIView) -> Bool {
        let isInside = (first.attributes + second.attributes).compactMap {
            $0.item.hostView?.isDescendant(of: view)
        }
        return isInside.contains(true) && isInside.contains(false)
    }

    func isAbout(_ item: any LayoutItem) -> Bool {
        (first.attributes + second.attributes).contains { $0.item === item }
    }

    func isAbout(anyOf items: Set<ObjectIdentifier>) -> Bool {
        (first.attributes + second.attributes).contains {
            items.contains(ObjectIdentifier($0.item))
        }
    }
}

/// A counter that numbers constraints in the order of their activation.
@MainActor private enum ActivationCounter {
    static func next() -> Int {
        let system = SimulatedSystem.current
        system.activationCount += 1
        return system.activationCount
    }
}

extension UIView: LayoutItem {
    var hostView: UIView? { self }
    var spaceView: UIView? { superview }
}
