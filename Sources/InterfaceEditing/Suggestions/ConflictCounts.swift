/// The numbers of conflicts that a layout has at the sizes at which suggestions are tested.
struct ConflictCounts {
    /// The number at the size of the canvas.
    var canvas: Int
    /// The numbers at the other sizes; empty if they don't matter.
    var others: [Int]

    /// Whether no size has more conflicts than in `limit`. Sizes that only one of the two contains
    /// don't count.
    func isAtMost(_ limit: ConflictCounts) -> Bool {
        canvas <= limit.canvas && zip(others, limit.others).allSatisfy { $0 <= $1 }
    }
}
