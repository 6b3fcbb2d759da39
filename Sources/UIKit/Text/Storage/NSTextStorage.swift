import ContactSheetDiagnostics
import Foundation

/// The text of a text view, with attributes. Edits appear in the view.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)`, and `setAttributes(_:range:)`, and calls `edited` from the last two,
/// as Apple documents. All other edits are made with these.
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
    private var editingDepth = 0
    private var isProcessing = false
    /// Is called after edits, by the text view with the storage.
    var onEdit: (@MainActor () -> Void)?

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: Edits

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        grouped {
            replaceCharacters(in: range, with: attrString.string)
            copyAttributes(of: attrString, to: range.location)
        }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: end, length: 0), with: attrString)
    }

    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: end), with: attrString)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }

    open override func addAttributes(
        _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
    ) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private var end: Int { string.utf16.count }

    /// Changes the attributes of each part of a range whose attributes are equal.
    private func change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let last = max(range.location, min(NSMaxRange(range), end))
        grouped {
            forEachRun(in: NSRange(location: range.location, length: last - range.location)) {
                values, run in
                var values = values
                change(&values)
                setAttributes(values, range: run)
            }
        }
    }

    private func copyAttributes(of text: NSAttributedString, to start: Int) {
        text.forEachRun(in: NSRange(location: 0, length: text.length)) { values, run in
            setAttributes(
                values, range: NSRange(location: start + run.location, length: run.length))
        }
    }

    private func grouped(_ edits: () -> Void) {
        beginEditing()
        edits()
        endEditing()
    }

    // MARK: Processing

    /// Notes an edit of characters or attributes. Outside of `beginEditing()` and `endEditing()`, it
    /// is processed at once.
    open func edited(
        _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {
        let new = NSRange(
            location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange =
            self.editedMask.isEmpty || self.editedRange.location == NSNotFound
            ? new : NSUnionRange(self.editedRange, new)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0 { process() }
    }

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        if editingDepth == 0, !editedMask.isEmpty { process() }
    }

    /// Processes edits. Those that the delegate makes meanwhile belong to them.
    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        editedMask = []
        changeInLength = 0
        guard let onEdit else { return }
        onMainActor { onEdit() }
    }

    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(
            self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    }

    open func ensureAttributesAreFixed(in range: NSRange) {}

    open func invalidateAttributes(in range: NSRange) {}

    /// A copy of the text, also of a store of a subclass.
    var plainCopy: NSAttributedString {
        let copy = NSMutableAttributedString(string: string)
        forEachRun(in: NSRange(location: 0, length: copy.length)) { values, run in
            copy.setAttributes(values, range: run)
        }
        return copy
    }
}

extension NSAttributedString {
    /// Calls a closure with the attributes of each part of a range whose attributes are equal. The
    /// closure may change the attributes of its part.
    fileprivate func forEachRun(
        in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
    ) {
        var position = range.location
        while position < NSMaxRange(range) {
            var run = NSRange(location: position, length: 0)
            let values = attributes(at: position, effectiveRange: &run)
            let last = max(position + 1, min(NSMaxRange(run), NSMaxRange(range)))
            body(values, NSRange(location: position, length: last - position))
            position = last
        }
    }
}
