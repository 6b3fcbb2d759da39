/// Snapshots of one preview that differ only in their device, so that they can be compared at a
/// glance.
struct SnapshotGroup {
    /// The properties that the snapshots have in common: every dimension of a configuration except
    /// the device.
    struct Key: Hashable {
        var appearance: GalleryAppearance
        var textSize: GalleryTextSize
        var boldText: Bool
        var contrast: Bool
        var direction: GalleryDirection
        var language: String?
        var iOSLimit: String?
        var steps: [String]
        var idiom: GalleryIdiom
        var designIdiom: GalleryIdiom?
        var multitasking: GalleryMultitasking
        var orientation: GalleryOrientation
    }

    var key: Key
    var pictures: [GallerySnapshot]
}

extension SnapshotGroup.Key {
    init(_ picture: GallerySnapshot) {
        appearance = picture.appearance
        textSize = picture.textSize
        boldText = picture.boldText
        contrast = picture.contrast
        direction = picture.direction
        language = picture.language
        iOSLimit = picture.iOSLimit
        steps = picture.steps
        idiom = picture.device.idiom
        designIdiom = picture.designIdiom
        multitasking = picture.multitasking
        orientation = picture.orientation
    }

    /// Whether a key is before another: by appearance, text size in the order of Dynamic Type, and
    /// so on; languages and limits by name.
    static func precedes(_ first: Self, _ second: Self) -> Bool {
        if first.numbers != second.numbers {
            return first.numbers.lexicographicallyPrecedes(second.numbers)
        }
        return first.texts.lexicographicallyPrecedes(second.texts)
    }

    private var numbers: [Int] {
        [
            position(of: appearance), position(of: textSize),
            boldText ? 1 : 0, contrast ? 1 : 0, position(of: direction), position(of: idiom),
            position(of: multitasking), position(of: orientation),
        ]
    }

    private var texts: [String] { [language ?? "", iOSLimit ?? ""] + steps }

    /// The label, such as `iPhone · Portrait · Dark`. Settings are included only if they differ
    /// from the default.
    var label: String {
        var parts = [idiom.label, orientation.label]
        if multitasking != .full { parts.append(multitasking.label) }
        if appearance != .light { parts.append(appearance.label) }
        if textSize != .large { parts.append("\(textSize.label) text") }
        if boldText { parts.append("Bold text") }
        if contrast { parts.append("Increased contrast") }
        if direction != .leftToRight { parts.append(direction.label) }
        if let language { parts.append(Labels.language(language)) }
        if let iOSLimit { parts.append(Labels.limit(iOSLimit)) }
        if let designIdiom, designIdiom != idiom {
            parts.append("Designed for \(designIdiom.label)")
        }
        if !steps.isEmpty { parts.append("After: \(steps.joined(separator: ", "))") }
        return parts.joined(separator: " · ")
    }
}

private func position<Value: CaseIterable & Equatable>(of value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
}

extension GalleryPreview {
    /// The snapshots by group, in their original order inside each group.
    var groups: [SnapshotGroup] {
        Dictionary(grouping: pictures, by: SnapshotGroup.Key.init)
            .sorted { SnapshotGroup.Key.precedes($0.key, $1.key) }
            .map { SnapshotGroup(key: $0.key, pictures: $0.value) }
    }
}

extension GalleryContent {
    /// The content with the snapshots of every preview in the page's order.
    var arranged: GalleryContent {
        var content = self
        for index in content.previews.indices {
            content.previews[index].pictures = previews[index].groups.flatMap(\.pictures)
        }
        return content
    }
}
