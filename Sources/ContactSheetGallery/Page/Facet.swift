/// A filter of the page, with the values that occur in its snapshots.
struct Facet {
    /// The field's name in the page's script and URL.
    var name: String
    var title: String
    var options: [Option]

    struct Option: Equatable {
        var value: String
        var label: String
        var count: Int
    }
}

extension Facet {
    /// Returns the facets in the page's order, without those that have only one value.
    static func all(of content: GalleryContent) -> [Facet] {
        let pictures = content.pictures
        return [
            Facet("outcome", "Outcome", pictures.compactMap(\.outcome)),
            Facet("preview", "Preview", content.previews.map { ($0.name, $0.pictures.count) }),
            Facet("idiom", "Device", pictures.map(\.device.idiom)),
            Facet("family", "Family", counts(pictures.map(\.device.family))),
            Facet("orientation", "Orientation", pictures.map(\.orientation)),
            Facet("appearance", "Appearance", pictures.map(\.appearance)),
            Facet("multitasking", "Multitasking", pictures.map(\.multitasking)),
            Facet("textSize", "Text size", pictures.map(\.textSize)),
            Facet("boldText", "Bold text", pictures.map { Setting($0.boldText) }),
            Facet("contrast", "Increased contrast", pictures.map { Setting($0.contrast) }),
            Facet("direction", "Direction", pictures.map(\.direction)),
            Facet(
                "language", "Language", counts(pictures.map { $0.language ?? "" }),
                label: Labels.language),
            Facet("iOS", "iOS", versions(pictures.map(\.iOS)), label: { "iOS \($0)" }),
            Facet(
                "iOSLimit", "Maximum iOS", counts(pictures.map { $0.iOSLimit ?? "" }),
                label: Labels.limit),
        ].filter { $0.options.count > 1 }
    }

    /// Returns the values in order of their first occurrence, with their counts.
    private static func counts(_ values: [String]) -> [(String, Int)] {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for value in values {
            if counts[value] == nil { order.append(value) }
            counts[value, default: 0] += 1
        }
        return order.map { ($0, counts[$0, default: 0]) }
    }

    /// Returns version numbers with their counts, newest first.
    private static func versions(_ values: [String]) -> [(String, Int)] {
        func parts(_ version: String) -> [Int] {
            version.split(separator: ".").compactMap { Int($0) }
        }
        return counts(values).sorted { parts($1.0).lexicographicallyPrecedes(parts($0.0)) }
    }

    private init(
        _ name: String, _ title: String, _ counts: [(String, Int)],
        label: (String) -> String = { $0 }
    ) {
        self.name = name
        self.title = title
        options = counts.map { Option(value: $0.0, label: label($0.0), count: $0.1) }
    }

    /// Creates a facet for the values of an enumeration, in the order of its cases.
    private init<Value>(_ name: String, _ title: String, _ values: [Value])
    where Value: Labeled & CaseIterable & RawRepresentable<String> & Equatable {
        self.name = name
        self.title = title
        options = Value.allCases.compactMap { value in
            let count = values.count { $0 == value }
            guard count > 0 else { return nil }
            return Option(value: value.rawValue, label: value.label, count: count)
        }
    }
}

/// A setting of the device, as the page's script names it.
private enum Setting: String, CaseIterable, Labeled {
    case off, on

    init(_ isOn: Bool) { self = isOn ? .on : .off }

    var label: String { self == .on ? "On" : "Off" }
}
