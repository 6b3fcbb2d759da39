import ContactSheet

extension CataloguePage {
    static let navigationBars = CataloguePage("Navigation bars") {
        bar("title and items") { _ in item("Inbox", left: [.edit], right: [.compose]) }
        bar("previous title") { _ in
            item("Fjords", right: [.action])
        } below: {
            "Norway"
        }
        bar("long title: back button gives way") { _ in
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
            bar.tintColor = .black
            return item("Tinted", left: [.bookmarks], right: [.camera])
        }
        bar("prompt") { _ in
            let item = item("Prompted", right: [.done])
            item.prompt = "Choose a recipient"
            return item
        }
        bar("custom views") { _ in
            let item = UINavigationItem()
            let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
            title.backgroundColor = .systemTeal
            item.titleView = title
            let button = UIButton(type: .system)
            button.setTitle("Custom", for: .normal)
            button.sizeToFit()
            item.rightBarButtonItem = UIBarButtonItem(customView: button)
            return item
        }
        bar("large title") { bar in
            bar.prefersLargeTitles = true
            return item("Library", right: [.add])
        }
        bar("large title, appearance") { bar in
            bar.prefersLargeTitles = true
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemIndigo
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.yellow]
            bar.standardAppearance = appearance
            bar.tintColor = .white
            return item("Appearance", left: [.refresh])
        }
    }

    @MainActor private static func bar(
        _ caption: String, _ make: (UINavigationBar) -> UINavigationItem,
        below: () -> String? = { nil }
    ) -> Specimen {
        let bar = UINavigationBar()
        let item = make(bar)
        bar.items = below().map { [UINavigationItem(title: $0), item] } ?? [item]
        let phone = PhoneSpecimen(bar)
        return Specimen(
            caption, size: CGSize(width: 330, height: bar.sizeThatFits(.zero).height), phone)
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
