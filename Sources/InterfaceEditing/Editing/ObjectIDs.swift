import ContactSheetDiagnostics

/// Creates object IDs in Xcode's form, such as "aB3-dE-fGh". Each differs from all IDs of the
/// document; the same document and purpose result in the same ID.
struct ObjectIDs {
    private var known: Set<String>

    /// Creates a generator that avoids the document's IDs.
    init(known: Set<String>) {
        self.known = known
    }

    mutating func next(for purpose: String) -> String {
        var hash = StableHash(purpose).value
        var id = Self.id(hash)
        while !known.insert(id).inserted {
            hash = StableHash(id + purpose).value
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
}
