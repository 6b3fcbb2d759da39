import ContactSheetPreviews

/// What a constraint determines, in the words of Interface Builder's Size inspector.
public struct ConstraintSubject: Codable, Sendable, Hashable {
    /// The name of the view, such as `“Send” button`.
    public var view: String
    /// The length or ratio, such as `bottom space to safe area`.
    public var phrase: String
    /// The value, or `nil` for an alignment without an offset and for equal sizes.
    public var value: String?
    /// Whether the length is the negative constant, as that of the space after a view.
    private var isNegated = false

    /// The phrase with its value.
    var text: String { phrase + (value.map { " \($0)" } ?? "") }

    /// Returns the length as Interface Builder shows it.
    func length(_ constant: Double) -> Double { isNegated ? 0 - constant : constant }

    /// One side of a constraint.
    struct Item {
        let index: Int?
        let name: String
        let guide: String?
        let attribute: String
    }

    init(_ node: ConstraintNode, _ first: Item, _ second: Item?, in tree: FlatTree) {
        view = first.name
        phrase = first.attribute.attributeWords
        defer { addRelation(node) }
        guard let second else {
            value = CGFloat(node.constant).short
            return
        }
        if first.index == second.index, first.guide == nil, second.guide == nil {
            phrase = "aspect ratio"
            value = CGFloat(node.multiplier).short
            return
        }
        // The view is inside the other item, or a sibling of it.
        let isReversed = first.guide != nil || tree.contains(first.index, second.index)
        let (own, other) = isReversed ? (second, first) : (first, second)
        view = own.name
        isNegated = isReversed
        let isInside = other.guide != nil || tree.contains(other.index, own.index)
        let isSuperview = isInside && own.index.flatMap { tree.views[$0].parent } == other.index
        let target = other.guide?.guideWords ?? (isSuperview ? nil : other.name)
        describe(own.attribute, other.attribute, to: target, isInside: isInside)
        value =
            node.multiplier != 1
            ? "\(CGFloat(node.multiplier).short)×"
            : node.constant == 0 && !phrase.contains("space")
                ? nil : CGFloat(length(node.constant)).short.replacing("-", with: "−")
    }

    private mutating func describe(
        _ attribute: String, _ other: String, to target: String?, isInside: Bool
    ) {
        let (words, others) = (attribute.attributeWords, other.attributeWords)
        let isEnd = ["bottom", "trailing", "right"].contains(words)
        let isEdge = isEnd || ["top", "leading", "left"].contains(words)
        guard words == others || isEdge && words.oppositeEdge == others && !isInside else {
            phrase = "\(words) to \(target.map { "\($0) " } ?? "")\(others)"
            return
        }
        let isSpace = isEdge && (isInside || words != others)
        if isSpace, isEnd { isNegated.toggle() }
        let isSize = ["width", "height"].contains(words)
        phrase = words + (isSpace ? " space" : isSize ? "" : " offset")
        if let target {
            phrase += (isSpace ? " to " : isSize ? " relative to " : " from ") + target
        }
    }

    private mutating func addRelation(_ node: ConstraintNode) {
        guard node.relation != "=" else { return }
        phrase = ((node.relation == "≥") != isNegated ? "minimum " : "maximum ") + phrase
    }
}

extension FlatTree {
    /// Whether a view is around another one.
    fileprivate func contains(_ outer: Int?, _ inner: Int?) -> Bool {
        guard let outer, var current = inner else { return false }
        while let parent = views[current].parent {
            if parent == outer { return true }
            current = parent
        }
        return false
    }
}

extension String {
    /// The words for an attribute of a constraint, whose margin is its edge.
    fileprivate var attributeWords: String {
        let edge =
            hasSuffix("WithinMargins")
            ? String(dropLast(13)) : hasSuffix("Margin") ? String(dropLast(6)) : self
        return edge.replacing(/[a-z](?=[A-Z])/) { "\($0.output) " }.lowercased()
    }

    /// The words for the guide of a view.
    fileprivate var guideWords: String {
        switch self {
        case "safeArea": "safe area"
        case "readableContent": "readable content"
        case "frameGuide": "frame"
        case "contentGuide": "content"
        case "topLayoutGuide": "top layout guide"
        case "bottomLayoutGuide": "bottom layout guide"
        default: self
        }
    }

    fileprivate var oppositeEdge: String? {
        switch self {
        case "top": "bottom"
        case "bottom": "top"
        case "leading": "trailing"
        case "trailing": "leading"
        case "left": "right"
        case "right": "left"
        default: nil
        }
    }
}
