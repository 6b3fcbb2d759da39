import UIKit

/// Adds the best suggestion to the live layout of a root view, again and again, until nothing is
/// undetermined.
@MainActor struct SuggestionSearch {
    private let root: UIView
    private let lines: EdgeLines
    private let geometry: CanvasGeometry
    private let containers: [SuggestionContainer]
    private let otherSizes: OtherSizes
    private(set) var chosen: [SuggestedConstraint] = []
    /// The keys of what was tried.
    private var tried: Set<String> = []
    /// How many conflicts the layout has on the canvas and at the other sizes; `nil` where they
    /// have to be counted.
    private var canvasConflicts: Int?
    private var otherConflicts: [Int]?

    init(
        _ root: UIView, _ lines: EdgeLines, _ geometry: CanvasGeometry,
        _ containers: [SuggestionContainer]
    ) {
        self.root = root
        self.lines = lines
        self.geometry = geometry
        self.containers = containers
        otherSizes = OtherSizes(root)
    }

    mutating func run() {
        rememberTies()
        addAll(isElastic: true)
        // Better a frame that fits this canvas alone than none.
        tried = []
        addAll(isElastic: false)
        endContents()
    }

    /// Elastic are suggestions that exclude no others on screens of other sizes either.
    private mutating func addAll(isElastic: Bool) {
        var open = OpenQuantities(root)
        var surroundings = CandidateSurroundings()
        while let best = best(open, surroundings) {
            tried.insert(best.constraint.key)
            // A suggestion that was taken back leaves the layout as it was.
            guard add(best.constraint, isElastic: isElastic) else { continue }
            best.member.tied[best.axis, default: []].insert(best.attribute)
            open = OpenQuantities(root, after: open)
            surroundings = CandidateSurroundings()
        }
    }

    /// Ends what scroll views scroll over behind the last view of each axis.
    private mutating func endContents() {
        for container in containers
        where container.kind == .scroll && container.members.contains(where: \.isTarget) {
            for axis in NSLayoutConstraint.Axis.inOrder where !hasEnd(container, axis) {
                let last = container.members.max {
                    $0.extent(axis).maximum < $1.extent(axis).maximum
                }
                guard let last else { continue }
                let end = lines.content(container, axis, isFar: true)
                let extent = last.extent(axis)
                let distance = end.guideline(extent)?.offset ?? max(0, end.distance(extent))
                add(end.tie(last, axis, distance, in: container))
            }
        }
    }

    private func hasEnd(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        let end = lines.content(container, axis, isFar: true).term.item
        let items = [end, container.view]
        let outer = container.view.superview?.constraints ?? []
        return (container.view.constraints + outer).contains { constraint in
            let sides = [
                (constraint.firstItem, constraint.firstAttribute),
                (constraint.secondItem, constraint.secondAttribute),
            ]
            let ends = sides.contains { item, attribute in
                [axis.far, axis.farMargin].contains(attribute) && items.contains { $0 === item }
            }
            let isInside = sides.contains { item, _ in
                container.members.contains { $0.view === item }
            }
            return ends && isInside
        }
    }

    /// Whether the constraint could be added without excluding others.
    @discardableResult private mutating func add(
        _ suggestion: SuggestedConstraint, isElastic: Bool = false
    ) -> Bool {
        let canvas = canvasConflicts ?? root.layoutConflictCount
        let others = isElastic ? otherConflicts ?? otherSizes.conflicts() : []
        let constraint = suggestion.activate()
        let newCanvas = root.layoutConflictCount
        let newOthers = isElastic && newCanvas <= canvas ? otherSizes.conflicts() : []
        guard newCanvas <= canvas, zip(newOthers, others).allSatisfy({ $0 <= $1 }) else {
            constraint.isActive = false
            canvasConflicts = canvas
            otherConflicts = isElastic ? others : otherConflicts
            return false
        }
        canvasConflicts = newCanvas
        otherConflicts = isElastic ? newOthers : nil
        chosen.append(suggestion)
        return true
    }

    private func best(
        _ open: OpenQuantities, _ surroundings: CandidateSurroundings
    ) -> Candidate? {
        var best: Candidate?
        for container in containers {
            for member in container.members where member.isTarget {
                for axis in NSLayoutConstraint.Axis.inOrder {
                    let finder = CandidateFinder(
                        lines: lines, geometry: geometry, open: open, surroundings: surroundings,
                        container: container, member: member, axis: axis)
                    for candidate in finder.candidates()
                    where best.map(candidate.precedes) ?? true {
                        if !tried.contains(candidate.constraint.key) { best = candidate }
                    }
                }
            }
        }
        return best
    }

    /// What the document's constraints tie already.
    private func rememberTies() {
        let open = OpenQuantities(root)
        for container in containers where container.kind == .plain {
            let targets = container.members.filter(\.isTarget)
            let members = Dictionary(targets.map { (ObjectIdentifier($0.view), $0) }) { first, _ in
                first
            }
            for constraint in container.view.constraints
            where constraint.relation == .equal && constraint.priority == .required {
                let items = [constraint.firstItem, constraint.secondItem]
                for item in items.compactMap({ $0 }) {
                    guard let member = members[ObjectIdentifier(item)],
                        let (attribute, axis) = tie(constraint, member, container, open)
                    else { continue }
                    member.tied[axis, default: []].insert(attribute)
                }
            }
        }
    }

    private func tie(
        _ constraint: NSLayoutConstraint, _ member: SuggestionMember,
        _ container: SuggestionContainer, _ open: OpenQuantities
    ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)? {
        let sides = [
            (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
            (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
        ]
        guard let (_, attribute, other) = sides.first(where: { $0.0 === member.view }),
            let axis = attribute.placeAxis
        else { return nil }
        let isStable =
            (other as? UIView).map { view in
                view === container.view
                    ? attribute == axis.near || !open.isLengthOpen(view, axis)
                    : open.isDetermined(view, axis)
            } ?? true
        return isStable ? (attribute, axis) : nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute places a view; nil for lengths.
    fileprivate var placeAxis: NSLayoutConstraint.Axis? {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        default: nil
        }
    }
}
