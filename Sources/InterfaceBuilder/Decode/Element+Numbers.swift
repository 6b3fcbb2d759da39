import UIKit

extension Element {
    package func number(_ attribute: String) -> CGFloat? {
        attributes[attribute].flatMap(DocumentNumber.value)
    }

    /// Returns an integer, limited to 32 bits so that calculations with it don't overflow `Int`.
    package func integer(_ attribute: String) -> Int? {
        number(attribute).map { Int(Int32(saturating: $0)) }
    }

    /// Returns a priority greater than 0 and at most 1000.
    func priority(_ attribute: String) -> UILayoutPriority? {
        guard let value = number(attribute).map({ Float($0) }), value > 0, value <= 1000 else {
            return nil
        }
        return UILayoutPriority(value)
    }

    package func bool(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: nil
        }
    }
}
