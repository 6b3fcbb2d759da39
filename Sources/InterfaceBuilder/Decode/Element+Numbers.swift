import Foundation

extension Element {
    func number(_ attribute: String) -> CGFloat? {
        attributes[attribute].flatMap(DocumentNumber.value)
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
