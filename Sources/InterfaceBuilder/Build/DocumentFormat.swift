/// The documents that this target supports: those for iOS, in the format of Xcode 5 and later or
/// the archive format of Xcode 3 and 4.
enum DocumentFormat {
    static func check(_ root: Element, file: String) throws(DocumentError) {
        guard ["document", "archive"].contains(root.name), let type = root["type"] else {
            throw .notInterfaceBuilder(file: file, root: root.name, line: root.line)
        }
        guard !type.contains(".CocoaTouch.") else { return }
        guard let platform = platforms.first(where: { type.contains($0.key) })?.value else {
            throw .notInterfaceBuilder(file: file, root: root.name, line: root.line)
        }
        throw .otherPlatform(file: file, platform: platform, line: root.line)
    }

    /// The platforms by a substring of the document's `type`; the first match counts.
    private static let platforms: KeyValuePairs<String, DocumentError.Platform> = [
        "AppleTV": .tvOS, "WatchKit": .watchOS, "Cocoa.": .macOS,
    ]
}
