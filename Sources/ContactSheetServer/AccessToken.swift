/// A random word in the address of a server, without which it answers no request.
public struct AccessToken: Sendable, Hashable {
    /// 32 hexadecimal digits.
    public let text: String

    /// Creates a token of 128 random bits from the system's source for cryptography.
    public init() {
        var source = SystemRandomNumberGenerator()
        text = (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &source)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Whether a text is this token. The time doesn't depend on the position of a difference.
    public func matches(_ other: some StringProtocol) -> Bool {
        let (own, other) = (Array(text.utf8), Array(other.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
