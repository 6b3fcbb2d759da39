/// Creates object IDs in Xcode's form, such as "aB3-dE-fGh". Each differs from all IDs of the
/// document; the same document and purpose result in the same ID.
struct ObjectIDs {
    private var known: Set<String>

    /// Creates a generator that avoids the document's IDs.
    init(known: Set<String>) {
        self.known = known
    }

    mutating func next(for purpose: String) -> String {
        var hash = Self.hash(purpose)
        var id = Self.id(hash)
        while !known.insert(id).inserted {
            hash = Self.hash(id + purpose)
            id = Self.id(hash)
        }
        return id
    }

    private static let characters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    private static func id(_ hash: UInt64) -> String {
        var rest = hash
        return [3, 2, 3].map { length in
            String(
                (0..<length).map { _ in
                    let (quotient, place) = rest.quotientAndRemainder(dividingBy: 62)
                    rest = quotient
                    return characters[Int(place)]
                })
        }.joined(separator: "-")
    }

    /// Returns the 64-bit FNV-1a hash. Swift's own hash differs from run to run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
