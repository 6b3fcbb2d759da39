import Foundation

@testable import InterfaceBuilder

/// Archive documents for tests.
enum Archives {
    /// Returns a document with these root objects, as written by Xcode 3
    /// (Documentation/DocumentFormat.md 11).
    static func text(_ roots: String, container: String = "", head: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data>\(head)
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        <bool key="EncodedWithXMLCoder">YES</bool>
        \(roots)
        </object>
        <object class="IBObjectContainer" key="IBDocument.Objects">\(container)</object>
        </data>
        </archive>
        """
    }

    static func document(
        _ roots: String, container: String = "", head: String = ""
    ) throws -> Document {
        let text = text(roots, container: container, head: head)
        return try Document(data: Data(text.utf8), fileName: "Old.xib")
    }

    /// Returns the element of the only root object.
    static func element(_ root: String, container: String = "", head: String = "") throws -> Element
    {
        let data = Data(text(root, container: container, head: head).utf8)
        let archive = try DocumentParser(file: "Old.xib").parse(data)
        let document = try ArchiveDocument.document(from: archive, file: "Old.xib")
        return document.child("objects")?.children.first ?? Element("none", at: 0)
    }

    /// Returns a view of 320 by 460 points that contains one object.
    static func view(around content: String) -> String {
        """
        <object class="IBUIView" id="1"><int key="NSvFlags">274</int>
        <object class="NSMutableArray" key="NSSubviews">
        <bool key="EncodedWithXMLCoder">YES</bool>\(content)</object>
        <string key="NSFrameSize">{320, 460}</string></object>
        """
    }

    static func records(_ records: [(number: String, id: String, name: String?)]) -> String {
        let list = records.map { number, id, name in
            """
            <object class="IBObjectRecord"><int key="objectID">\(number)</int>
            <reference key="object" ref="\(id)"/>
            \(name.map { "<string key=\"objectName\">\($0)</string>" } ?? "")</object>
            """
        }
        return """
            <object class="IBMutableOrderedSet" key="objectRecords">
            <object class="NSArray" key="orderedObjects">
            <bool key="EncodedWithXMLCoder">YES</bool>\(list.joined())</object></object>
            """
    }
}
