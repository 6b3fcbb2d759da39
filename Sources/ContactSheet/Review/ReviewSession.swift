import AtomicFiles
import ContactSheetGallery
import ContactSheetServer
import ContactSheetSnapshots
import Foundation

/// The snapshots of a page that a command serves, and the decisions about them.
///
/// Each cause of a snapshot is decided on: the snapshot is accepted if all of its causes are, and rejected
/// if one is. A decision is carried out before it is answered: an accepted snapshot has been written to its
/// reference, atomically, when the page shows it as accepted.
actor ReviewSession {
    private let store: SnapshotStore
    private let folder: ReviewFolder
    private let header: GalleryContent
    private let findings: ReviewFindings
    private let signal = VersionSignal()

    private let run = UUID().uuidString
    private var previews: [GalleryPreview]
    private var snapshots: [String: [String]] = [:]
    private var reviewed: [String: ReviewedSnapshot] = [:]
    private var earlierRejections: [String: String]
    /// The decisions by the snapshots' names.
    private var decisions: [String: CauseDecisions] = [:]
    private var steps: [ReviewStep] = []
    /// The references that were replaced when snapshots were accepted, by the snapshots' names.
    private var replaced: [String: StoredReference] = [:]

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
    ///   - findings: The previews whose layout issues the page shows.
    ///   - total: The number of snapshots of the run.
    init(
        header: GalleryContent, store: SnapshotStore, folder: ReviewFolder,
        findings: ReviewFindings, total: Int
    ) {
        self.header = header
        self.findings = findings
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
            decisions[name] = Self.decisions(.rejected, about: snapshot.causes)
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
        get async {
            var content = header
            content.previews = previews
            let members = previews.map { preview in
                (snapshots[preview.name] ?? []).compactMap { reviewed[$0]?.written }
            }
            content.device = await findings.device
            let issues = await findings.issues(of: members.joined())
            for place in content.previews.indices {
                content.previews[place].snapshots = members[place].map(\.snapshot)
                content.previews[place].issues = issues[content.previews[place].name] ?? []
            }
            content.changes = GalleryChange.all(of: members.joined().compactMap(\.outcome))
            return content
        }
    }

    /// Returns the state as soon as its version is greater than the given one.
    ///
    /// - Parameter run: The process that had the version, or `nil` for this one.
    func state(after version: Int, of run: String? = nil) async -> ReviewState {
        let known = run.map { $0 == self.run } ?? true ? version : -1
        let current = await signal.version(after: known, timeout: .seconds(25))
        return ReviewState(
            version: current, run: self.run, contents: contents, isRunning: isRunning,
            isBuilding: isBuilding, done: done, total: total, decisions: decidedCauses,
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
    /// Decides on the causes of snapshots. The reference of a snapshot whose causes are all accepted is
    /// replaced by what the page shows; that of a snapshot that was accepted before is restored.
    ///
    /// - Parameter cause: The summary of the cause, or `nil` for all causes of the snapshots.
    func decide(
        _ decision: ReviewDecision, _ names: [String], cause: String? = nil
    ) async throws -> ReviewAnswer {
        try check(names)
        var chosen: [String: CauseDecisions] = [:]
        for name in names {
            let old = decisions[name] ?? [:]
            let causes = causes(of: name).filter { cause == nil || $0 == cause }
            let new = old.merging(Self.decisions(decision, about: causes)) { $1 }
            if new != old { chosen[name] = new }
        }
        try await carryOut(names.filter { chosen[$0] != nil }, chosen)
        return ReviewAnswer(
            names: names.filter { chosen[$0] != nil }, message: message(decision, chosen.keys))
    }

    private func message(
        _ decision: ReviewDecision, _ names: some Collection<String>
    ) -> String {
        func count(_ number: Int) -> String { "\(number) snapshot\(number == 1 ? "" : "s")" }
        guard decision == .accepted else { return "Rejected \(count(names.count))" }
        let accepted = names.count { self.decision(of: $0) == .accepted }
        let message = "Accepted \(count(accepted))"
        guard accepted < names.count else { return message }
        let waiting = names.count - accepted
        return message + "; \(waiting) \(waiting == 1 ? "has" : "have") other causes, too"
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
        try store.commit()
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

    /// The causes of a snapshot.
    private func causes(of name: String) -> [String] { reviewed[name]?.causes ?? [] }

    private static func decisions(
        _ decision: ReviewDecision, about causes: [String]
    ) -> CauseDecisions {
        Dictionary(causes.map { ($0, decision) }) { first, _ in first }
    }

    /// The decision about a snapshot that follows from those about its causes, or `nil` if one is missing.
    private func decision(
        of name: String, _ decisions: CauseDecisions
    ) -> ReviewDecision? {
        if decisions.values.contains(.rejected) { return .rejected }
        let causes = causes(of: name)
        return !causes.isEmpty && causes.allSatisfy { decisions[$0] == .accepted } ? .accepted : nil
    }

    private func decision(of name: String) -> ReviewDecision? {
        decision(of: name, decisions[name] ?? [:])
    }

    /// The decisions as the page reads them.
    private var decidedCauses: [DecidedCause] {
        var found: [String: DecidedCause] = [:]
        for (name, causes) in decisions.sorted(by: { $0.key < $1.key }) {
            for (cause, decision) in causes {
                switch decision {
                case .accepted:
                    found[cause, default: DecidedCause(cause: cause)].accepted.append(name)
                case .rejected:
                    found[cause, default: DecidedCause(cause: cause)].rejected.append(name)
                }
            }
        }
        return found.values.sorted { $0.cause < $1.cause }
    }

    /// Carries out decisions. If a file can't be written, the snapshots before it are decided on.
    private func carryOut(_ names: [String], _ chosen: [String: CauseDecisions]) async throws {
        var step = ReviewStep()
        let accepted = names.filter {
            decision(of: $0) != .accepted && decision(of: $0, chosen[$0] ?? [:]) == .accepted
        }
        if !accepted.isEmpty {
            step.references = try accepted.map { try current($0) }
            try LastApproval(store).save(replaced: step.references)
        }
        defer { if !step.replaced.isEmpty { steps.append(step) } }
        do {
            for name in names {
                let old = decisions[name] ?? [:]
                try apply(chosen[name] ?? [:], to: name)
                step.replaced[name] = old
            }
            try store.commit()
            if !names.isEmpty { try saveRejections() }
        } catch {
            try? store.commit()
            await update()
            throw error
        }
        if !names.isEmpty { await update() }
    }

    /// Changes the decisions about a snapshot, and its reference accordingly.
    private func apply(_ chosen: CauseDecisions, to name: String) throws {
        guard let snapshot = reviewed[name] else { throw ReviewError.unknown(name) }
        let wasAccepted = decision(of: name) == .accepted
        let isAccepted = decision(of: name, chosen) == .accepted
        if isAccepted, !wasAccepted {
            let old = try current(name)
            try store.store(try candidate(of: snapshot))
            replaced[name] = old
        } else if !isAccepted, wasAccepted {
            guard try current(name) == candidate(of: snapshot) else {
                throw ReviewError.changed(name)
            }
            if let old = replaced[name] { try store.store(old) }
        }
        decisions[name] = chosen.isEmpty ? nil : chosen
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
        for name in decisions.keys where decision(of: name) == .rejected {
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
            switch decision(of: name) {
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
