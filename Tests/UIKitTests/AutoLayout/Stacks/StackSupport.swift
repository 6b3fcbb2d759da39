import ContactSheetDevices
import Foundation

@testable import UIKit

/// A view with an intrinsic size, a hugging priority of 250, and a compression resistance of 750.
final class Box: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A box with a single line of text that has a baseline.
final class BaselineBox: UIView {
    let size: CGSize
    let ascent: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat) {
        size = CGSize(width: width, height: height)
        self.ascent = ascent
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override var firstBaselineOffsetFromTop: CGFloat { ascent }
    override var lastBaselineOffsetFromBottom: CGFloat { size.height - ascent }
}

/// A stack view in the corner of a large root view, with constraints for its size if a size is
/// given.
@MainActor struct StackScene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack: UIStackView
    let views: [UIView]

    /// Creates a scene with the three boxes of Documentation/Layout.md 4.5.
    init(width: CGFloat? = nil, height: CGFloat? = nil, spacing: CGFloat = 0) {
        self.init([Box(160, 200), Box(80, 100), Box(40, 50)], width: width, height: height)
        stack.spacing = spacing
    }

    init(_ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil) {
        UIScreen.main.device = .standard
        UIScreen.main.orientation = .portrait
        self.views = views
        stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    func layOut() { root.layoutIfNeeded() }

    /// The starts and lengths along the axis.
    var extents: [Extent] {
        views.map { view in
            let extent = view.frame.extent(stack.axis)
            return Extent(extent.minimum, extent.length)
        }
    }

    /// Returns the constraints that the stack view created, in the notation of logs, sorted.
    func made(_ role: String? = nil) -> [String] {
        stack.updateConstraintsIfNeeded()
        let holders = [stack] + stack.arrangedSubviews
        return holders.flatMap(\.constraints)
            .filter { $0.isMadeBySystem && (role == nil || $0.identifier == role) }
            .map { brief($0) }.sorted()
    }

    private func brief(_ constraint: NSLayoutConstraint) -> String {
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.logName) \(relation) "
        if let second = constraint.secondItem {
            let factor = constraint.multiplier.logText
            text += factor == "1" ? "" : "\(factor)*"
            text += "\(name(second)).\(constraint.secondAttribute.logName)"
            if constraint.constant != 0 { text += " + \(constraint.constant.logText)" }
        } else {
            text += constraint.constant.logText
        }
        let priority = CGFloat(constraint.priority.rawValue)
        return priority == 1000 ? text : text + " @\(priority.logText)"
    }

    private func name(_ item: AnyObject?) -> String {
        if item === stack { return "S" }
        if let index = views.firstIndex(where: { $0 === item }) { return "V\(index)" }
        if item === stack.layoutMarginsGuide { return "margins" }
        if item is _UILayoutSpacer { return "spacer" }
        let gaps = stack.layoutGuides.filter { $0 is _UIOLAGapGuide }
        return gaps.firstIndex { $0 === item }.map { "gap\($0)" } ?? "?"
    }
}

/// A start and a length, compared with the tolerance of values printed with six digits.
struct Extent: Equatable, CustomStringConvertible {
    let minimum: CGFloat
    let length: CGFloat

    init(_ minimum: CGFloat, _ length: CGFloat) {
        self.minimum = minimum
        self.length = length
    }

    static func == (left: Extent, right: Extent) -> Bool {
        abs(left.minimum - right.minimum) < 1e-3 && abs(left.length - right.length) < 1e-3
    }

    var description: String { "\(minimum),\(length)" }
}
