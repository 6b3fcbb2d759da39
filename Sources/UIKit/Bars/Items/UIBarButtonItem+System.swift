import Foundation

extension UIBarButtonItem {
    /// The items that the system provides. The raw values are Apple's.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
    }

    /// A badge at an item's corner: a number, text, or a dot.
    public struct Badge {
        public var stringValue: String?
        public var backgroundColor: UIColor?
        public var foregroundColor: UIColor?

        public static func string(_ value: String) -> Badge { Badge(stringValue: value) }
        public static func count(_ value: Int) -> Badge { Badge(stringValue: String(value)) }
        public static func indicator() -> Badge { Badge() }
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
}

extension UIBarButtonItem.SystemItem {
    /// The title of an item, or `nil` for those that are drawings.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        default: nil
        }
    }

    /// The name of an item, by which steps find its button also if it is a drawing.
    var name: String {
        if let title { return title }
        switch self {
        case .fastForward: return "Fast Forward"
        case .pageCurl: return "Page Curl"
        case .action: return "Share"
        case .trash: return "Delete"
        default: return "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
        }
    }

    /// The drawing of an item, or `nil` for those that have a title. From iOS 26 on, some of the
    /// titles are drawings.
    @MainActor var glyph: BarGlyph? {
        if UIScreen.main.era >= .glass, let glyph = glassGlyph { return glyph }
        return switch self {
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .pageCurl: .pageCurl
        default: nil
        }
    }

    private var glassGlyph: BarGlyph? {
        switch self {
        case .done: .checkmark
        case .cancel, .close: .stop
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }
}
