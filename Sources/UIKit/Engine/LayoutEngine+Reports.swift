import Cassowary
import Diagnostics
import Foundation

extension LayoutEngine {
    /// Tells a conflict once.
    func report(_ conflict: [Constraint], breaking culprit: Constraint) {
        guard ProcessInfo.processInfo.environment["DBG"] != nil else { return }
        var s = "CONFLICT breaking \(culprit)\n"
        for c in conflict {
            s += "   \(c) "
            switch sources[c] {
            case .constraint(let x)?:
                s +=
                    "\(x.documentLocation ?? "-") \(x.identifier ?? "") \(x.firstItem.map { ($0 as? UIView)?.pathComponent ?? "g" } ?? "") \(x.firstAttribute) \(x.relation) \(x.secondItem.map { ($0 as? UIView)?.pathComponent ?? "g" } ?? "") \(x.secondAttribute) \(x.multiplier) \(x.constant) @\(x.priority.rawValue)"
            case .mask(let v, let a, let z)?: s += "mask \(v.view?.pathComponent ?? "") \(a) \(z)"
            case .content(let v, let a, let h)?:
                s += "content \(v.view?.pathComponent ?? "") \(a) \(h)"
            case .system(let t)?: s += t
            case nil: s += "?"
            }
            s += "\n"
        }
        FileHandle.standardError.write(Data(s.utf8))
    }
}
