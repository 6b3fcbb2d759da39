@_exported import Foundation

/// A kind of files, by its identifier.
public struct UTType: Sendable, Hashable, Codable {
    public let identifier: String

    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    init(known identifier: String) { self.identifier = identifier }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard let row = UTTypeRow.all.first(where: { $0.extensions.contains(name) }) else {
            return nil
        }
        identifier = row.identifier
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let row = UTTypeRow.all.first(where: { $0.mimeType == mimeType.lowercased() }) else {
            return nil
        }
        identifier = row.identifier
    }

    private var row: UTTypeRow? { UTTypeRow.all.first { $0.identifier == identifier } }

    public var preferredFilenameExtension: String? { row?.extensions.first }
    public var preferredMIMEType: String? { row?.mimeType }
    public var localizedDescription: String? { nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDynamic: Bool { false }
    public var isDeclared: Bool { row != nil }

    public func conforms(to type: UTType) -> Bool {
        if type == self || type.identifier == "public.item" { return true }
        return row?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
    }
}

/// A kind of files with its extensions and what it is a kind of, from Apple's table of uniform type
/// identifiers.
struct UTTypeRow {
    let identifier: String
    let extensions: [String]
    let mimeType: String?
    let parents: [String]

    init(_ identifier: String, _ extensions: [String], _ mimeType: String?, _ parents: [String]) {
        (self.identifier, self.extensions) = (identifier, extensions)
        (self.mimeType, self.parents) = (mimeType, parents)
    }

    static let all = [
        UTTypeRow("public.jpeg", ["jpeg", "jpg"], "image/jpeg", ["public.image"]),
        UTTypeRow("public.png", ["png"], "image/png", ["public.image"]),
        UTTypeRow("com.compuserve.gif", ["gif"], "image/gif", ["public.image"]),
        UTTypeRow("public.heic", ["heic"], "image/heic", ["public.image"]),
        UTTypeRow("public.tiff", ["tiff", "tif"], "image/tiff", ["public.image"]),
        UTTypeRow("public.svg-image", ["svg"], "image/svg+xml", ["public.image"]),
        UTTypeRow("com.adobe.pdf", ["pdf"], "application/pdf", ["public.data", "public.content"]),
        UTTypeRow("public.plain-text", ["txt", "text"], "text/plain", ["public.text"]),
        UTTypeRow("public.rtf", ["rtf"], "text/rtf", ["public.text"]),
        UTTypeRow("public.html", ["html", "htm"], "text/html", ["public.text"]),
        UTTypeRow("public.xml", ["xml"], "application/xml", ["public.text"]),
        UTTypeRow("public.json", ["json"], "application/json", ["public.text"]),
        UTTypeRow(
            "public.comma-separated-values-text", ["csv"], "text/csv", ["public.text"]),
        UTTypeRow("com.apple.quicktime-movie", ["mov"], "video/quicktime", ["public.movie"]),
        UTTypeRow("public.mpeg-4", ["mp4"], "video/mp4", ["public.movie"]),
        UTTypeRow("public.mp3", ["mp3"], "audio/mpeg", ["public.audio"]),
        UTTypeRow("com.microsoft.waveform-audio", ["wav"], "audio/vnd.wave", ["public.audio"]),
        UTTypeRow("public.mpeg-4-audio", ["m4a"], "audio/mp4", ["public.audio"]),
        UTTypeRow("public.zip-archive", ["zip"], "application/zip", ["public.archive"]),
        UTTypeRow("public.swift-source", ["swift"], nil, ["public.source-code"]),
        UTTypeRow("public.vcard", ["vcf"], "text/vcard", ["public.text", "public.contact"]),
        UTTypeRow("public.image", [], nil, ["public.data", "public.content"]),
        UTTypeRow("public.text", [], nil, ["public.data", "public.content"]),
        UTTypeRow("public.source-code", [], nil, ["public.plain-text"]),
        UTTypeRow("public.movie", [], nil, ["public.audiovisual-content"]),
        UTTypeRow("public.video", [], nil, ["public.movie"]),
        UTTypeRow("public.audio", [], nil, ["public.audiovisual-content"]),
        UTTypeRow("public.audiovisual-content", [], nil, ["public.data", "public.content"]),
        UTTypeRow("public.archive", [], nil, ["public.data"]),
        UTTypeRow("public.folder", [], nil, ["public.directory"]),
        UTTypeRow("public.file-url", [], nil, ["public.url"]),
        UTTypeRow("public.url", [], nil, ["public.data"]),
    ]
}
