import ContactSheetSnapshots
import Foundation

/// What a person decided about a snapshot that differs from its reference, or about one of its causes.
enum ReviewDecision: String, Codable, Sendable {
    /// The snapshot is the reference now, if all of its causes are accepted.
    case accepted
    /// The reference stays.
    case rejected
}

/// The decisions about the causes of a snapshot, by their summaries.
typealias CauseDecisions = [String: ReviewDecision]

/// The snapshots that were decided on for a cause.
struct DecidedCause: Codable, Sendable, Hashable {
    /// The summary of the cause.
    var cause: String
    /// The names of the snapshots.
    var accepted: [String] = []
    var rejected: [String] = []
}

/// A decision about several snapshots, which is undone as a whole.
struct ReviewStep: Sendable {
    /// The decisions that it replaced, by the snapshots' names.
    var replaced: [String: CauseDecisions] = [:]
    /// The references that were replaced if the snapshots were accepted, in the order of the run.
    var references: [StoredReference] = []
}

/// The answer to a decision.
struct ReviewAnswer: Codable, Sendable {
    /// The snapshots whose decisions changed.
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
