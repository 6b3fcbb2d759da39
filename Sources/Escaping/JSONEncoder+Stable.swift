import Foundation

extension JSONEncoder {
    /// Returns an encoder whose output is the same for the same value: keys are sorted, and slashes
    /// aren't escaped.
    package static func stable(isIndented: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }
}
