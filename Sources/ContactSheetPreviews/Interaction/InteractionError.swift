import UIKit

/// An error that prevents a step.
public struct InteractionError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Reason: Sendable, Hashable {
        /// No view has the name; `near` are names of existing views.
        case noView(String, near: [String])
        /// Several views have the name; `paths` are their paths.
        case severalViews(String, paths: [String])
        case hidden(String)
        case disabled(String)
        case outside(String)
        case covered(String, by: String)
        case takesNoTouches(String)
        case notScrollable(String)
        case takesNoText(String)
        case notSelectable(String)
        /// A text view doesn't contain the text.
        case noText(String, in: String)
        case noCaret
    }

    /// The number of the step, counted from 1.
    public let step: Int
    public let interaction: Interaction
    public let reason: Reason

    public var description: String { "step \(step), \(interaction): \(reason)" }
}

extension InteractionError.Reason: Error, CustomStringConvertible {
    public var description: String {
        switch self {
        case .noView(let name, let near):
            "no view is named “\(name)”"
                + (near.isEmpty ? "" : " — use one of: \(near.joined(separator: ", "))")
        case .severalViews(let name, let paths):
            "\(paths.count) views are named “\(name)” — use an accessibilityIdentifier or"
                + " the end of a path: \(paths.prefix(8).joined(separator: "; "))"
        case .hidden(let path): "\(path) is hidden"
        case .disabled(let path): "\(path) is disabled"
        case .outside(let path): "\(path) is off screen — scroll to it first"
        case .covered(let path, let other): "\(path) is covered by \(other)"
        case .takesNoTouches(let path): "\(path) doesn't receive touches"
        case .notScrollable(let path): "\(path) isn't in a scroll view"
        case .takesNoText(let path): "\(path) doesn't accept text"
        case .notSelectable(let path):
            "\(path) isn't a text view with selectable text — use a UITextView"
        case .noText(let text, let path): "\(path) doesn't contain “\(text)”"
        case .noCaret:
            "no text field is first responder — tap one first, or use `type TEXT into VIEW`"
        }
    }
}
