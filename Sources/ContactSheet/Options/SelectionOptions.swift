import ArgumentParser
import Foundation
import Previews

/// The devices, orientations, and settings: the same options for every command.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: "Devices: all, phones, pads, or slugs (see `contactsheet devices`); comma-separated")
    var devices = "all"

    @Option(
        help: """
            Orientations: portrait, upside-down, landscape (same as landscape-left), \
            landscape-left, landscape-right, or all; comma-separated
            """)
    var orientations = "portrait,landscape"

    @Option(
        help: """
            Window sizes of iPad apps: full, one-third, half, two-thirds, slide-over, or all; \
            comma-separated
            """)
    var multitasking = "full"

    @Option(help: "Appearances: light, dark, or all")
    var appearance = "light"

    @Option(help: "Text sizes: xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or all; comma-separated")
    var textSize = "l"

    @Option(help: "Layout directions: ltr, rtl, or all (default: the direction of the language)")
    var direction: String?

    @Option(
        help: """
            Localizations of documents, such as fr or pt-BR; comma-separated; from .strings and \
            .xcstrings files next to the documents
            """)
    var language: String?

    @Flag(help: "Turn on Bold Text")
    var boldText = false

    @Flag(help: "Turn on Increase Contrast")
    var contrast = false

    @Option(
        help: "The newest iOS version to use, such as 18 or 12.4 (default: each device's last one)")
    var ios: String?

    @Option(help: "Exclude devices that can't run this iOS version")
    var deploymentTarget: String?

    @Option(help: "Use only previews whose names contain these words, in any order")
    var grep: String?

    @Option(help: "Use only scenes with this name, storyboard identifier, or object ID")
    var scene: String?
}

extension SelectionOptions {
    /// Returns the configurations that the options select. There is at least one.
    func configurations() throws(UsageError) -> [Configuration] {
        let all = Configuration.all(
            try selectedDevices(), among: try universe(), orientations: try orientationList(),
            multitasking: try values(items(multitasking), of: "multitasking"),
            variants: try variants(), iOS: try IOSVersion(option: ios))
        guard !all.isEmpty else { throw .noConfiguration }
        return all
    }

    /// Returns the devices that form device classes: all that support the deployment target.
    func universe() throws(UsageError) -> [Device] {
        guard let deploymentTarget else { return Device.all }
        let target = try IOSVersion(option: deploymentTarget)
        let limit = try IOSVersion(option: ios)
        return Device.all.filter { $0.iOS(upTo: max(limit, target)) >= target }
    }

    /// Returns the devices in the order of the words. The first device of a class names it.
    private func selectedDevices() throws(UsageError) -> [Device] {
        var selected: [Device] = []
        for item in items(devices) {
            switch item {
            case "all": selected += Device.all
            case "phones": selected += Device.all.filter { $0.idiom == .phone }
            case "pads": selected += Device.all.filter { $0.idiom == .pad }
            default:
                guard let device = Device.named(item) else { throw .noDevice(item) }
                selected.append(device)
            }
        }
        return selected
    }

    private func orientationList() throws(UsageError) -> [Orientation] {
        // `landscape` is one configuration: both landscape orientations are rendered only if both
        // are requested, because a half turn results in the same screen. The same applies to
        // upside-down.
        let items = items(orientations).map { $0 == "landscape" ? "landscape-left" : $0 }
        return try values(items, of: "orientation")
    }

    private func variants() throws(UsageError) -> [Variant] {
        let appearances: [Appearance] = try values(items(appearance), of: "appearance")
        let sizes: [TextSize] = try values(items(textSize), of: "text size")
        let editions = try editions()
        return appearances.flatMap { appearance in
            sizes.flatMap { size in
                editions.map { direction, language in
                    Variant(
                        appearance: appearance, textSize: size, direction: direction,
                        boldText: boldText, contrast: contrast, language: language)
                }
            }
        }
    }

    /// Returns the languages with their layout directions.
    private func editions() throws(UsageError) -> [(LayoutDirection, String?)] {
        let directions: [LayoutDirection]? = try direction.map { text throws(UsageError) in
            try values(items(text), of: "direction")
        }
        guard let language else { return (directions ?? [.ltr]).map { ($0, nil) } }
        var editions: [(LayoutDirection, String?)] = []
        for language in items(language) {
            guard Language.isTag(language) else {
                throw .unknown(
                    kind: "language", value: language, known: ["a language tag such as fr or pt-BR"]
                )
            }
            editions += (directions ?? [Language.direction(of: language)]).map { ($0, language) }
        }
        return editions
    }

    private func items(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the values that the words name, in the order of the cases. `all` selects every
    /// value.
    private func values<Value: RawRepresentable & CaseIterable & Hashable>(
        _ items: [String], of kind: String
    ) throws(UsageError) -> [Value] where Value.RawValue == String {
        var chosen: Set<Value> = []
        for item in items {
            if item == "all" {
                chosen.formUnion(Value.allCases)
            } else if let value = Value(rawValue: item) {
                chosen.insert(value)
            } else {
                throw .unknown(
                    kind: kind, value: item, known: Value.allCases.map(\.rawValue) + ["all"])
            }
        }
        return Value.allCases.filter(chosen.contains)
    }
}
