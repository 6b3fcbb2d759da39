import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: damaged documents written by hand, and the documented messages.
struct DocumentErrorTests {
    static let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#

    static func document(_ type: String) -> String {
        "<?xml version=\"1.0\"?>\n<document type=\"\(type)\"></document>"
    }

    static let deep = [
        "\(head)\n", String(repeating: "<a>\n", count: 600),
        String(repeating: "</a>", count: 600), "</document>",
    ].joined()

    static let damages: [(String, String)] = [
        (
            "",
            "F.xib: the file is empty — restore it from version control"
        ),
        (
            "plain words",
            "F.xib: the file isn't XML — specify a document that Xcode saved"
        ),
        (
            "bplist00",
            """
            F.xib: the file is a compiled nib or binary property list, not XML — \
            specify a document that Xcode saved
            """
        ),
        (
            "\(head)\n<objects>\n<view id=\"",
            "F.xib:3: unexpected end of file — restore it from version control"
        ),
        (
            "\(head)\n<a></b>\n</document>",
            "F.xib:2: the XML isn't well-formed — restore it from version control"
        ),
        (
            "\(head)\n<<<<<<< HEAD\n</document>",
            "F.xib:2: the file contains merge conflict markers — resolve the conflict"
        ),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
            "F.xib: the file is a Git LFS pointer — run `git lfs pull`"
        ),
        (
            "<html><body>Not found</body></html>",
            """
            F.xib: the file is an HTML page, such as that of a server's error — replace it with \
            the file
            """
        ),
        (
            deep,
            """
            F.xib:513: elements are nested more than 512 levels deep — reduce the \
            nesting of views
            """
        ),
        (
            "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY x \"y\">]>\n<document/>",
            """
            F.xib:2: the XML contains a document type declaration — remove the declaration; \
            Xcode doesn't write one
            """
        ),
        (
            "<svg/>",
            """
            F.xib:1: the file is XML, but <svg> isn't the root of an Interface Builder \
            document — specify a .storyboard or .xib file that Xcode saved
            """
        ),
        (
            #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"/>"#,
            "F.xib:1: the document is for macOS — specify a document for iOS"
        ),
        (
            document("com.apple.InterfaceBuilder3.Cocoa.XIB"),
            "F.xib:2: the document is for macOS — specify a document for iOS"
        ),
        (
            document("com.apple.InterfaceBuilder.AppleTV.XIB"),
            "F.xib:2: the document is for tvOS — specify a document for iOS"
        ),
        (
            document("com.apple.InterfaceBuilder.WatchKit.Storyboard"),
            "F.xib:2: the document is for watchOS — specify a document for iOS"
        ),
    ]

    @Test(arguments: damages)
    func message(_ text: String, _ message: String) {
        let error = #expect(throws: DocumentError.self) {
            try Document(data: Data(text.utf8), fileName: "F.xib")
        }
        #expect(error?.description == message)
    }

    @Test func imageNamedXib() {
        let bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(throws: DocumentError.notXML(file: "F.xib", looksLike: .png)) {
            try Document(data: bytes, fileName: "F.xib")
        }
    }

    @Test func tooLarge() {
        let bytes = Data(repeating: 0x20, count: DocumentParser.sizeLimit + 1)
        #expect(throws: DocumentError.tooLarge(file: "F.xib", limit: 64 << 20)) {
            try Document(data: bytes, fileName: "F.xib")
        }
    }

    static let fileErrors: [(DocumentError, String)] = [
        (
            .tooLarge(file: "a.xib", limit: 64 << 20),
            "a.xib: the file is larger than 64 MB — split it into smaller documents"
        ),
        (
            .unreadable(file: "a.xib"),
            "a.xib: can't read the file — check its permissions"
        ),
        (
            .nameNotUTF8(path: "caf\u{FFFD}.xib"),
            "caf\u{FFFD}.xib: the path isn't valid UTF-8 — rename the file or folder"
        ),
        (.notFound(path: "x/y"), "x/y: no such file or folder — check the path"),
        (
            .noDocuments(folder: "x"),
            """
            x: the folder contains no .storyboard or .xib files — specify a document, \
            or a folder of documents
            """
        ),
        (
            .notADocument(path: "a.png"),
            """
            a.png: not a .storyboard or .xib file — specify a .storyboard or .xib \
            file, or a folder of documents
            """
        ),
    ]

    @Test(arguments: fileErrors)
    func fileErrorsMessage(_ error: DocumentError, _ message: String) {
        #expect(error.description == message)
    }

    @Test func missingFile() {
        let url = URL(fileURLWithPath: "/nowhere/F.xib")
        #expect(throws: DocumentError.notFound(path: "/nowhere/F.xib")) {
            try Document(contentsOf: url)
        }
    }
}
