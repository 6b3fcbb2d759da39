import Escaping
import Foundation

/// A value as JSON in a script element.
enum EmbeddedJSON {
    /// Returns compact JSON with keys in alphabetical order.
    static func text(_ value: some Encodable) throws -> String {
        JSONText.forHTML(try JSONEncoder.stable().encode(value))
    }
}
