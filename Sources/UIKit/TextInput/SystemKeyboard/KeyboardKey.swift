import Foundation

/// A key of the system's keyboard.
struct KeyboardKey {
    enum Cap {
        case text(String)
        /// A digit with the letters of a phone's pad.
        case digit(String, letters: String)
        /// A letter with the symbol that a flick down enters.
        case flick(String, String)
        case symbol(String)
        case blank
    }

    enum Role {
        case character, function, shift, action
        /// A symbol without a key around it.
        case plain
        /// Empty space.
        case gap
    }

    var cap: Cap
    var role: Role
    /// The width in units of a letter.
    var span: CGFloat

    static func letter(_ text: String) -> KeyboardKey {
        KeyboardKey(cap: .text(text), role: .character, span: 1)
    }

    static func text(_ text: String, _ role: Role = .function, _ span: CGFloat = 1) -> KeyboardKey {
        KeyboardKey(cap: .text(text), role: role, span: span)
    }

    static func symbol(_ name: String, _ role: Role = .function, _ span: CGFloat = 1)
        -> KeyboardKey
    {
        KeyboardKey(cap: .symbol(name), role: role, span: span)
    }

    static func gap(_ span: CGFloat) -> KeyboardKey {
        KeyboardKey(cap: .blank, role: .gap, span: span)
    }
}

/// The rows of a keyboard.
@MainActor struct KeyboardRows {
    var rows: [[KeyboardKey]]
    /// The width of a row, in letters.
    var units: CGFloat

    static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    static func keys(_ letters: String) -> [KeyboardKey] {
        letters.map { .letter(String($0)) }
    }
}

extension UIReturnKeyType {
    /// The title of the key, as iOS in English writes it.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency"
        case .continue: "continue"
        }
    }

    /// The symbol of the key from iOS 26 on. (Decision.)
    var symbol: String {
        switch self {
        case .default: "return"
        case .go, .join, .next, .route, .continue: "arrow.right"
        case .google, .yahoo, .search: "magnifyingglass"
        case .send: "arrow.up"
        case .done: "checkmark"
        case .emergencyCall: "phone"
        }
    }

    /// Whether the key has the tint color.
    var isProminent: Bool { self != .default && self != .next }
}
