/// Converts archive documents, the format in which Xcode 3 and 4 saved xibs up to iOS 6, to the
/// current format.
enum ArchiveDocument {
    /// Returns the `<document>` that corresponds to the `<archive>`.
    ///
    /// Frames and masks stay as they were drawn. IDs are the numbers that newer versions of Xcode
    /// give the objects.
    static func document(from archive: Element, file: String) throws(DocumentError) -> Element {
        let data = archive.child("data") ?? archive
        let root = ArchivedObject(element: data, graph: ArchiveGraph(data))
        let converter = ArchiveConverter(root)
        let objects = root.list("IBDocument.RootObjects").compactMap {
            topLevel($0, converter)
        }
        if let line = converter.tooDeepLine {
            throw .tooDeep(file: file, line: line, limit: DocumentParser.depthLimit)
        }
        var document = Element("document", at: archive.line)
        document.attributes["type"] = archive["type"]
        document.attributes["version"] = archive["version"]
        document.attributes["toolsVersion"] = root.scalar("IBDocument.InterfaceBuilderVersion")
        let isPad = archive["type"]?.contains(".iPad.") == true
        document.attributes["targetRuntime"] = isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch"
        document.append(objects, in: "objects")
        document.append(images(root), in: "resources")
        return document
    }

    private static func topLevel(
        _ object: ArchivedObject, _ converter: ArchiveConverter
    ) -> Element? {
        let isProxy = object.className == "IBProxyObject"
        guard isProxy || object.className == "IBUICustomObject" else {
            return converter.element(for: object)
        }
        var element = Element(isProxy ? "placeholder" : "customObject", at: object.element.line)
        element.attributes["placeholderIdentifier"] = object.scalar("IBProxiedObjectIdentifier")
        if let id = object.element.id { converter.identify(&element, id) }
        return element
    }

    /// Returns the sizes that the images had when Interface Builder saved the document.
    private static func images(_ root: ArchivedObject) -> [Element] {
        root.entries("IBDocument.LastKnownImageSizes").compactMap { name, size in
            guard let parts = size.ownScalar.flatMap({ ArchivedNumbers.parts($0, count: 2) })
            else { return nil }
            var image = Element("image", at: size.element.line)
            image.attributes["name"] = name
            image.attributes["width"] = parts[0]
            image.attributes["height"] = parts[1]
            return image
        }
    }
}
