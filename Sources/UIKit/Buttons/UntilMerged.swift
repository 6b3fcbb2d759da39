import Foundation

extension UIImage {
    var isSymbolImage: Bool { false }
}

extension UIControl.Event {
    static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
    static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
}
