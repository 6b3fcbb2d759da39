import Foundation
import UIKit

/// Finds a view, or a named part of a view, by a name.
///
/// These criteria are tried in order until one matches: the accessibility identifier; the label,
/// title, text, or placeholder; the same without spaces around it, by which titles are padded; the
/// class; the end of the path as reports print it. If a view and its descendants match, the outermost
/// counts. Hidden views count only if no other view matches.
@MainActor struct ViewFinder {
    struct Target {
        let view: UIView
        /// The part in the view's coordinate space, or `nil` for the whole view.
        let part: CGRect?
    }

    private let all: [UIView]

    init() {
        let keyboard = SimulatedKeyboard.current.shownWindow.map { [$0] } ?? []
        all = (keyboard + UIApplication.shared.windows.reversed()).flatMap(\.tree)
    }

    func find(_ name: String) throws(InteractionError.Reason) -> Target {
        for found in [byIdentifier, byName, byTrimmedName, byClass, byPath] {
            let targets = nearest(found(name))
            guard targets.count <= 1 else {
                throw .severalViews(name, paths: targets.map(\.view.viewPath))
            }
            if let target = targets.first { return target }
        }
        throw .noView(name, near: near(name))
    }

    private func byIdentifier(_ name: String) -> [Target] {
        views { $0.accessibilityIdentifier == name }
    }

    private func byName(_ name: String) -> [Target] {
        let parts = all.flatMap { view in
            view.touchParts.filter { $0.name == name }
                .map { Target(view: view, part: $0.frame) }
        }
        return views { $0.touchNames.contains(name) } + parts
    }

    private func byTrimmedName(_ name: String) -> [Target] {
        views { view in
            view.touchNames.contains { $0.trimmingCharacters(in: .whitespacesAndNewlines) == name }
        }
    }

    private func byClass(_ name: String) -> [Target] {
        views { String(describing: type(of: $0)) == name }
    }

    private func byPath(_ name: String) -> [Target] {
        views { view in
            let path = view.viewPath
            return path == name || path.hasSuffix(" > " + name) || view.pathComponent == name
        }
    }

    private func views(_ matches: (UIView) -> Bool) -> [Target] {
        all.filter(matches).map { Target(view: $0, part: nil) }
    }

    private func nearest(_ targets: [Target]) -> [Target] {
        let outer = targets.filter { target in
            !targets.contains {
                $0.view !== target.view && target.view.isDescendant(of: $0.view)
            }
        }
        let shown = outer.filter(\.view.isShown)
        return shown.isEmpty ? outer : shown
    }

    /// Returns up to eight names that contain the given name, or otherwise those of controls.
    private func near(_ name: String) -> [String] {
        var names: [String] = []
        func add(_ views: [UIView]) {
            for view in views where view.isShown {
                let all =
                    [view.accessibilityIdentifier].compactMap { $0 } + view.touchNames
                    + view.touchParts.map(\.name)
                for name in all where !name.isEmpty && !names.contains("“\(name)”") {
                    names.append("“\(name)”")
                }
            }
        }
        add(
            all.filter { view in
                view.touchNames.contains { $0.localizedCaseInsensitiveContains(name) }
            })
        add(all.filter { $0 is UIControl })
        if names.isEmpty { add(all) }
        return Array(names.prefix(8))
    }
}

extension UIView {
    /// The view and its descendants, parents first.
    fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
