import InterfaceBuilder
import UIKit

/// What the canvas shows in addition to the views, in the root's coordinate space.
@MainActor struct CanvasContent {
    /// A view whose frame at run time differs from the stored one, or isn't determined.
    struct Outline {
        let stored: CGRect
        /// The frame at run time, or `nil` if it is the stored one.
        let runTime: CGRect?
        let state: ConstraintMark.State
    }

    private(set) var marks: [ConstraintMark] = []
    private(set) var outlines: [Outline] = []
    /// The frames of all views.
    private(set) var frames: [CGRect] = []
    /// The frames of the selected views.
    private(set) var selected: [CGRect] = []
    /// The lines of margins and guides that edges of views are on.
    private(set) var guidelines: [ConstraintMark.Line] = []

    init(_ scene: CanvasScene, controller: Element?, _ targets: FixTargets) {
        let geometry = CanvasGeometry(
            scene.objects, root: scene.root, usesStoredFrames: scene.isStored)
        addOutlines(scene, geometry)
        for (view, element) in scene.objects.owners where view !== scene.root && view.isVisible {
            let frame = geometry.frame(of: view)
            frames.append(frame)
            if targets.isExplicit, targets.contains(element.id) { selected.append(frame) }
        }
        addMarks(scene, geometry, targets)
        addGuidelines(scene, geometry, controller, targets)
    }

    // MARK: Views

    private mutating func addOutlines(_ scene: CanvasScene, _ geometry: CanvasGeometry) {
        for (view, _, frame) in scene.isStored ? MisplacedView.frames(in: scene) : [] {
            add(view, at: frame, .misplaced, geometry)
        }
        for ambiguous in scene.ambiguousFrames where !ambiguous.missing.isEmpty {
            guard let view = scene.view(ambiguous.id), view !== scene.root else { continue }
            add(view, at: view.untransformedFrame, .ambiguous, geometry)
        }
    }

    private mutating func add(
        _ view: UIView, at frame: CGRect, _ state: ConstraintMark.State, _ geometry: CanvasGeometry
    ) {
        let origin = view.superview.map { geometry.frame(of: $0).origin } ?? .zero
        let runTime = frame.offsetBy(dx: origin.x, dy: origin.y)
        let stored = geometry.frame(of: view)
        outlines.append(
            Outline(
                stored: stored, runTime: CanvasDrift.isNear(stored, runTime) ? nil : runTime,
                state: state))
    }

    // MARK: Constraints

    private mutating func addMarks(
        _ scene: CanvasScene, _ geometry: CanvasGeometry, _ targets: FixTargets
    ) {
        let marker = ConstraintMarker(geometry: geometry, root: scene.root)
        let states = ConstraintStates(scene, geometry)
        // Several views that are as wide as the same one have the same mark on it.
        var known: Set<String> = []
        for (owner, element) in scene.objects.owners {
            for child in element.child("constraints")?.children ?? [] {
                guard let id = child.id, let constraint = scene.objects.constraint(id),
                    isVisible(constraint.firstItem), isVisible(constraint.secondItem),
                    !targets.isExplicit || states.places(constraint, owner, targets)
                else { continue }
                let (state, delta) = states.state(of: constraint, owner)
                let lines = marker.lines(
                    of: constraint, delta: delta, ratio: child["multiplier"]
                ).filter { known.insert("\($0) \(state)").inserted }
                marks.append(
                    ConstraintMark(
                        id: id, state: state, lines: lines,
                        isOptional: constraint.priority < .required))
            }
        }
        marks = marks.filter { $0.state == .satisfied } + marks.filter { $0.state != .satisfied }
    }

    private func isVisible(_ item: AnyObject?) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.isVisible ?? true
    }

    // MARK: Guidelines

    private mutating func addGuidelines(
        _ scene: CanvasScene, _ geometry: CanvasGeometry, _ controller: Element?,
        _ targets: FixTargets
    ) {
        let edges = EdgeLines(
            document: scene.document, objects: scene.objects, root: scene.root,
            controller: controller)
        var known: Set<[CGFloat]> = []
        for container in SuggestionContainer.all(scene.objects, geometry, targets)
        where container.kind == .plain {
            let frame = geometry.frame(of: container.view)
            for member in container.members
            where targets.contains(member.id) && member.view.isVisible {
                for axis in NSLayoutConstraint.Axis.inOrder {
                    for isFar in [false, true] {
                        let lines = edges.lines(container, axis, isFar: isFar)
                        let position = lines.lazy.compactMap { line -> CGFloat? in
                            guard let offset = line.guideline(member.extent(axis))?.offset else {
                                return nil
                            }
                            return line.position + (isFar ? -offset : offset)
                        }.first
                        guard let position, position > 1,
                            position < container.size.along(axis) - 1
                        else { continue }
                        let line = guideline(at: position, axis, in: frame)
                        let key = [line.start.x, line.start.y, line.end.x, line.end.y]
                        if known.insert(key).inserted { guidelines.append(line) }
                    }
                }
            }
        }
    }

    private func guideline(
        at position: CGFloat, _ axis: NSLayoutConstraint.Axis, in frame: CGRect
    ) -> ConstraintMark.Line {
        if axis == .horizontal {
            let x = frame.minX + position
            return .init(start: CGPoint(x: x, y: frame.minY), end: CGPoint(x: x, y: frame.maxY))
        }
        let y = frame.minY + position
        return .init(start: CGPoint(x: frame.minX, y: y), end: CGPoint(x: frame.maxX, y: y))
    }
}

/// The states of the constraints of a scene.
@MainActor struct ConstraintStates {
    private let geometry: CanvasGeometry
    private var conflicting: Set<ObjectIdentifier> = []
    private var ambiguous: Set<ObjectIdentifier> = []

    init(_ scene: CanvasScene, _ geometry: CanvasGeometry) {
        self.geometry = geometry
        for conflict in scene.root.layoutConflicts {
            conflicting.formUnion(conflict.constraints.map { ObjectIdentifier($0) })
        }
        for frame in scene.ambiguousFrames {
            if !frame.missing.isEmpty, let view = scene.view(frame.id) {
                ambiguous.insert(ObjectIdentifier(view))
            }
        }
    }

    /// Whether a constraint affects the frame of a target.
    func places(_ constraint: NSLayoutConstraint, _ owner: UIView, _ targets: FixTargets) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains { item in
            guard let view = item as? UIView, targets.contains(view.documentOrigin?.id) else {
                return false
            }
            return view !== owner || constraint.secondItem == nil
                || constraint.secondItem === constraint.firstItem
        }
    }

    /// Returns the state, and the difference of the canvas from the constant if the stored frames
    /// violate the constraint.
    func state(
        of constraint: NSLayoutConstraint, _ owner: UIView
    ) -> (state: ConstraintMark.State, delta: CGFloat?) {
        if conflicting.contains(ObjectIdentifier(constraint)) { return (.conflicting, nil) }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        let isAmbiguous = items.contains { view in
            (view !== owner || constraint.secondItem == nil)
                && ambiguous.contains(ObjectIdentifier(view))
        }
        if isAmbiguous { return (.ambiguous, nil) }
        guard let delta = delta(of: constraint, owner) else { return (.satisfied, nil) }
        return (.misplaced, delta)
    }

    /// Returns the difference, or `nil` if the stored frames satisfy the constraint.
    private func delta(of constraint: NSLayoutConstraint, _ owner: UIView) -> CGFloat? {
        guard constraint.priority == .required, let first = constraint.firstItem,
            var value = geometry.value(constraint.firstAttribute, of: first, in: owner)
        else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.secondItem,
                let other = geometry.value(constraint.secondAttribute, of: second, in: owner)
            else { return nil }
            value -= constraint.multiplier * other
        }
        let delta = value - constraint.constant
        switch constraint.relation {
        case .greaterThanOrEqual where delta >= 0: return nil
        case .lessThanOrEqual where delta <= 0: return nil
        default:
            let limit = CanvasDrift.limit * max(1, abs(constraint.multiplier))
            return abs(delta) <= limit + 0.01 ? nil : delta
        }
    }
}

extension UIView {
    /// Whether neither the view nor a view that contains it is hidden.
    fileprivate var isVisible: Bool { !selfAndAncestors.contains { $0.isHidden } }
}
