import ContactSheet

extension CatalogPage {
    static let pageControls = CatalogPage("Page controls and activity") {
        for page in 0..<3 {
            pages("page \(page)", 3) { $0.currentPage = page }
        }
        pages("ten pages", 10) { $0.currentPage = 4 }
        pages("one page", 1) { _ in }
        pages("one page, hidden", 1) { $0.hidesForSinglePage = true }
        pages("colours", 3) { control in
            control.pageIndicatorTintColor = .systemYellow
            control.currentPageIndicatorTintColor = .systemRed
        }
        pages("prominent", 3) {
            $0.backgroundStyle = .prominent
            $0.backgroundColor = .systemIndigo
        }
        pages("image", 3) {
            $0.preferredIndicatorImage = UIImage(
                placeholder: "star", size: CGSize(width: 10, height: 10))
        }
        for style in styles { wheel(style.name, style.style) }
        wheel("colour", .medium) { $0.color = .systemRed }
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

    /// Returns a page control on gray, because its dots are white.
    @MainActor private static func pages(
        _ caption: String, _ count: Int, _ configure: (UIPageControl) -> Void
    ) -> Specimen {
        let control = UIPageControl()
        control.numberOfPages = count
        control.backgroundColor = .systemGray
        configure(control)
        return Specimen(caption, control)
    }

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
