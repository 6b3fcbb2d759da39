import ContactSheetPreviews

/// A difference between the constraints of a snapshot and those of its reference.
public struct ConstraintChange: Codable, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Codable, Sendable, Hashable {
        case added, removed
        case constant(from: Double, to: Double)
        case multiplier(from: Double, to: Double)
        case priority(from: Double, to: Double)
        /// The items, attributes, or the relation changed from what the constraint determined.
        case equation(from: String)
    }

    public var kind: Kind
    /// What the constraint determines, in Interface Builder's words.
    public var subject: ConstraintSubject
    /// The equation with the names of views: the new one, or the old one if it was removed.
    public var equation: String
    /// The location in a document, as "file:line", or `nil` if there is none.
    public var location: String?

    /// The change as `“Send” button: bottom space 20 → 40`.
    public var description: String {
        let text = "\(subject.view): \(subject.phrase)"
        switch kind {
        case .added: return text + value + " added"
        case .removed: return text + value + " removed"
        case .constant(let old, let new):
            return text + Self.change(subject.length(old), subject.length(new))
        case .multiplier(let old, let new):
            return text + (subject.phrase == "aspect ratio" ? "" : ", multiplier")
                + Self.change(old, new)
        case .priority(let old, let new): return text + ", priority" + Self.change(old, new)
        case .equation(let old): return "\(subject.view): \(old) → \(subject.phrase)\(value)"
        }
    }

    private var value: String { subject.value.map { " \($0)" } ?? "" }

    private static func change(_ old: Double, _ new: Double) -> String {
        var texts = (CGFloat(old).short, CGFloat(new).short)
        // Ratios of sizes have more digits than lengths.
        if texts.0 == texts.1 { texts = ("\(old)", "\(new)") }
        return " \(texts.0) → \(texts.1)".replacing("-", with: "−")
    }
}

/// The differences between the constraints of two trees.
struct ConstraintDifference {
    private let pairing: TreePairing
    private let locations: [String: String]
    /// The changes by the index of the new view with whose constraints they are stored; those of
    /// removed constraints by the index of the view that had them.
    private(set) var changes: [Int: [ConstraintChange]] = [:]

    /// A constraint, with the index of the view that it is stored with.
    private struct Known {
        let node: ConstraintNode
        let owner: Int
    }

    /// A constraint's items and attributes, in indices of the new tree.
    private struct Structure: Hashable {
        let first: [String]
        let relation: String
        let second: [String]
    }

    init(_ pairing: TreePairing, locations: [String: String]) {
        self.pairing = pairing
        self.locations = locations
        var rest = Self.all(pairing.old)
        var unpaired: [Known] = []
        let ids = Dictionary(
            rest.enumerated().compactMap { index, known in known.node.id.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        var used: Set<Int> = []
        for known in Self.all(pairing.new) {
            if let id = known.node.id, let index = ids[id], used.insert(index).inserted {
                compare(rest[index], known)
            } else {
                unpaired.append(known)
            }
        }
        rest = rest.indices.filter { !used.contains($0) }.map { rest[$0] }
        compareByStructure(rest, unpaired)
    }

    private static func all(_ tree: FlatTree) -> [Known] {
        tree.views.enumerated().flatMap { index, view in
            view.node.constraints.map { Known(node: $0, owner: index) }
        }
    }

    private mutating func compareByStructure(_ old: [Known], _ new: [Known]) {
        var waiting = Dictionary(grouping: old) { structure(of: $0, isOld: true) }
        for known in new {
            let key = structure(of: known, isOld: false)
            if var same = waiting[key], !same.isEmpty {
                // An equal one first, so that the order of constraints doesn't matter.
                let place = same.firstIndex { $0.node.hasValues(of: known.node) } ?? 0
                let other = same.remove(at: place)
                waiting[key] = same
                compare(other, known)
            } else if areItemsKnown(known, isOld: false) {
                add(.added, known)
            }
        }
        for known in old where waiting[structure(of: known, isOld: true)]?.isEmpty == false {
            waiting[structure(of: known, isOld: true)]?.removeFirst()
            guard areItemsKnown(known, isOld: true), let owner = pairing.newIndices[known.owner]
            else { continue }
            changes[owner, default: []].append(
                ConstraintChange(
                    kind: .removed, subject: subject(known, in: pairing.old),
                    equation: equation(known, in: pairing.old)))
        }
    }

    private mutating func compare(_ old: Known, _ new: Known) {
        let (before, after) = (old.node, new.node)
        if structure(of: old, isOld: true) != structure(of: new, isOld: false) {
            return add(.equation(from: subject(old, in: pairing.old).text), new)
        }
        if before.constant != after.constant {
            add(.constant(from: before.constant, to: after.constant), new)
        }
        if before.multiplier != after.multiplier {
            add(.multiplier(from: before.multiplier, to: after.multiplier), new)
        }
        if before.priority != after.priority {
            add(.priority(from: before.priority, to: after.priority), new)
        }
    }

    private mutating func add(_ kind: ConstraintChange.Kind, _ known: Known) {
        changes[known.owner, default: []].append(
            ConstraintChange(
                kind: kind, subject: subject(known, in: pairing.new),
                equation: equation(known, in: pairing.new),
                location: known.node.id.flatMap { locations[$0] }))
    }

    // MARK: Items

    private func structure(of known: Known, isOld: Bool) -> Structure {
        func term(_ term: ConstraintNode.Term?) -> [String] {
            guard let term else { return [] }
            let tree = isOld ? pairing.old : pairing.new
            let index = tree.index(of: term.item, from: known.owner)
            let place = index.map { isOld ? pairing.newIndices[$0].map(String.init) : String($0) }
            return [(place ?? nil) ?? "removed", term.guide ?? "", term.attribute]
        }
        return Structure(
            first: term(known.node.first), relation: known.node.relation,
            second: term(known.node.second))
    }

    /// Whether both items are in both trees. The constraints of views that were added or removed
    /// aren't changes of their own.
    private func areItemsKnown(_ known: Known, isOld: Bool) -> Bool {
        let tree = isOld ? pairing.old : pairing.new
        return [known.node.first, known.node.second].compactMap { $0 }.allSatisfy { term in
            guard let index = tree.index(of: term.item, from: known.owner) else { return false }
            return (isOld ? pairing.newIndices[index] : pairing.oldIndices[index]) != nil
        }
    }

    private func subject(_ known: Known, in tree: FlatTree) -> ConstraintSubject {
        func item(_ term: ConstraintNode.Term) -> ConstraintSubject.Item {
            let index = tree.index(of: term.item, from: known.owner)
            return ConstraintSubject.Item(
                index: index, name: index.map(tree.name) ?? "a view", guide: term.guide,
                attribute: term.attribute)
        }
        return ConstraintSubject(
            known.node, item(known.node.first), known.node.second.map(item), in: tree)
    }

    private func equation(_ known: Known, in tree: FlatTree) -> String {
        let node = known.node
        func text(_ term: ConstraintNode.Term) -> String {
            let name =
                switch term.item {
                case .superview: "superview"
                default:
                    tree.index(of: term.item, from: known.owner).map(tree.path) ?? "a view"
                }
            return ([name] + [term.guide, term.attribute].compactMap { $0 }).joined(separator: ".")
        }
        var result = "\(text(node.first)) \(node.relation) "
        if let second = node.second {
            if node.multiplier != 1 { result += "\(CGFloat(node.multiplier).short) × " }
            result += text(second)
            guard node.constant != 0 else { return result }
            result += node.constant < 0 ? " - " : " + "
            return result + CGFloat(node.constant.magnitude).short
        }
        return result + CGFloat(node.constant).short
    }
}

extension ConstraintNode {
    fileprivate func hasValues(of other: ConstraintNode) -> Bool {
        (constant, multiplier, priority) == (other.constant, other.multiplier, other.priority)
    }
}
