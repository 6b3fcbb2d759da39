import ContactSheet

extension CatalogSection {
    static let toolbars = CatalogSection("Toolbars") {
        drawings("drawings", [.reply, .action, .organize, .trash, .compose])
        drawings("more drawings", [.bookmarks, .search, .refresh, .stop, .camera])
        drawings("player", [.rewind, .play, .pause, .fastForward, .pageCurl])
        drawings("words", [.edit, .save, .undo, .redo, .close])
        drawings("style black", [.add, .action, .trash]) { $0.barStyle = .black }
        toolbar("neighbors and a fixed space") {
            [
                system(.add), system(.action), .fixedSpace(40), system(.trash), .flexibleSpace(),
                system(.cancel),
            ]
        }
        toolbar("styles plain, bordered, done; bar tint") {
            [
                UIBarButtonItem(title: "Plain", style: .plain), .flexibleSpace(),
                UIBarButtonItem(title: "Bordered", style: .bordered), .flexibleSpace(),
                UIBarButtonItem(title: "Done", style: .done),
            ]
        } change: {
            $0.barTintColor = .systemYellow
        }
    }

    @MainActor private static func system(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: item)
    }

    @MainActor private static func drawings(
        _ caption: String, _ items: [UIBarButtonItem.SystemItem],
        change: (UIToolbar) -> Void = { _ in }
    ) -> Specimen {
        toolbar(caption) {
            items.flatMap { [system($0), .flexibleSpace()] }.dropLast()
        } change: {
            change($0)
        }
    }

    @MainActor private static func toolbar(
        _ caption: String, items: () -> [UIBarButtonItem],
        change: (UIToolbar) -> Void = { _ in }
    ) -> Specimen {
        let bar = UIToolbar()
        bar.items = items()
        change(bar)
        return Specimen(caption, size: CGSize(width: 320, height: 44), PhoneSpecimen(bar))
    }
}
