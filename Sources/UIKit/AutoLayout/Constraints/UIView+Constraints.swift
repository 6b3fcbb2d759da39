import Foundation

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        guard !(constraint is LayoutSupportConstraint), !constraint.isIllegal() else { return }
        guard isPrepared(for: constraint) else {
            return LayoutDiagnostic.viewHierarchyUnprepared(constraint).report(at: self)
        }
        constraint.installedView?.uninstall(constraint)
        install(constraint)
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.installedView === self else { return }
        uninstall(constraint)
    }

    private func isPrepared(for constraint: NSLayoutConstraint) -> Bool {
        [constraint.first, constraint.second].allSatisfy { term in
            term.isConstant || term.hostView?.isDescendant(of: self) == true
        }
    }

    func install(_ constraint: NSLayoutConstraint) {
        constraint.activationIndex = ActivationCounter.next()
        if constraint.number == 0 { constraint.number = constraint.activationIndex }
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
        managedContentChanged()
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

    func changeHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard layoutState.hugging[axis] != priority else { return }
        layoutState.hugging[axis] = priority
        constraintsChanged()
    }

    func changeCompressionResistance(
        _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) {
        guard layoutState.compressionResistance[axis] != priority else { return }
        layoutState.compressionResistance[axis] = priority
        constraintsChanged()
    }

    // MARK: Guides

    func hold(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
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

    /// The insets that layout uses: those of an overridden `alignmentRect(forFrame:)` for the
    /// current size, or else `alignmentRectInsets`. A view without a size is asked for a large one, because
    /// an empty rectangle can't be inset.
    package var layoutAlignmentInsets: UIEdgeInsets {
        guard AlignmentOverride.check.isOverridden(by: self) else { return alignmentRectInsets }
        let size = bounds.isEmpty ? CGSize(width: 1000, height: 1000) : bounds.size
        let frame = CGRect(origin: .zero, size: size)
        let rect = alignmentRect(forFrame: frame)
        guard !rect.isNull, !rect.isInfinite else { return alignmentRectInsets }
        return UIEdgeInsets(
            top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY,
            right: frame.maxX - rect.maxX)
    }

    /// Returns the rectangle without the insets of the alignment rectangle.
    func outset(_ alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom,
                right: -insets.right))
    }
}

/// The check of whether a view overrides `alignmentRect(forFrame:)`.
@MainActor private enum AlignmentOverride {
    private final class Overriding: UIView {
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    }

    private final class Plain: UIView {}

    static let check = OverriddenMethod<UIView>(overriding: Overriding.self, plain: Plain.self)
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
