import UIKit

/// Views whose position or size is ambiguous because constraints are missing.
public enum MissingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "missing-constraints", .error,
        "The position or size of a view is ambiguous on Interface Builder's canvas.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        let ambiguous = scene.ambiguousFrames.compactMap { frame -> Ambiguous? in
            // Cells position their content views themselves.
            guard let text = frame.missingText, let view = scene.view(frame.id),
                view.documentOrigin?.kind.hasSuffix("CellContentView") != true,
                !view.isInHiddenArrangedView
            else { return nil }
            return Ambiguous(view: view, text: text, missing: frame.missing)
        }
        let sizedByCode = ambiguous.filter { $0.mayBeSizedByCode }
        return ambiguous.compactMap { found in
            if found.mayBeSizedByCode {
                var issue = LayoutIssue(
                    rule, found.text, at: found.view,
                    hint: "If \(found.view.documentOrigin?.customClass ?? "") has an intrinsic "
                        + "content size, set a placeholder for it in the Size inspector.")
                issue.severity = .note
                return issue
            }
            guard !found.depends(on: sizedByCode) else { return nil }
            return LayoutIssue(
                rule, found.text, at: found.view,
                hint: "Run `contactsheet fix --add-missing` to add suggested constraints.")
        }
    }

    /// A view that lacks constraints.
    @MainActor private struct Ambiguous {
        let view: UIView
        let text: String
        let missing: Set<FramePart>

        /// Whether only a length of a view with its own class is missing, which may have an
        /// intrinsic size in the app.
        var mayBeSizedByCode: Bool {
            view.isOfUnknownClass && missing.isDisjoint(with: [.x, .y])
        }

        /// Whether the view next to or around one of the others is ambiguous because that one is.
        func depends(on others: [Ambiguous]) -> Bool {
            let axes = Set(missing.map(\.isHorizontal))
            return axes.allSatisfy { axis in
                others.contains { other in
                    other.missing.contains { $0.isHorizontal == axis }
                        && (other.view.superview === view.superview
                            || other.view.isDescendant(of: view))
                }
            }
        }
    }
}

extension FramePart {
    fileprivate var isHorizontal: Bool { self == .x || self == .width }
}

extension UIView {
    /// Whether the view or one around it is hidden in a stack view, which doesn't arrange it.
    fileprivate var isInHiddenArrangedView: Bool {
        selfAndAncestors.contains { $0.isHidden && $0.superview is UIStackView }
    }
}
