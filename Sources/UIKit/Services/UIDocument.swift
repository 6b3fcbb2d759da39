import Foundation

/// A document in a file: its states, and reading and writing its contents.
///
/// Files are read and written at once, before the completion closures, which are called before the
/// method returns. There are no autosaves by time, no conflicts, and no file coordination.
@preconcurrency @MainActor open class UIDocument: NSObject {
    public nonisolated static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    open internal(set) var fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type identifier of the file, by its extension; `public.data` for unknown ones.
    open var fileType: String? { DocumentType.identifier(ofExtension: fileURL.pathExtension) }
    open var fileModificationDate: Date?
    open internal(set) var documentState = State.closed {
        didSet { if documentState != oldValue { stateChanged() } }
    }
    open var progress: Progress? { nil }
    open var undoManager: UndoManager! = UndoManager()
    open var userActivity: NSUserActivity?
    open var savingFileType: String? { fileType }
    var changes = 0

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: Opening and closing

    /// Reads the file. The closure's argument is whether that succeeded.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(openFile())
    }

    open func open() async -> Bool { openFile() }

    /// Saves unsaved changes, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] success in
            if success { documentState.insert(.closed) }
            completionHandler?(success)
        }
    }

    open func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Uses the contents of the file; overridden by documents.
    ///
    /// - Parameter contents: `Data`, or a `FileWrapper` for a folder.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Reads a file or a folder, and calls `load(fromContents:ofType:)`.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any =
            exists && isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
    }

    /// Reads the contents of a file instead of the current ones.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(attempt { try read(from: url) })
    }

    // MARK: Saving

    /// Returns the contents to write: `Data`, or a `FileWrapper`; overridden by documents.
    open func contents(forType typeName: String) throws -> Any { Data() }

    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(saveFile(to: url, for: saveOperation))
    }

    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        saveFile(to: url, for: saveOperation)
    }

    /// Saves the document if it has unsaved changes. It is called by code only.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
        safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        try writeContents(
            contents, to: url, for: saveOperation,
            originalContentsURL: saveOperation == .forCreating ? nil : fileURL)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation,
        originalContentsURL: URL?
    ) throws {
        switch contents {
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    open func fileAttributesToWrite(
        to url: URL, for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    open func fileNameExtension(
        forType typeName: String?, saveOperation: SaveOperation
    ) -> String { fileURL.pathExtension }

    // MARK: Changes

    open var hasUnsavedChanges: Bool { changes != 0 }

    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
    }

    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    open func updateChangeCount(
        withToken changeCountToken: Any, for saveOperation: SaveOperation
    ) { changes -= changeCountToken as? Int ?? changes }

    // MARK: Errors and editing

    open func disableEditing() {}
    open func enableEditing() {}
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    /// Performs the block at once.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    open func updateUserActivityState(_ userActivity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: File presentation; no other process changes a preview's files

    open var presentedItemURL: URL? { fileURL }
    open func presentedItemDidChange() {}
    open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
}

extension UIDocument {
    public enum ChangeKind: Int, Sendable {
        case done, undone, redone, cleared
    }

    public enum SaveOperation: Int, Sendable {
        case forCreating, forOverwriting
    }

    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, without problems.
        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    private func stateChanged() {
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }

    private func openFile() -> Bool {
        let succeeded = attempt { try read(from: fileURL) }
        guard succeeded else { return false }
        noteModificationDate()
        changes = 0
        documentState.subtract([.closed, .savingError])
        return true
    }

    private func saveFile(to url: URL, for operation: SaveOperation) -> Bool {
        let succeeded = attempt {
            let contents = try contents(forType: savingFileType ?? DocumentType.unknown)
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
        }
        guard succeeded else {
            documentState.insert(.savingError)
            return false
        }
        fileURL = url
        noteModificationDate()
        updateChangeCount(.cleared)
        documentState.subtract([.closed, .savingError])
        return true
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func noteModificationDate() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }
}

/// The type identifiers of files by their extensions.
enum DocumentType {
    static let unknown = "public.data"

    private static let identifiers = [
        "txt": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
        "json": "public.json", "xml": "public.xml", "plist": "com.apple.property-list",
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "pdf": "com.adobe.pdf", "csv": "public.comma-separated-values-text",
        "md": "net.daringfireball.markdown", "zip": "public.zip-archive",
    ]

    static func identifier(ofExtension ending: String) -> String {
        identifiers[ending.lowercased()] ?? unknown
    }
}
