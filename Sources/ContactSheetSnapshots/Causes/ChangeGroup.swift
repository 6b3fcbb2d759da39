import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation

/// The snapshots that differ for the same cause.
public struct ChangeGroup: Sendable {
    /// A short identifier, which depends on the cause alone.
    public let id: String
    /// What a person would say, without the values that depend on the device; for snapshots without a
    /// reference, "no reference".
    public let title: String
    /// Where the cause is, or `nil` if it has no place.
    public var place: String? { cause?.place }
    /// The title, and the place in parentheses.
    public var summary: String { cause?.summary ?? title }
    /// The first of the causes.
    public let cause: SnapshotCause?
    /// The outcomes in the order of the run.
    public let outcomes: [SnapshotOutcome]

    /// The frames that changed in the first of the snapshots, if they are consequences of the cause.
    public var consequences: [SnapshotCause] {
        guard cause?.explainsLayout == true else { return [] }
        return outcomes.first?.causes.filter(\.isConsequence) ?? []
    }

    /// Returns the groups of all outcomes that differ or have no reference, in the order of the run.
    /// A snapshot with several causes is in several groups.
    public static func all(of outcomes: [SnapshotOutcome]) -> [ChangeGroup] {
        var order: [String] = []
        var members: [String: [SnapshotOutcome]] = [:]
        var causes: [String: SnapshotCause] = [:]
        func add(_ summary: String, _ outcome: SnapshotOutcome) {
            if members[summary] == nil { order.append(summary) }
            members[summary, default: []].append(outcome)
        }
        for outcome in outcomes {
            if outcome.verdict == .missing { add("no reference", outcome) }
            for cause in outcome.rootCauses {
                let summary = cause.summary
                if members[summary]?.last?.id != outcome.id { add(summary, outcome) }
                if causes[summary] == nil { causes[summary] = cause }
            }
        }
        var known: Set<String> = []
        return order.map { summary in
            let digits = StableHash(summary).digits
            let length = (4...digits.count).first { !known.contains(String(digits.prefix($0))) }
            let id = String(digits.prefix(length ?? digits.count))
            known.insert(id)
            return ChangeGroup(
                id: id, title: causes[summary]?.title ?? summary, cause: causes[summary],
                outcomes: members[summary] ?? [])
        }
    }

    /// The number of snapshots, and the device classes and orientations if all of their combinations
    /// differ, such as `54 snapshots (27 device classes × 2 orientations)`.
    public var extent: String {
        func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
            "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
        }
        let previews = Set(outcomes.map(\.preview)).count
        let configurations = outcomes.compactMap(\.configuration)
        let classes = Set(configurations.map(\.group.slug)).count
        let orientations = Set(configurations.map(\.orientation)).count
        let isComplete = classes * orientations * previews == outcomes.count
        var parts: [String] = []
        if previews > 1 { parts.append(count(previews, "preview")) }
        if isComplete, outcomes.count > 1 {
            parts.append(count(classes, "device class", "device classes"))
            if orientations > 1 { parts.append(count(orientations, "orientation")) }
        }
        let snapshots = count(outcomes.count, "snapshot")
        return parts.isEmpty ? snapshots : "\(snapshots) (\(parts.joined(separator: " × ")))"
    }
}

extension SnapshotOutcome {
    /// The differences from the reference.
    public var causes: [SnapshotCause] {
        if case .changed(let causes) = verdict { causes } else { [] }
    }

    /// The differences between two recordings of a flaky snapshot.
    public var variations: [SnapshotCause] {
        if case .flaky(let causes) = verdict { causes } else { [] }
    }

    /// The causes by which changed snapshots are grouped: all that aren't consequences or changes of
    /// the environment. The first consequence is one of them if no other one explains it.
    public var rootCauses: [SnapshotCause] {
        let causes = causes
        let own = causes.filter { cause in
            if case .environment = cause { return false }
            return !cause.isConsequence
        }
        if own.contains(where: \.explainsLayout) { return own }
        let roots = own + causes.filter(\.isConsequence).prefix(1)
        return roots.isEmpty ? Array(causes.prefix(1)) : roots
    }
}
