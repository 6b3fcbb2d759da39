import AtomicFiles
import ContactSheetGallery
import ContactSheetServer
import ContactSheetSnapshots
import Foundation

/// The snapshots of a page that a command serves, and the decisions about them.
///
/// A decision is carried out before it is answered: an accepted snapshot has been written to its
/// reference, atomically, when the page shows it as accepted.
actor ReviewSession {
    private let store: SnapshotStore
    private let folder: ReviewFolder
    private let header: GalleryContent
    private let signal = VersionSignal()

    private let run = UUID().uuidString
    private var previews: [GalleryPreview]
    private var snapshots: [String: [String]] = [:]
    private var reviewed: [String: ReviewedSnapshot] = [:]
    private var earlierRejections: [String: String]
    private var decisions: [String: ReviewDecision] = [:]
    private var steps: [ReviewStep] = []
    /// The references that were replaced when snapshots were accepted, by the snapshots' names.
    private var replaced: [String: StoredReference] = [:]
    /// The changes that were accepted as groups.
    private var acceptedChanges: Set<String> = []

    private var contents = 0
    private var lastUpdate = ContinuousClock.now
    private var isRunning = true
    private var isBuilding = false
    private var done = 0
    private var total: Int
    /// The names of the snapshots that the page shows now.
    private(set) var visible: Set<String> = []
    private var errors: [String] = []
    private var summary: ReviewSummary?
    private var waiting: [CheckedContinuation<ReviewSummary, Never>] = []

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - header: The title and the previews, which have no snapshots yet.
    ///   - total: The number of snapshots of the run.
    init(header: GalleryContent, store: SnapshotStore, folder: ReviewFolder, total: Int) {
        self.header = header
        self.store = store
        self.folder = folder
        self.total = total
        previews = header.previews
        earlierRejections = RejectedSnapshots(store).load()
    }
}

// MARK: - The run

extension ReviewSession {
    /// Adds a snapshot that was rendered and compared.
    func add(_ snapshot: ReviewedSnapshot) async {
        let name = snapshot.name
        if reviewed.updateValue(snapshot, forKey: name) == nil {
            snapshots[snapshot.written.entry.preview, default: []].append(name)
        }
        if let digest = snapshot.digest, earlierRejections[name] == digest {
            decisions[name] = .rejected
        }
        contents += 1
        done += 1
        // A page that is open reads the whole index each time.
        let pause: Duration = .milliseconds(visible.contains(name) ? 20 : 200)
        guard ContinuousClock.now - lastUpdate > pause else { return }
        await update()
    }

    /// Ends the run: all snapshots were added, or an error prevented it.
    func endRun(errors: [String] = []) async {
        isRunning = false
        self.errors = errors
        await update()
    }

    /// The version of the state.
    var version: Int {
        get async { await signal.version }
    }

    private func update() async {
        lastUpdate = .now
        await signal.advance()
    }

    /// The contents of the page.
    var content: GalleryContent {
        var content = header
        var outcomes: [SnapshotOutcome] = []
        content.previews = previews.map { preview in
            let members = (snapshots[preview.name] ?? []).compactMap { reviewed[$0]?.written }
            outcomes += members.compactMap(\.outcome)
            return GalleryPreview(
                name: preview.name, note: preview.note, snapshots: members.map(\.snapshot))
        }
        content.changes = GalleryChange.all(of: outcomes)
        return content
    }

    /// Returns the state as soon as its version is greater than the given one.
    ///
    /// - Parameter run: The process that had the version, or `nil` for this one.
    func state(after version: Int, of run: String? = nil) async -> ReviewState {
        let known = run.map { $0 == self.run } ?? true ? version : -1
        let current = await signal.version(after: known, timeout: .seconds(25))
        return ReviewState(
            version: current, run: self.run, contents: contents, isRunning: isRunning,
            isBuilding: isBuilding, done: done, total: total, decisions: decisions,
            canUndo: !steps.isEmpty, errors: errors,
            summary: summary?.text)
    }
}

// MARK: - Further runs

extension ReviewSession {
    /// Begins to render snapshots another time. Those of previews that don't exist any more are
    /// removed.
    ///
    /// - Parameters:
    ///   - previews: All previews, without snapshots.
    ///   - total: The number of snapshots that are rendered.
    func beginRun(_ previews: [GalleryPreview], total: Int, errors: [String]) async {
        if self.previews != previews { contents += 1 }
        self.previews = previews
        let names = Set(previews.map(\.name))
        for (preview, members) in snapshots where !names.contains(preview) {
            for name in members { reviewed[name] = nil }
            snapshots[preview] = nil
        }
        (done, self.total, isRunning, isBuilding) = (0, total, total > 0, false)
        self.errors = errors
        // The first snapshot follows at once.
        await signal.advance()
    }

    /// The previews of the page, without snapshots.
    var shownPreviews: [GalleryPreview] { previews }

    /// Notes that the package is being built, or why it can't be.
    func setBuilding(_ isBuilding: Bool, errors: [String]) async {
        self.isBuilding = isBuilding
        self.errors = errors
        await update()
    }

    /// Notes which snapshots the page shows. They are rendered first.
    func setVisible(_ names: [String]) {
        visible = Set(names)
    }

    /// Whether a snapshot of the preview was rendered.
    func contains(_ preview: String) -> Bool { snapshots[preview] != nil }
}

// MARK: - Decisions

extension ReviewSession {
    /// Accepts snapshots: replaces their references by what the page shows.
    ///
    /// - Parameter change: The ID of the change that is accepted, or `nil` for all changes of the
    ///   snapshots. Like `approve --change`, this accepts a snapshot with several changes only if
    ///   all of them were accepted.
    func accept(_ names: [String], change: String? = nil) async throws -> ReviewAnswer {
        try check(names)
        var waiting = 0
        var chosen = names
        if let change {
            acceptedChanges.insert(change)
            let open = openChanges(except: acceptedChanges)
            chosen = names.filter { !open.contains($0) }
            waiting = names.count - chosen.count
        }
        chosen = chosen.filter { decisions[$0] != .accepted }
        if !chosen.isEmpty { try await carryOut(.accepted, chosen) }
        var message = "Accepted \(chosen.count) snapshot\(chosen.count == 1 ? "" : "s")"
        if waiting > 0 { message += "; \(waiting) not accepted, which other changes affect, too" }
        return ReviewAnswer(names: chosen, message: message)
    }

    /// Rejects snapshots. References that were accepted before are restored.
    func reject(_ names: [String]) async throws -> ReviewAnswer {
        try check(names)
        let chosen = names.filter { decisions[$0] != .rejected }
        if !chosen.isEmpty { try await carryOut(.rejected, chosen) }
        return ReviewAnswer(
            names: chosen,
            message: "Rejected \(chosen.count) snapshot\(chosen.count == 1 ? "" : "s")")
    }

    /// Undoes the last decision.
    func undo() async throws -> ReviewAnswer {
        guard summary == nil else { throw ReviewError.finished }
        guard let step = steps.popLast() else { throw ReviewError.nothingToUndo }
        var failure: (any Error)?
        for (name, old) in step.replaced.sorted(by: { $0.key < $1.key }) {
            do {
                try apply(old, to: name)
            } catch {
                failure = failure ?? error
            }
        }
        // What `approve --undo` restores after the review.
        let earlier = steps.last { !$0.references.isEmpty }?.references
        try earlier.map { try LastApproval(store).save(replaced: $0) }
            ?? LastApproval(store).discard()
        try saveRejections()
        await update()
        if let failure { throw failure }
        let count = step.replaced.count
        return ReviewAnswer(
            names: step.replaced.keys.sorted(),
            message: "Undone: the decision about \(count) snapshot\(count == 1 ? "" : "s")")
    }

    private func check(_ names: [String]) throws(ReviewError) {
        guard summary == nil else { throw .finished }
        for name in names {
            guard let snapshot = reviewed[name] else { throw .unknown(name) }
            guard snapshot.candidate != nil else { throw .notOpen(name) }
        }
    }

    /// The snapshots that have other changes than the given ones.
    private func openChanges(except accepted: Set<String>) -> Set<String> {
        let changes = content.changes
        return Set(changes.filter { !accepted.contains($0.id) }.flatMap(\.snapshots))
    }

    /// Carries out a decision. If a file can't be written, the snapshots before it are decided on.
    private func carryOut(_ decision: ReviewDecision, _ names: [String]) async throws {
        var step = ReviewStep()
        if decision == .accepted {
            step.references = try names.map { try current($0) }
            try LastApproval(store).save(replaced: step.references)
        }
        defer { if !step.replaced.isEmpty { steps.append(step) } }
        do {
            for name in names {
                let old = decisions[name]
                try apply(decision, to: name)
                step.replaced[name] = .some(old)
            }
            try saveRejections()
        } catch {
            await update()
            throw error
        }
        await update()
    }

    /// Changes the decision about a snapshot, and its reference accordingly.
    private func apply(_ decision: ReviewDecision?, to name: String) throws {
        guard let snapshot = reviewed[name] else { throw ReviewError.unknown(name) }
        let isAccepted = decisions[name] == .accepted
        if decision == .accepted, !isAccepted {
            let old = try current(name)
            try store.store(try candidate(of: snapshot))
            replaced[name] = old
        } else if decision != .accepted, isAccepted {
            guard try current(name) == candidate(of: snapshot) else {
                throw ReviewError.changed(name)
            }
            if let old = replaced[name] { try store.store(old) }
        }
        decisions[name] = decision
    }

    /// The reference of a snapshot that is stored now.
    private func current(_ name: String) throws -> StoredReference {
        guard let outcome = reviewed[name]?.written.outcome else {
            throw ReviewError.unknown(name)
        }
        return try store.stored(outcome.id)
    }

    /// The reference that a snapshot becomes.
    private func candidate(of snapshot: ReviewedSnapshot) throws -> StoredReference {
        guard let path = snapshot.candidate, let outcome = snapshot.written.outcome else {
            throw ReviewError.notOpen(snapshot.name)
        }
        let bytes = try Data(contentsOf: folder.candidates.appending(path: path))
        return StoredReference(outcome.id, bytes: bytes)
    }

    /// Stores the rejected snapshots for the next review. Those of previews that this one doesn't
    /// contain stay.
    private func saveRejections() throws {
        var digests = earlierRejections.filter { reviewed[$0.key] == nil }
        for (name, decision) in decisions where decision == .rejected {
            digests[name] = reviewed[name]?.digest
        }
        try RejectedSnapshots(store).save(digests)
    }
}

// MARK: - The end

extension ReviewSession {
    /// Finishes the review, after which nothing can be decided.
    @discardableResult func finish() async -> ReviewSummary {
        if let summary { return summary }
        let result = currentSummary
        summary = result
        await update()
        for continuation in waiting { continuation.resume(returning: result) }
        waiting = []
        return result
    }

    /// Waits for the end of the review.
    func finished() async -> ReviewSummary {
        if let summary { return summary }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private var currentSummary: ReviewSummary {
        var result = ReviewSummary()
        result.isComplete = !isRunning && reviewed.count >= total
        result.hasFailures = !errors.isEmpty
        for name in previews.flatMap({ snapshots[$0.name] ?? [] }) {
            guard let written = reviewed[name]?.written else { continue }
            switch decisions[name] {
            case .accepted: result.accepted += 1
            case .rejected: result.rejected.append(name)
            case nil:
                if written.snapshot.state == .failed { result.hasFailures = true }
                if let outcome = written.outcome, !outcome.verdict.isFailure,
                    !outcome.passes(.compare)
                {
                    result.left += 1
                }
            }
        }
        return result
    }
}
