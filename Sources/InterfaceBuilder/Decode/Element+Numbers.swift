import Foundation

extension Element {
    /// Beyond this no coordinate is meant; what is written so counts as not written.
    private static let numberLimit = 1e7

    /// Decimal or with an exponent; the smallest positive number, which Interface Builder writes
    /// for an inset of none, is 0 (facts: interface_builder.md, gotcha 11).
    func number(_ attribute: String) -> CGFloat? {
        guard let text = attributes[attribute], let value = Double(text),
            abs(value) < Self.numberLimit
        else { return nil }
        return abs(value) < .leastNormalMagnitude * 2 ? 0 : CGFloat(value)
    }

    func integer(_ attribute: String) -> Int? {
        number(attribute).map { Int($0) }
    }

    func bool(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: nil
        }
    }
}
