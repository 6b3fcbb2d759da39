/// Converts the objects of an archive to the elements that a current document would have for them,
/// so that everything after the parser reads both formats the same way.
///
/// An object is converted once, where it is reached first. A view that contains itself by way of
/// references therefore ends there.
final class ArchiveConverter {
    let records: ArchiveRecords
    private let usesAutoLayout: Bool
    private var converted: Set<String> = []
    private var depth = 0
    private(set) var tooDeepLine: Int?

    init(_ archive: ArchivedObject) {
        records = ArchiveRecords(archive.object("IBDocument.Objects"))
        usesAutoLayout = archive.scalar("IBDocument.UseAutolayout") == "YES"
    }

    /// Returns the element for an object and its contents.
    ///
    /// - Returns: `nil` for kinds that have no element, and for objects that were converted
    ///   already.
    func element(
        for object: ArchivedObject, key: String? = nil, named name: String? = nil
    ) -> Element? {
        guard let kind = ArchivedKind.of(object), isNew(object) else { return nil }
        // An object and the list that contains it are two levels.
        guard depth < DocumentParser.depthLimit / 2 else {
            tooDeepLine = tooDeepLine ?? object.element.line
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        var element = Element(name ?? kind.name, at: object.element.line, key: key)
        if let id = object.element.id { identify(&element, id) }
        if kind.isView { place(&element, object) }
        for property in kind.properties { property.write(object, self, &element) }
        if kind.isView {
            let subviews = object.list("NSSubviews").compactMap { self.element(for: $0) }
            element.append(subviews, in: "subviews")
        }
        return element
    }

    /// Whether the object wasn't converted yet. Objects without an ID can't be referenced, so they
    /// occur only once.
    private func isNew(_ object: ArchivedObject) -> Bool {
        object.element.id.map { converted.insert($0).inserted } ?? true
    }

    /// Adds what other parts of the archive state about the object with this archive ID.
    func identify(_ element: inout Element, _ id: String) {
        element.attributes["id"] = records.documentID(id)
        element.attributes["userLabel"] = records.name(id)
        element.attributes["customClass"] = records.property("CustomClassName", of: id)?.ownScalar
        element.append(records.connections[id] ?? [], in: "connections")
        element.append(records.constraints[id] ?? [], in: "constraints")
        if isPlacedByConstraints(id) {
            element.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
        }
        element.append(
            ArchivedRuntimeAttributes.elements(
                records.property("IBAttributePlaceholdersKey", of: id)),
            in: "userDefinedRuntimeAttributes")
    }

    private func isPlacedByConstraints(_ id: String) -> Bool {
        guard usesAutoLayout else { return false }
        let stated = records.property(
            "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints", of: id)
        return stated.map { $0.ownScalar == "NO" } ?? records.constrained.contains(id)
    }

    // MARK: Geometry

    private func place(_ element: inout Element, _ object: ArchivedObject) {
        element.children += [frame(of: object)].compactMap { $0 }
        let flags = object.integer("NSvFlags") ?? 0
        element.children.append(mask(flags, at: object.element.line))
        // Bit 8 is set if subviews are resized; bit 31 is set if the view is hidden.
        if flags & 0x100 == 0 { element.attributes["autoresizesSubviews"] = "NO" }
        if flags & 0x8000_0000 != 0 { element.attributes["hidden"] = "YES" }
    }

    /// Returns the frame as a `<rect>`. The archive stores only the size of a frame at the origin.
    private func frame(of object: ArchivedObject) -> Element? {
        let whole = object.scalar("NSFrame").flatMap { ArchivedNumbers.parts($0, count: 4) }
        let size = object.scalar("NSFrameSize").flatMap { ArchivedNumbers.parts($0, count: 2) }
        guard let numbers = whole ?? size.map({ ["0", "0"] + $0 }) else { return nil }
        var rect = Element("rect", at: object.element.line, key: "frame")
        for (name, number) in zip(["x", "y", "width", "height"], numbers) {
            rect.attributes[name] = number
        }
        return rect
    }

    /// Returns the autoresizing mask; the low six bits are those of `UIView.AutoresizingMask`.
    private func mask(_ flags: Int, at line: Int) -> Element {
        var mask = Element("autoresizingMask", at: line, key: "autoresizingMask")
        for (bit, name) in [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
            "flexibleMaxY",
        ].enumerated() where flags & 1 << bit != 0 {
            mask.attributes[name] = "YES"
        }
        return mask
    }
}
