import ConstraintSolver
import ContactSheetDiagnostics
import Foundation

extension LayoutEngine {
    /// Reports the conflicts of the last solution.
    func reportConflicts() {
        guard hasUnreportedConflicts else { return }
        hasUnreportedConflicts = false
        for conflict in conflicts { report(conflict.rows, breaking: conflict.broken) }
    }

    /// Reports a conflict once, in one sentence and with the text that UIKit prints to the console.
    private func report(_ conflict: [Constraint], breaking culprit: Constraint) {
        guard reportedConflicts.count < Self.reportLimit else { return }
        let key = conflict.map { identity($0, isBroken: $0 == culprit) }.sorted()
            .joined(separator: "\n")
        guard reportedConflicts.insert(key).inserted, let source = sources[culprit] else { return }
        let log = ConflictLog(
            constraints: listed(conflict),
            broken: LoggedConstraint(source, address: address(culprit)))
        let broken = source.constraint
        let what = broken?.readableText ?? log.broken.text.withNumberedAddresses
        DiagnosticLog.current.add(
            Diagnostic(
                .warning,
                "\(log.constraints.count) constraints conflict; \(what) was broken",
                location: broken?.documentLocation ?? broken?.first.hostView?.viewPath
                    ?? root.viewPath,
                details: log.text.withNumberedAddresses))
    }

    /// The maximum number of reported conflicts per hierarchy. Further ones add no information.
    private static let reportLimit = 100

    /// Returns what the log lists: each constraint of the conflict once, then the constraints that
    /// views placed by code or masks imply, with their current sizes.
    private func listed(_ conflict: [Constraint]) -> [LoggedConstraint] {
        let rows = conflict.compactMap { row in
            sources[row].map { LoggedConstraint($0, address: address(row)) }
        }
        let implied = ImpliedConstraints(
            of: conflict.compactMap { sources[$0]?.constraint }, in: self)
        var seen: Set<String> = []
        return (rows + implied.all).filter { seen.insert($0.address).inserted }
    }

    /// Returns an address for a row that the system created.
    private func address(_ row: Constraint) -> String {
        let place = sources.keys.sorted().firstIndex(of: row) ?? 0
        return UIKit.address(of: self, plus: UInt(place) + 1)
    }

    /// Returns an identifier that stays the same when rows are created again. A conflict is reported
    /// again if the broken constraint was activated again, but not if the others were.
    private func identity(_ row: Constraint, isBroken: Bool) -> String {
        switch sources[row] {
        case .constraint(let constraint):
            "\(constraint.number)" + (isBroken ? " \(constraint.activationIndex)" : "")
        case .mask(let known, let axis, let isSize):
            "mask \(known.view?.viewPath ?? "") \(axis) \(isSize)"
        case .content(let known, let axis, let isHugging):
            "content \(known.view?.viewPath ?? "") \(axis) \(isHugging)"
        case .system(let purpose): purpose
        case nil: ""
        }
    }
}
