import InterfaceBuilder
import UIKit

/// The reasons why the layout of a root view is ambiguous, as messages.
@MainActor struct AmbiguityReasons {
    private var frames: [String: AmbiguousFrame] = [:]
    private var ties: [ContentTie] = []

    init(_ objects: BuiltObjects) {
        guard let root = objects.owners.first?.view else { return }
        let ambiguous = root.ambiguousFrames(inRoot: "")
        frames = Dictionary(ambiguous.map { ($0.id, $0) }) { first, _ in first }
        ties = ContentTie.all(ambiguous) { objects.item($0) as? UIView }
    }

    /// Returns the reason, or `nil` for views whose frames are determined.
    func reason(for view: UIView, id: String) -> String? {
        guard let frame = frames[id] else { return nil }
        guard frame.missing.isEmpty else { return "its layout is ambiguous" }
        // Views next to or inside a tie are as ambiguous as the tie itself.
        let own = ties.filter { tie in tie.views.contains { $0 === view } }
        let beside = ties.filter { $0.views[0].superview === view.superview }
        guard let tie = own.first ?? beside.first ?? ties.first else {
            return "its layout is ambiguous"
        }
        let length = tie.axis == .horizontal ? "width" : "height"
        let what =
            own.isEmpty ? "its frame depends on an ambiguous view" : "its \(length) is ambiguous"
        return "\(what): \(tie.cause); “\(tie.views[0].outlineName)”: \(tie.repair)"
    }
}
