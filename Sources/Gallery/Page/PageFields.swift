/// What the templates name, value by value.
///
/// Mustache looks a missing name up in the enclosing section, so every field is always there.
typealias PageFields = [String: Any]

extension GalleryContent {
    var fields: PageFields {
        [
            "title": title,
            "generator": generator,
            "summary": summary,
            "facets": Facet.all(of: self).map(\.fields),
            "pictureCount": pictureCount,
            "previews": previews.map(\.fields),
        ]
    }

    private var summary: String {
        [
            Labels.count(previews.count, "preview"), Labels.count(pictureCount, "snapshot"),
            Labels.count(deviceCount, "device"),
        ].joined(separator: " · ")
    }
}

extension Facet {
    var fields: PageFields {
        [
            "facet": name,
            "facetTitle": title,
            "isOutcome": name == "outcome",
            "options": options.map { option -> PageFields in
                ["value": option.value, "label": option.label, "count": option.count]
            },
        ]
    }
}

extension GalleryPreview {
    var fields: PageFields {
        [
            "preview": name,
            "anchor": anchor,
            "note": note ?? "",
            "hasNote": note != nil,
            "total": Labels.count(pictures.count, "snapshot"),
            "groups": groups.map { $0.fields(preview: name) },
        ]
    }
}

extension GalleryPreview {
    /// The section's address on the page: an element's id must not hold white space.
    var anchor: String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { $0.properties.isWhitespace ? "_" : $0 }))
    }
}

extension PictureGroup {
    func fields(preview: String) -> PageFields {
        [
            "group": key.label,
            "groupCount": pictures.count,
            "cells": pictures.map { $0.fields(preview: preview) },
        ]
    }
}

extension GalleryPicture {
    func fields(preview: String) -> PageFields {
        let url = shown.flatMap { RelativePath($0)?.url }
        return [
            "id": id,
            "hasPicture": url != nil,
            "url": url ?? "",
            // A link without a target could not have the keyboard's focus.
            "link": url ?? "#",
            "name": device.name,
            "allNames": deviceNames.joined(separator: ", "),
            "more": max(deviceNames.count - 1, 0),
            "hasMore": deviceNames.count > 1,
            "alt": "\(preview) on \(device.name), \(PictureGroup.Key(self).label)",
            "size": "\(Labels.number(width)) × \(Labels.number(height))",
            "iOS": iOS,
            "width": Labels.number(width),
            "height": Labels.number(height),
            "radius": Labels.number(device.cornerRadius),
            "outcome": outcome?.rawValue ?? "",
            "outcomeLabel": outcome?.label ?? "",
            "isNotable": outcome != nil && outcome != .same,
        ]
    }
}
