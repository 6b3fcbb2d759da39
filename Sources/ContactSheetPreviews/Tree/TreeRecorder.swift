import UIKit

/// Records the tree of a laid-out view.
@MainActor struct TreeRecorder {
    private let grid: PixelGrid
    /// The indices among subviews that lead from the root to each view.
    private var paths: [ObjectIdentifier: [Int]] = [:]
    /// The constraints by the view of their first item.
    private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The locations in documents, as "file:line", by object ID.
    private(set) var locations: [String: String] = [:]

    init(_ root: UIView, grid: PixelGrid) {
        self.grid = grid
        prepare(root, path: [])
        for key in constraints.keys {
            constraints[key]?.sort { $0.activationIndex < $1.activationIndex }
        }
    }

    /// Returns the tree. Frames are rounded by absolute position, so that edges that touch on screen
    /// have equal coordinates.
    func tree(of root: UIView) -> ViewNode {
        var reader = PropertyReader()
        return node(root, at: .zero, roundedAt: .zero, &reader)
    }

    private mutating func prepare(_ view: UIView, path: [Int]) {
        paths[ObjectIdentifier(view)] = path
        if let origin = view.documentOrigin, let id = origin.id, let file = origin.file {
            locations[id] = "\(file):\(origin.line)"
        }
        for constraint in view.constraints where !constraint.isMadeByUIKit {
            guard let first = constraint.firstView else { continue }
            constraints[ObjectIdentifier(first), default: []].append(constraint)
            if let id = constraint.documentID, let place = constraint.documentLocation {
                locations[id] = place
            }
        }
        for (index, subview) in view.subviews.enumerated() {
            prepare(subview, path: path + [index])
        }
    }

    /// Creates the node of a view.
    ///
    /// - Parameters:
    ///   - origin: The origin of the superview's coordinate space, in the root's coordinate space.
    ///   - rounded: The same origin, rounded to pixels.
    private func node(
        _ view: UIView, at origin: CGPoint, roundedAt rounded: CGPoint,
        _ reader: inout PropertyReader
    ) -> ViewNode {
        let box = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        let edges = grid.round(box)
        let inner = view.bounds.origin
        return ViewNode(
            type: String(describing: Swift.type(of: view)), name: view.readableName,
            frame: edges.offsetBy(dx: -rounded.x, dy: -rounded.y).inThousandths,
            isHidden: view.isHidden, id: view.documentOrigin?.id.flatMap(Self.plainID),
            properties: reader.properties(of: view),
            constraints: (constraints[ObjectIdentifier(view)] ?? []).compactMap {
                node($0, of: view)
            },
            children: view.subviews.map {
                node(
                    $0, at: CGPoint(x: box.minX - inner.x, y: box.minY - inner.y),
                    roundedAt: CGPoint(x: edges.minX - inner.x, y: edges.minY - inner.y),
                    &reader)
            })
    }

    private func node(_ constraint: NSLayoutConstraint, of view: UIView) -> ConstraintNode? {
        guard let first = term(constraint.firstItem, constraint.firstAttribute, from: view) else {
            return nil
        }
        return ConstraintNode(
            first, constraint.relation.symbol,
            term(constraint.secondItem, constraint.secondAttribute, from: view),
            multiplier: Double(constraint.multiplier),
            constant: (Double(constraint.constant) * 1000).rounded() / 1000,
            priority: Double(constraint.priority.rawValue),
            id: (constraint.documentID ?? constraint.identifier).flatMap(Self.plainID))
    }

    private func term(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from own: UIView
    ) -> ConstraintNode.Term? {
        guard attribute != .notAnAttribute else { return nil }
        let guide = item as? UILayoutGuide
        guard let view = item as? UIView ?? guide?.owningView,
            let path = paths[ObjectIdentifier(view)]
        else { return nil }
        let place: ConstraintNode.Item =
            view === own ? .own : view === own.superview ? .superview : .path(path)
        return ConstraintNode.Term(
            place, guide: guide.map { name(of: $0, in: view) }, attribute.name)
    }

    /// Returns a guide's role, or its index among the guides that code has added.
    private func name(of guide: UILayoutGuide, in view: UIView) -> String {
        guide.role ?? "guide\(view.layoutGuides.firstIndex { $0 === guide } ?? 0)"
    }

    /// Returns an ID that fits into a line of a reference, or `nil` for others, which aren't stored.
    private static func plainID(_ id: String) -> String? {
        let isPlain = id.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
                || "-_.".unicodeScalars.contains($0)
        }
        return isPlain && !id.isEmpty ? id : nil
    }
}

extension ViewNode {
    /// Returns the tree of a laid-out view, and the locations of its views and constraints in
    /// documents, as "file:line", by object ID.
    @MainActor package static func recording(
        _ view: UIView, grid: PixelGrid
    ) -> (tree: ViewNode, locations: [String: String]) {
        let recorder = TreeRecorder(view, grid: grid)
        return (recorder.tree(of: view), recorder.locations)
    }
}

extension NSLayoutConstraint {
    /// The view of the first item.
    fileprivate var firstView: UIView? {
        firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var symbol: String {
        switch self {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The name in Swift.
    fileprivate var name: String { "\(self)" }
}

extension CGRect {
    fileprivate var inThousandths: CGRect {
        func round(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}
