import Foundation

/// What a drop does with its items. The raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// How a view handles a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// How a collection view handles a drop.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The raw values are Apple's.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    public private(set) var intent = Intent.unspecified

    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// How a table view handles a drop.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The raw values are Apple's.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    public private(set) var intent = Intent.unspecified

    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}
