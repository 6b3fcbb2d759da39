import ContactSheet

extension CatalogSection {
    static let navigationBars = CatalogSection("Navigation bars") {
        bar("title and items") { _ in item("Inbox", left: [.edit], right: [.compose]) }
        bar("previous title") { _ in
            item("Fjords", right: [.action])
        } below: {
            "Norway"
        }
        bar("long title: the back button gives way") { _ in
            item("Sphinx of black quartz, judge")
        } below: {
            "A rather long title"
        }
        bar("several items, one disabled") { _ in
            let item = item("Photos", left: [.cancel], right: [.trash, .add])
            item.rightBarButtonItems?.last?.isEnabled = false
            return item
        }
        bar("style done, own tint") { bar in
            bar.tintColor = .systemPurple
            return item("Settings", left: [.cancel], right: [.done])
        }
        bar("style black") { bar in
            bar.barStyle = .black
            return item("Now playing", left: [.organize], right: [.search])
        }
        bar("bar tint") { bar in
            bar.barTintColor = .systemOrange
            if isFlat { bar.tintColor = .black }
            return item("Tinted", left: [.bookmarks], right: [.camera])
        }
        bar("custom views") { _ in
            let item = UINavigationItem()
            item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
            item.titleView?.backgroundColor = .systemTeal
            let button = UIButton(type: .system)
            button.setTitle("Custom", for: .normal)
            button.sizeToFit()
            item.rightBarButtonItem = UIBarButtonItem(customView: button)
            return item
        }
    }

    static let tallNavigationBars = CatalogSection("Prompts and large titles") {
        bar("prompt") { _ in
            let item = item("Prompted", right: [.done])
            item.prompt = "Choose a recipient"
            return item
        }
        bar("large title") { bar in
            bar.prefersLargeTitles = true
            return item("Library", right: [.add])
        }
        bar("large title below another") { bar in
            bar.prefersLargeTitles = true
            return item("Poems", right: [.action])
        } below: {
            "Library"
        }
        bar("appearance") { bar in
            bar.prefersLargeTitles = true
            guard UIScreen.main.device.era >= .dark else { return item("Appearance") }
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemIndigo
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.yellow]
            bar.standardAppearance = appearance
            bar.tintColor = .white
            return item("Appearance", left: [.refresh])
        }
        bar("text attributes") { bar in
            bar.titleTextAttributes = [
                .foregroundColor: UIColor.systemGreen, .font: UIFont.italicSystemFont(ofSize: 17),
            ]
            return item("Attributes", left: [.stop])
        }
    }

    @MainActor private static var isFlat: Bool { UIScreen.main.device.era > .classic }

    @MainActor private static func bar(
        _ caption: String, _ make: (UINavigationBar) -> UINavigationItem,
        below: () -> String? = { nil }
    ) -> Specimen {
        let bar = UINavigationBar()
        let item = make(bar)
        bar.items = below().map { [UINavigationItem(title: $0), item] } ?? [item]
        let phone = PhoneSpecimen(bar)
        let height = bar.sizeThatFits(.zero).height
        return Specimen(caption, size: CGSize(width: 320, height: height), phone)
    }

    @MainActor private static func item(
        _ title: String, left: [UIBarButtonItem.SystemItem] = [],
        right: [UIBarButtonItem.SystemItem] = []
    ) -> UINavigationItem {
        let item = UINavigationItem(title: title)
        item.leftBarButtonItems = left.map { UIBarButtonItem(barButtonSystemItem: $0) }
        item.rightBarButtonItems = right.map { UIBarButtonItem(barButtonSystemItem: $0) }
        return item
    }
}
