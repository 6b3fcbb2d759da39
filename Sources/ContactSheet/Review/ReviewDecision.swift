import ContactSheetSnapshots
import Foundation

/// What a person decided about a snapshot that differs from its reference.
enum ReviewDecision: String, Codable, Sendable {
    /// The snapshot is the reference now.
    case accepted
    /// The reference stays.
    case rejected
}

/// A decision about several snapshots, which is undone as a whole.
struct ReviewStep: Sendable {
    /// The decisions that it replaced, by the snapshots' names; `nil` if there was none.
    var replaced: [String: ReviewDecision?] = [:]
    /// The references that were replaced if the snapshots were accepted, in the order of the run.
    var references: [StoredReference] = []
}

/// The answer to a decision.
struct ReviewAnswer: Codable, Sendable {
    /// The snapshots whose decision changed.
    var names: [String] = []
    /// What was done, as one sentence for the page.
    var message: String
    /// The version of the state after the decision.
    var version = 0
}

/// A decision that can't be carried out.
enum ReviewError: Error, Hashable, CustomStringConvertible {
    case unknown(String)
    case notOpen(String)
    case nothingToUndo
    case changed(String)
    case finished
    case badRequest

    var description: String {
        switch self {
        case .unknown(let name): "no snapshot is named “\(name)” — reload the page"
        case .notOpen(let name):
            "“\(name)” doesn't differ from its reference, or couldn't be compared"
        case .nothingToUndo: "there is no decision to undo"
        case .changed(let name):
            "the reference of “\(name)” has been changed since then — it was left as it is"
        case .finished: "the review is finished"
        case .badRequest: "the request isn't one of this page"
        }
    }
}
