import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots

/// What `approve` approves.
struct ApprovalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Approve the changes with these IDs; comma-separated, repeatable", valueName: "ids"))
    var change: [String] = []

    @Option(
        help: ArgumentHelp(
            "Approve only this snapshot, or all of this preview; repeatable", valueName: "name"))
    var snapshot: [String] = []

    @Option(
        help: ArgumentHelp(
            "Don't approve this snapshot, or those of this preview; repeatable", valueName: "name"))
    var except: [String] = []

    @Flag(help: "Approve all changes, and record missing references")
    var all = false

    @Flag(help: "Undo the last approval")
    var undo = false

    func validate() throws {
        let selections = [
            change.isEmpty ? nil : "--change", snapshot.isEmpty ? nil : "--snapshot",
        ].compactMap { $0 }
        let given = [all ? "--all" : nil, undo ? "--undo" : nil, selections.first]
            .compactMap { $0 }
        if given.isEmpty {
            throw ValidationError(
                "missing one of: '--change', '--snapshot', '--all', '--undo'")
        }
        if given.count > 1 {
            throw ValidationError(
                "\(given[0]) and \(given[1]) can't be used together — specify one of them")
        }
        if undo, !except.isEmpty {
            throw ValidationError(
                "--undo and --except can't be used together — an approval is undone as a whole")
        }
    }

    /// Returns the snapshots to approve, and lines about those that have other changes, too.
    ///
    /// - Throws: `ValidationError` for an unknown ID or name.
    func choose(
        from outcomes: [SnapshotOutcome]
    ) throws(ValidationError) -> (approved: [SnapshotOutcome], lines: [String]) {
        let groups = ChangeGroup.all(of: outcomes)
        let ids = change.flatMap { $0.split(separator: ",").map(String.init) }
        for id in ids where !groups.contains(where: { $0.id == id }) {
            let known = groups.map(\.id).joined(separator: ", ")
            throw ValidationError(
                "unknown change '\(id)' — "
                    + (known.isEmpty ? "no snapshot differs" : "expected one of: \(known)"))
        }
        let differing = groups.flatMap(\.outcomes)
        for name in snapshot { try check(name, isAmong: differing, of: outcomes) }
        for name in except { try check(name, isAmong: outcomes, of: outcomes) }
        let isEveryChange = change.isEmpty
        func isChosen(_ outcome: SnapshotOutcome) -> Bool {
            (snapshot.isEmpty || snapshot.contains { outcome.isNamed($0) })
                && !except.contains { outcome.isNamed($0) }
        }
        var open: [SnapshotID: [String]] = [:]
        for group in groups where !isEveryChange && !ids.contains(group.id) {
            for outcome in group.outcomes { open[outcome.id, default: []].append(group.id) }
        }
        var seen: Set<SnapshotID> = []
        var approved: [SnapshotOutcome] = []
        var waiting: [String: Int] = [:]
        for outcome in groups.filter({ isEveryChange || ids.contains($0.id) }).flatMap(\.outcomes)
        where isChosen(outcome) && seen.insert(outcome.id).inserted {
            if let others = open[outcome.id] {
                waiting[others.joined(separator: ","), default: 0] += 1
            } else {
                approved.append(outcome)
            }
        }
        let lines = waiting.sorted { $0.key < $1.key }.map { others, count in
            "\(count) snapshot\(count == 1 ? "" : "s") not approved: also changed by \(others)"
        }
        return (approved, lines)
    }

    /// Throws an error for a name that none of the snapshots has.
    private func check(
        _ name: String, isAmong known: [SnapshotOutcome], of outcomes: [SnapshotOutcome]
    ) throws(ValidationError) {
        guard !known.contains(where: { $0.isNamed(name) }) else { return }
        if let outcome = outcomes.first(where: { $0.isNamed(name) }) {
            let reason =
                outcome.defect.map { "the snapshot \($0)" }
                ?? (outcome.passes ? "it's the same as its reference" : "no preview produces it")
            throw ValidationError("'\(name)' can't be approved — \(reason)")
        }
        let names = known.map(\.id.name) + known.map(\.preview)
        let hint =
            Suggestion.question(for: name, among: names)
            ?? (known.isEmpty
                ? "no snapshot differs" : "names are printed by `contactsheet test`")
        throw ValidationError("unknown snapshot '\(name)' — \(hint)")
    }
}

extension SnapshotOutcome {
    /// Whether a name is that of the snapshot, or of its preview.
    fileprivate func isNamed(_ name: String) -> Bool { name == id.name || name == preview }
}
