import CRigidBodies

/// Two bodies that began to touch one another, or ceased to.
package struct Contact: Equatable {
    /// The numbers of the bodies.
    package let first: Int
    package let second: Int
    /// Where the bodies touch, in points, or `nil` if they no longer do.
    package let point: Vector?
}

/// The number of contacts of each pair of bodies. Bodies with several shapes have several.
struct TouchCounts {
    private struct Pair: Hashable {
        let first: Int64
        let second: Int64

        init(_ contact: rigid_contact) {
            first = min(contact.first, contact.second)
            second = max(contact.first, contact.second)
        }
    }

    private var counts: [Pair: Int] = [:]

    /// Returns the contact if it is the first one of its bodies that began, or the last one that
    /// ended.
    mutating func note(_ contact: rigid_contact) -> Contact? {
        let pair = Pair(contact)
        let count = counts[pair, default: 0] + (contact.begins ? 1 : -1)
        counts[pair] = count > 0 ? count : nil
        guard count == (contact.begins ? 1 : 0) else { return nil }
        return Contact(
            first: Int(contact.first), second: Int(contact.second),
            point: contact.begins ? contact.point.points : nil)
    }
}
