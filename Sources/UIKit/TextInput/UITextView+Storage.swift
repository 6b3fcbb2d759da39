import Foundation

extension UITextView {
    /// Shows the text of a storage, now and after its edits.
    func use(_ storage: NSTextStorage) {
        follow(storage)
        readStorage()
    }

    private func follow(_ storage: NSTextStorage) {
        ownStorage = storage
        storage.onEdit = { [weak self] in self?.readStorage() }
    }

    /// Creates the storage with the view's text.
    func makeStorage() -> NSTextStorage {
        let storage = NSTextStorage(attributedString: storedText)
        storage.addLayoutManager(ownManager)
        if ownManager.textContainers.isEmpty { ownManager.addTextContainer(textContainer) }
        follow(storage)
        return storage
    }

    /// The text with the view's font and color, if it has no attributes of its own.
    private var storedText: NSAttributedString {
        if let styledText { return styledText }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
        ]
        if let textColor { attributes[.foregroundColor] = textColor }
        return NSAttributedString(string: text, attributes: attributes)
    }

    /// Replaces the storage's text with the view's.
    func storeText() {
        guard let ownStorage, !isStoring else { return }
        isStoring = true
        ownStorage.setAttributedString(storedText)
        isStoring = false
        readStorage()
    }

    /// Shows the storage's text.
    private func readStorage() {
        guard let ownStorage, !isStoring else { return }
        isStoring = true
        let content = ownStorage.plainCopy
        if text == content.string {
            styledText = content
        } else {
            setText(content.string, styled: content)
        }
        isStoring = false
        contentChanged()
        setNeedsDisplay()
    }

    /// Lets a layout manager of a subclass draw the text.
    ///
    /// - Returns: Whether it has drawn.
    func drawWithManager() -> Bool {
        guard let manager = textContainer.layoutManager, type(of: manager) != NSLayoutManager.self
        else { return false }
        trackWidth()
        let glyphs = NSRange(location: 0, length: manager.numberOfGlyphs)
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        return true
    }

    /// Gives the container the view's width, if it follows it.
    func trackWidth() {
        guard textContainer.widthTracksTextView else { return }
        textContainer.size.width =
            bounds.width - textContainerInset.left - textContainerInset.right
    }
}
