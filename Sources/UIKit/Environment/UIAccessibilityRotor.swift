import Foundation

/// How VoiceOver presents the elements in a container. The raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// The kind of a text for VoiceOver.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let wordProcessing = Self(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// A rotor of VoiceOver, which a preview doesn't have.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    open var name: String
    open var itemSearchBlock: Search

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The raw values are Apple's.
    public enum Direction: Int, Sendable {
        case previous, next
    }

    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = Direction.previous
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: NSObject?
    open var targetRange: UITextRange?

    public override init() {
        super.init()
    }

    public init(targetElement: NSObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
