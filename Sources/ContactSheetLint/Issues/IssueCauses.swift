import InterfaceEditing

/// Combines the issues of a preview that have the same cause.
@MainActor enum IssueCauses {
    static func combined(_ issues: [FoundIssue]) -> [FoundIssue] {
        withGroups(withoutConsequences(issues))
    }

    // MARK: Consequences

    /// The rules about the position or size of a view. The earlier ones explain the later ones.
    private static let placement = [
        ConflictingConstraints.rule, MissingConstraints.rule, ScrollableContent.rule,
        ViewOffScreen.rule, SqueezedView.rule, OutsideSuperview.rule, TruncatedText.rule,
        OverlappingViews.rule, UnsafeContent.rule, MisplacedView.rule,
    ]
    /// The rules whose issues explain others about all views that they involve, and not only about
    /// the same view.
    private static let farReaching = [
        ConflictingConstraints.rule, MissingConstraints.rule, ScrollableContent.rule,
    ]

    /// Returns the issues without those that another one explains. The other one lists them in its
    /// details.
    private static func withoutConsequences(_ issues: [FoundIssue]) -> [FoundIssue] {
        var result = issues
        var removed: Set<Int> = []
        let ranks = issues.map { placement.firstIndex(of: $0.issue.rule) }
        let order = issues.indices.filter { ranks[$0] != nil }
            .sorted { one, other in
                // Of equal conflicts, the one with the most screens is reported.
                let (first, second) = (issues[one].configurations, issues[other].configurations)
                return (ranks[one] ?? 0, -first.count, one)
                    < (ranks[other] ?? 0, -second.count, other)
            }
        let places = placesByView(order.map { issues[$0] })
        for (place, cause) in order.enumerated() where !removed.contains(cause) {
            let views =
                isConflict(issues[cause]) ? issues[cause].issue.involved : issues[cause].views
            let related = Set(views.flatMap { places[$0] ?? [] }).filter { $0 > place }
            for consequence in related.sorted().map({ order[$0] })
            where !removed.contains(consequence)
                && (ranks[cause] == ranks[consequence]
                    ? isSameConflict(issues[cause], issues[consequence])
                    : explains(issues[cause], issues[consequence]))
            {
                removed.insert(consequence)
                result[cause].issue.details.append(
                    "Consequence: \(issues[consequence].issue.message)")
            }
        }
        return result.indices.filter { !removed.contains($0) }.map { result[$0] }
    }

    /// Returns the places of the issues in the array by the views that they involve. The root, which
    /// is last, is left out.
    private static func placesByView(_ issues: [FoundIssue]) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for (place, found) in issues.enumerated() {
            let involved = found.issue.involved
            let views = isConflict(found) ? involved : found.views + involved.dropFirst().dropLast()
            for view in Set(views) { places[view, default: []].append(place) }
        }
        return places
    }

    private static func isConflict(_ found: FoundIssue) -> Bool {
        found.issue.rule == ConflictingConstraints.rule
    }

    /// Whether two conflicts are about mostly the same views. Other devices may break another
    /// constraint.
    private static func isSameConflict(_ one: FoundIssue, _ other: FoundIssue) -> Bool {
        guard isConflict(one) else { return false }
        let (first, second) = (Set(one.issue.involved), Set(other.issue.involved))
        let common = first.intersection(second).count
        return common > 0 && 2 * common >= min(first.count, second.count)
            && one.configurations.count >= other.configurations.count
    }

    private static func explains(_ cause: FoundIssue, _ other: FoundIssue) -> Bool {
        guard let view = other.issue.involved.first else { return false }
        let rule = cause.issue.rule
        let views = isConflict(cause) ? cause.issue.involved : cause.views
        // A view beyond an edge on some devices is near it on others.
        if views.first == view, let edge = cause.issue.share?.edge, edge == other.issue.share?.edge,
            cause.spread.rank <= other.spread.rank
        {
            return true
        }
        let isAbout =
            views.contains(view)
            || farReaching.contains(rule)
                && !Set(views).isDisjoint(with: other.issue.involved.dropLast())
        // The canvas shows what happens everywhere.
        let isEverywhere = cause.isOnCanvas && cause.configurations.isEmpty
        return isAbout && (isEverywhere || cause.occursWhere(other))
    }

    // MARK: Groups

    /// What issues have in common that are combined.
    private struct Key: Hashable {
        let rule: String
        let cause: String
        let spread: IssueSpread
    }

    /// Returns the issues with one for all views that have the same issue for the same reason.
    private static func withGroups(_ issues: [FoundIssue]) -> [FoundIssue] {
        var result: [FoundIssue] = []
        var members: [[FoundIssue]] = []
        var places: [Key: Int] = [:]
        for issue in issues {
            guard let share = issue.issue.share else {
                result.append(issue)
                members.append([issue])
                continue
            }
            let key = Key(rule: issue.issue.rule.id, cause: share.cause, spread: issue.spread)
            if let place = places[key] {
                members[place].append(issue)
            } else {
                places[key] = result.count
                result.append(issue)
                members.append([issue])
            }
        }
        for (index, group) in members.enumerated() where group.count > 1 {
            result[index].combine(group)
        }
        return result
    }
}

extension FoundIssue {
    /// The view that the issue is about, if it is about one.
    fileprivate var views: [String] { Array(issue.involved.prefix(1)) }

    /// Whether the issue occurs in nearly all configurations of another one. Of two rules about the
    /// same view, the tolerances can differ.
    fileprivate func occursWhere(_ other: FoundIssue) -> Bool {
        let missing = Set(other.configurations).subtracting(configurations).count
        return missing == 0
            || 4 * missing <= other.configurations.count && spread.rank <= other.spread.rank
    }

    /// Replaces the message with one about several views.
    fileprivate mutating func combine(_ group: [FoundIssue]) {
        let shares = group.compactMap(\.issue.share)
        var names: [String] = []
        for share in shares where !names.contains(share.name) { names.append(share.name) }
        let listed = names.count > 3 ? Array(names.prefix(2)) : names
        let rest = names.count - listed.count
        let list = ListedNames.text(listed + (rest > 0 ? ["\(rest) more"] : []))
        let plural = names.count > 1 ? shares[0].plural : nil
        if let plural { issue.message = "\(list) \(plural)" }
        issue.details += group.dropFirst().map { "Also: \($0.issue.message)" }
        for (configuration, added) in group.dropFirst().flatMap(\.frames) {
            frames[configuration, default: []] += added
        }
        var known = Set(configurations)
        for configuration in group.flatMap(\.configurations)
        where known.insert(configuration).inserted {
            configurations.append(configuration)
        }
        let order = Dictionary(
            checked.enumerated().map { ($0.element, $0.offset) }
        ) { first, _ in first }
        configurations.sort { (order[$0] ?? 0) < (order[$1] ?? 0) }
        if group.contains(where: { $0.issue.severity == .error }) { issue.severity = .error }
    }
}

private enum ListedNames {
    /// Returns names such as “A”, “B”, and 3 more.
    static func text(_ names: [String]) -> String {
        switch names.count {
        case 0, 1: names.joined()
        case 2: names.joined(separator: " and ")
        default: names.dropLast().joined(separator: ", ") + ", and " + (names.last ?? "")
        }
    }
}

extension [FoundIssue] {
    /// The issues with one for all that count views of a scene, such as those with a fixed text
    /// size.
    var withOneTally: [FoundIssue] {
        var result: [FoundIssue] = []
        var places: [String: Int] = [:]
        for issue in self {
            guard let tally = issue.issue.tally else {
                result.append(issue)
                continue
            }
            guard let place = places[issue.issue.rule.id] else {
                places[issue.issue.rule.id] = result.count
                result.append(issue)
                continue
            }
            result[place].issue.tally?.affected += tally.affected
            result[place].issue.tally?.all += tally.all
            result[place].issue.message = result[place].issue.tally?.message ?? ""
        }
        return result
    }
}

extension [FoundIssue] {
    /// The issues without those that scenes in the same container repeat, such as titles in its tab
    /// bar.
    var withoutRepeats: [FoundIssue] {
        var known: Set<String> = []
        return filter { found in
            guard let file = found.file, let line = found.issue.line else { return true }
            let parts = [file, found.issue.rule.id, found.issue.subject, "\(line)"]
            return known.insert(parts.joined(separator: "\u{1F}")).inserted
        }
    }
}
