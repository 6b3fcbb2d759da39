import UIKit

/// A member's axis of a container, among all of a root view.
struct SuggestionSlot {
    let container: Int
    let member: Int
    let axis: NSLayoutConstraint.Axis
}

/// The members of all containers along both axes, numbered in the order in which suggestions are
/// compared.
@MainActor struct SuggestionSlots {
    let containers: [SuggestionContainer]
    let all: [SuggestionSlot]
    /// The first number of each container.
    private let starts: [Int]
    private var indices: [ObjectIdentifier: (container: Int, member: Int)] = [:]
    private var inner: [ObjectIdentifier: Int] = [:]

    init(_ containers: [SuggestionContainer]) {
        self.containers = containers
        var (all, starts): ([SuggestionSlot], [Int]) = ([], [])
        for (index, container) in containers.enumerated() {
            starts.append(all.count)
            inner[ObjectIdentifier(container.view)] = index
            for (place, member) in container.members.enumerated() {
                indices[ObjectIdentifier(member.view)] = (index, place)
                for axis in NSLayoutConstraint.Axis.inOrder {
                    all.append(SuggestionSlot(container: index, member: place, axis: axis))
                }
            }
        }
        self.all = all
        self.starts = starts
    }

    func number(_ container: Int, _ member: Int, _ axis: NSLayoutConstraint.Axis) -> Int {
        starts[container] + 2 * member + (axis == .horizontal ? 0 : 1)
    }

    /// The number of a view that is a member.
    func number(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Int? {
        indices[ObjectIdentifier(view)].map { number($0.container, $0.member, axis) }
    }

    /// The index of the container whose members are directly inside a view.
    func container(ofMembersIn view: UIView) -> Int? { inner[ObjectIdentifier(view)] }

    func container(of slot: Int) -> SuggestionContainer { containers[all[slot].container] }

    func member(_ slot: Int) -> SuggestionMember {
        container(of: slot).members[all[slot].member]
    }
}

/// What a search has found out so far; a copy is a point to which the search can return.
@MainActor struct SuggestionState {
    /// What is known of a member along one axis.
    struct Member {
        /// The attributes that constraints tie to something determined.
        var tied: Set<NSLayoutConstraint.Attribute> = []
        /// What the suggestions that couldn't be added tie.
        var tried: [Candidate.Tie] = []
        var prediction = PredictedMember()
    }

    var open: OpenQuantities
    /// By slot.
    var members: [Member]
    var chosen: [SuggestedConstraint] = []
}
