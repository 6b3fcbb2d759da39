import ContactSheetSnapshots

@testable import ContactSheet

extension TestRun {
    /// Creates a run that isn't divided. Obsolete references are last.
    init(
        wholeRunOf outcomes: [SnapshotOutcome], update: ReferenceUpdate = .none,
        arguments: [String] = ["contactsheet", "test", "Main.storyboard"]
    ) {
        let compared = outcomes.filter { $0.verdict != .obsolete }
        self.init(
            names: RunNames(compared.map(\.id)),
            entries: compared.enumerated().map { Entry(index: $0, outcome: $1) },
            obsolete: outcomes.filter { $0.verdict == .obsolete }, update: update,
            arguments: arguments)
    }

    /// Returns a shard with every snapshot whose index is congruent.
    func shard(_ index: Int, of count: Int) -> TestRun {
        var part = self
        part.shard = Shard(index: index, count: count) ?? .whole
        part.entries = entries.filter { $0.index % count == index - 1 }
        if index != 1 { part.obsolete = [] }
        part.arguments += [
            "--shard", "\(index)/\(count)", "--reporter", "blob", "-o", "\(index).json",
        ]
        return part
    }
}
