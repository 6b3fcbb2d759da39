/// A member of an extension that belongs in the body of its class, because Swift on Linux can override
/// only members that are declared there.
struct MovedMember: Sendable {
    /// The class's qualified name.
    let type: String
    /// The member in the original, without comments before it.
    let range: Range<Int>
    let line: Int
    let indentation: String
    /// The names that the member uses.
    let usedNames: Set<String>
}
