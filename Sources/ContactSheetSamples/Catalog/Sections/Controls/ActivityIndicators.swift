import ContactSheet

extension CatalogSection {
    static let activityIndicators = CatalogSection("Activity indicators") {
        for style in styles { wheel(style.name, style.style) }
        wheel("color", .medium) { $0.color = .systemRed }
        wheel("stopped, shown", .medium) { wheel in
            wheel.hidesWhenStopped = false
            wheel.stopAnimating()
        }
        wheel("stopped, hidden", .medium) { $0.stopAnimating() }
        refreshing("refreshing")
    }

    private static let styles: [(name: String, style: UIActivityIndicatorView.Style)] = [
        ("gray", .gray), ("white", .white), ("whiteLarge", .whiteLarge), ("medium", .medium),
        ("large", .large),
    ]

    @MainActor private static func wheel(
        _ caption: String, _ style: UIActivityIndicatorView.Style,
        _ configure: (UIActivityIndicatorView) -> Void = { _ in }
    ) -> Specimen {
        let wheel = UIActivityIndicatorView(style: style)
        wheel.startAnimating()
        configure(wheel)
        let isWhite = style == .white || style == .whiteLarge
        if isWhite { wheel.backgroundColor = .systemGray }
        return Specimen(caption, wheel)
    }

    @MainActor private static func refreshing(_ caption: String) -> Specimen {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .secondarySystemBackground
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        control.beginRefreshing()
        scrollView.contentOffset.y = -control.bounds.height
        let content = UILabel()
        content.text = "The content"
        content.frame = CGRect(x: 20, y: 0, width: 160, height: 40)
        scrollView.addSubview(content)
        scrollView.alwaysBounceVertical = true
        return Specimen(caption, size: CGSize(width: 200, height: 120), scrollView)
    }
}
