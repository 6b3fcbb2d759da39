/// Pictures of one preview that differ in their device alone, and so compare at a glance.
struct PictureGroup {
    /// What the pictures have in common.
    struct Key: Hashable {
        var appearance: GalleryAppearance
        var textSize: String
        var direction: GalleryDirection
        var idiom: GalleryIdiom
        var orientation: GalleryOrientation
    }

    var key: Key
    var pictures: [GalleryPicture]
}

extension PictureGroup.Key {
    init(_ picture: GalleryPicture) {
        appearance = picture.appearance
        textSize = picture.textSize
        direction = picture.direction
        idiom = picture.device.idiom
        orientation = picture.orientation
    }

    /// The default configuration first; text sizes by name, for want of a better order.
    private var rank: (Int, String, Int, Int, Int) {
        (
            position(of: appearance), textSize == "large" ? "" : textSize,
            position(of: direction), position(of: idiom), position(of: orientation)
        )
    }

    static func precedes(_ first: Self, _ second: Self) -> Bool {
        first.rank < second.rank
    }

    /// `iPhone · Portrait · Dark`: what departs from the default is named.
    var label: String {
        var words = [idiom.label, orientation.label]
        if appearance != .light { words.append(appearance.label) }
        if textSize != "large" { words.append(Labels.textSize(textSize)) }
        if direction != .leftToRight { words.append(direction.label) }
        return words.joined(separator: " · ")
    }
}

private func position<Value: CaseIterable & Equatable>(of value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
}

extension GalleryPreview {
    /// The pictures by group; inside a group they keep their order.
    var groups: [PictureGroup] {
        Dictionary(grouping: pictures, by: PictureGroup.Key.init)
            .sorted { PictureGroup.Key.precedes($0.key, $1.key) }
            .map { PictureGroup(key: $0.key, pictures: $0.value) }
    }
}

extension GalleryContent {
    /// The same content with every preview's pictures in the page's order.
    var arranged: GalleryContent {
        var content = self
        for index in content.previews.indices {
            content.previews[index].pictures = previews[index].groups.flatMap(\.pictures)
        }
        return content
    }
}
