import Foundation

/// A linear relation between two attributes of views or guides:
/// `first.attribute relation multiplier * second.attribute + constant`, at a priority.
///
/// Errors for which UIKit throws an exception are reported as diagnostics with UIKit's text, and
/// the constraint then has no effect on any layout (Documentation/Layout.md 3.1 and 3.2).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutTerm.nothing
    private(set) var second = LayoutTerm.nothing
    public private(set) var relation = Relation.equal
    public private(set) var multiplier: CGFloat = 1
    /// The error that makes the constraint invalid, or `nil` if the constraint can be used in a
    /// layout.
    private(set) var diagnostic: LayoutDiagnostic? = .noFirstItem
    /// The view whose `constraints` hold this one.
    weak var installedView: UIView?
    /// Whether UIKit created the constraint, as stack views do. Such constraints are broken last.
    var isMadeBySystem = false
    /// The name that replaces the constant in logs, if UIKit chose the constant.
    package var symbolicSpacing: SymbolicSpacing?
    /// The position of the constraint among all constraints in order of activation.
    package internal(set) var activationIndex = 0
    /// The position of the constraint's first activation, which identifies it.
    var number = 0

    private var ownConstant: CGFloat = 0
    private var ownPriority = UILayoutPriority.required

    /// The constant, in points. The solver doesn't need to compile the constraint again when it
    /// changes.
    open var constant: CGFloat {
        get { ownConstant }
        set {
            guard newValue != ownConstant, accepts(constant: newValue) else { return }
            ownConstant = newValue
            installedView?.root.engine.constantChanged(of: self)
        }
    }

    open var priority: UILayoutPriority {
        get { ownPriority }
        set {
            guard newValue != ownPriority, accepts(priority: newValue) else { return }
            ownPriority = newValue
            installedView?.root.engine.priorityChanged(of: self)
        }
    }

    open var identifier: String?
    open var shouldBeArchived = false

    /// The location of the constraint in a document, as "file:line", for reports.
    public var documentLocation: String?
    /// The object ID in the document, or `nil` for constraints that code creates.
    package var documentID: String?

    /// Creates a constraint without items, which can't be activated. This is the designated
    /// initializer, so that subclasses inherit the others.
    public override init() {
        super.init()
    }

    /// Creates a constraint between two attributes. Without a second item, the second attribute is
    /// ignored and the first one is compared with the constant.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = LayoutTerm.item(view2).map { LayoutTerm($0, attr2) } ?? .nothing
        self.init(
            LayoutTerm(LayoutTerm.item(view1), attr1), relation, second, multiplier: multiplier,
            constant: c)
    }

    /// Creates a constraint between two terms, and reports an error if it is invalid.
    convenience init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm,
        multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        diagnostic = LayoutDiagnostic.ofConstraint(
            first, second, multiplier: multiplier, constant: constant)
        ownConstant = constant.isFinite ? constant : 0
        diagnostic?.report(at: first.item)
    }

    /// The constraint as the logs of the device's iOS version print it (Documentation/Layout.md
    /// 3.8). Available on the main actor only.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { LoggedConstraint(self).text }
    }

    open var firstItem: AnyObject? { first.item }
    public var secondItem: AnyObject? { second.item }
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.isConstant ? nil : NSLayoutAnchor(second)
    }
    public var firstAttribute: Attribute { first.attribute }
    public var secondAttribute: Attribute { second.attribute }

    /// Whether the constraint is active. Setting it to `true` installs the constraint on the
    /// nearest common ancestor of its items; setting it to `false` removes it from there.
    open var isActive: Bool {
        get { installedView != nil }
        set { newValue ? activate() : installedView?.uninstall(self) }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard installedView == nil, !isIllegal() else { return }
        guard let ancestor = nearestCommonAncestor else {
            return LayoutDiagnostic.noCommonAncestor(first, second).report(at: first.item)
        }
        ancestor.install(self)
    }

    /// Returns whether the constraint is invalid. Reports the error of a constraint without any
    /// item; all other errors are reported when the constraint is created.
    func isIllegal() -> Bool {
        if first.isConstant, case .noFirstItem = diagnostic { diagnostic?.report(at: nil) }
        return diagnostic != nil
    }

    /// The nearest view that is or contains the views of both items.
    var nearestCommonAncestor: UIView? {
        guard let host = first.hostView else { return nil }
        guard !second.isConstant else { return host }
        guard let other = second.hostView else { return nil }
        return host.nearestCommonAncestor(with: other)
    }

    private func accepts(constant: CGFloat) -> Bool {
        guard !constant.isFinite else { return true }
        LayoutDiagnostic.constantNotFinite(constant, first, second).report(at: first.item)
        return false
    }

    private func accepts(priority: UILayoutPriority) -> Bool {
        let diagnostic: LayoutDiagnostic
        if !(priority.rawValue > 0 && priority <= .required) {
            diagnostic = .priorityOutOfRange(priority)
        } else if isActive, (priority == .required) != (ownPriority == .required) {
            diagnostic = .priorityAcrossRequired(new: priority, old: ownPriority)
        } else {
            return true
        }
        diagnostic.report(at: first.item)
        return false
    }
}

extension NSLayoutConstraint {
    public enum Relation: Int, Sendable, Hashable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The raw values are Apple's, as stored in archives.
    public enum Attribute: Int, Sendable, Hashable, CaseIterable {
        case notAnAttribute
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    public enum Axis: Int, Sendable, Hashable {
        case horizontal, vertical
    }

    /// The alignment of the views in a visual format, and the direction in which it is read.
    public struct FormatOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(aligning attribute: Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }
    }
}
