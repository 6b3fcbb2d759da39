/// A property of an archived object, and how current documents write it.
struct ArchivedProperty: Sendable {
    let write: @Sendable (ArchivedObject, ArchiveConverter, inout Element) -> Void

    /// Returns a property for a string, number, or Boolean value, which becomes an attribute:
    /// "IBUITag" becomes "tag".
    static func value(_ name: String, as attribute: String? = nil) -> ArchivedProperty {
        let attribute = attribute ?? name.startingLow
        return ArchivedProperty { object, _, element in
            if let value = object.scalar("IBUI" + name) { element.attributes[attribute] = value }
        }
    }

    /// Returns a property for a number that encodes a name. An empty name writes no attribute.
    ///
    /// - Parameter absent: The meaning of a missing number, if a missing attribute means something
    ///   else in current documents.
    static func choice(
        _ name: String, _ names: [String], as attribute: String? = nil, absent: String? = nil,
        key: String? = nil
    ) -> ArchivedProperty {
        let (key, attribute) = (key ?? "IBUI" + name, attribute ?? name.startingLow)
        return ArchivedProperty { object, _, element in
            let known = object.integer(key).flatMap { names.indices.contains($0) ? names[$0] : nil }
            element.attributes[attribute] = known.map { $0.isEmpty ? nil : $0 } ?? absent
        }
    }

    /// Returns a property for an attribute whose value is always the same.
    static func constant(_ attribute: String, _ value: String) -> ArchivedProperty {
        ArchivedProperty { _, _, element in element.attributes[attribute] = value }
    }

    static func color(_ name: String, as key: String? = nil) -> ArchivedProperty {
        let key = key ?? name.startingLow
        return ArchivedProperty { object, _, element in
            let color = object.object("IBUI" + name)
            if let color = color.flatMap({ ArchivedColor.element($0, key: key) }) {
                element.children.append(color)
            }
        }
    }

    /// Returns a property for an image, whose filename becomes an attribute.
    static func image(_ name: String, as attribute: String? = nil) -> ArchivedProperty {
        let attribute = attribute ?? name.startingLow
        return ArchivedProperty { object, _, element in
            element.attributes[attribute] =
                object.object("IBUI" + name)?.scalar("NSResourceName")
        }
    }

    static let font = ArchivedProperty { object, _, element in
        if let font = ArchivedFont.element(of: object) { element.children.append(font) }
    }

    /// Returns a property for a size, such as "{width, height}".
    static func size(_ name: String) -> ArchivedProperty {
        ArchivedProperty { object, _, element in
            guard let text = object.scalar("IBUI" + name),
                let parts = ArchivedNumbers.parts(text, count: 2)
            else { return }
            var size = Element("size", at: object.element.line, key: name.startingLow)
            size.attributes["width"] = parts[0]
            size.attributes["height"] = parts[1]
            element.children.append(size)
        }
    }

    /// Returns a property for insets, stored as four numbers such as "IBUITitleEdgeInsets.top".
    static func insets(_ name: String) -> ArchivedProperty {
        ArchivedProperty { object, _, element in
            var insets = Element("inset", at: object.element.line, key: name.startingLow)
            for (side, attribute) in [
                ("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX"),
            ] {
                insets.attributes[attribute] = object.scalar("IBUI\(name).\(side)")
            }
            if insets.attributes.count > 1 { element.children.append(insets) }
        }
    }

    /// Returns a property for a nested object, which becomes a child with a key.
    static func child(_ name: String, named elementName: String? = nil) -> ArchivedProperty {
        ArchivedProperty { object, converter, element in
            let child = object.object("IBUI" + name).flatMap {
                converter.element(for: $0, key: name.startingLow, named: elementName)
            }
            if let child { element.children.append(child) }
        }
    }

    /// Returns a property for simulated metrics. An explicit `<nil>` means "none".
    static func metrics(_ name: String) -> ArchivedProperty {
        let key = "simulated\(name)Metrics"
        return ArchivedProperty { object, converter, element in
            guard let stated = object.element.child(key: "IBUISimulated\(name)Metrics") else {
                return
            }
            if stated.name == "nil" {
                element.children.append(Element("nil", at: stated.line, key: key))
            } else if let metrics = object.object("IBUISimulated\(name)Metrics"),
                let child = converter.element(for: metrics, key: key)
            {
                element.children.append(child)
            }
        }
    }

    /// Returns a property for a list of objects, which becomes a group.
    static func children(_ name: String, in group: String? = nil) -> ArchivedProperty {
        let group = group ?? name.startingLow
        return ArchivedProperty { object, converter, element in
            element.append(
                object.list("IBUI" + name).compactMap { converter.element(for: $0) }, in: group)
        }
    }
}

extension String {
    /// The string with a lowercase first letter: "TextColor" becomes "textColor".
    var startingLow: String { prefix(1).lowercased() + dropFirst() }
}
