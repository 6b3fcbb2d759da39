/// The values of the names in the templates.
///
/// Mustache searches for missing names in the enclosing section, so all fields are always present.
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
    /// The ID of the section on the page, without white space, which an element's ID must not
    /// contain.
    var anchor: String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { $0.properties.isWhitespace ? "_" : $0 }))
    }
}

extension SnapshotGroup {
    func fields(preview: String) -> PageFields {
        [
            "group": key.label,
            "groupCount": pictures.count,
            "cells": pictures.map { $0.fields(preview: preview) },
        ]
    }
}

extension GallerySnapshot {
    func fields(preview: String) -> PageFields {
        let url = shown.flatMap { RelativePath($0)?.url }
        let still = film.flatMap { RelativePath($0.frames)?.url } ?? url
        let moment = film.map { ", film of \(Labels.seconds($0.duration))" } ?? ""
        return [
            "id": id,
            "hasPicture": still != nil,
            "url": still ?? "",
            "film": [film].compactMap { $0?.fields },
            // A link without a target couldn't receive keyboard focus.
            "link": url ?? "#",
            "name": device.name,
            "allNames": deviceNames.joined(separator: ", "),
            "more": max(deviceNames.count - 1, 0),
            "hasMore": deviceNames.count > 1,
            "alt": "\(preview) on \(device.name), \(SnapshotGroup.Key(self).label)\(moment)",
            "size": "\(Labels.number(width)) × \(Labels.number(height))",
            "iOS": iOS,
            "width": Labels.number(film?.width ?? width),
            "height": Labels.number(film?.height ?? height),
            "showsScreen": showsScreen,
            "radius": Labels.number(showsScreen ? device.cornerRadius : 0),
            "outcome": outcome?.rawValue ?? "",
            "outcomeLabel": outcome?.label ?? "",
            "isNotable": outcome != nil && outcome != .same,
        ]
    }
}

extension GallerySnapshot {
    /// Whether the image is that of the screen. A film of a rotation has a larger page.
    private var showsScreen: Bool {
        film.map { ($0.width, $0.height) == (width, height) } ?? true
    }
}

extension GalleryFilm {
    /// The place of the frame that the cell shows.
    var fields: PageFields {
        [
            "columns": columns,
            "rows": rows,
            "column": places[poster] % columns,
            "row": places[poster] / columns,
            "duration": Labels.seconds(duration),
        ]
    }
}
