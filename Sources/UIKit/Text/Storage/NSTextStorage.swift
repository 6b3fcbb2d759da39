import Foundation

/// The text of a text view, with attributes.
open class NSTextStorage: NSMutableAttributedString {
    /// What was edited. The raw values are Apple's.
    public struct EditActions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    open weak var delegate: (any NSTextStorageDelegate)?

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// Notes an edit of characters or attributes; the delegate is called at once.
    open func edited(
        _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {
        self.editedMask.formUnion(editedMask)
        self.editedRange = NSRange(
            location: editedRange.location, length: editedRange.length + delta)
        changeInLength += delta
        if !isInEditing { processEditing() }
    }

    private var isInEditing = false

    open override func beginEditing() { isInEditing = true }

    open override func endEditing() {
        isInEditing = false
        if !editedMask.isEmpty { processEditing() }
    }

    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(
            self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        editedMask = []
        changeInLength = 0
    }

    open func ensureAttributesAreFixed(in range: NSRange) {}

    open func invalidateAttributes(in range: NSRange) {}
}

/// The methods that handle edits. Every member has a default.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
