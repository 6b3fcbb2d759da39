extension PreviewRun {
    /// The IDs of the snapshots in the order of the run.
    package var snapshotIDs: [SnapshotID] {
        schedule.flatMap { preview, configurations in
            configurations.map { SnapshotID(preview, $0) }
        }
    }

    /// The previews and configurations of the snapshots, in the order of ``snapshotIDs``.
    package var snapshots: [(preview: Preview, configuration: Configuration)] {
        schedule.flatMap { preview, configurations in configurations.map { (preview, $0) } }
    }

    /// Divides the snapshots into shares of similar duration.
    ///
    /// Each snapshot is in the share that has the shortest duration up to it (list scheduling), so
    /// the result depends only on the order of the run and on the durations.
    ///
    /// - Parameter durations: The duration of a snapshot by preview. Other previews have the average
    ///   duration.
    /// - Returns: For each snapshot in the order of the run, the index of its share.
    package func shares(_ count: Int, durations: [String: Double] = [:]) -> [Int] {
        let average =
            durations.isEmpty ? 1 : durations.values.reduce(0, +) / Double(durations.count)
        var totals = [Double](repeating: 0, count: count)
        return schedule.flatMap { preview, configurations in
            configurations.map { _ in
                let share = totals.indices.min { totals[$0] < totals[$1] } ?? 0
                totals[share] += durations[preview.name] ?? average
                return share
            }
        }
    }
}
