import ContactSheet

extension CatalogSection {
    static let pageControls = CatalogSection("Page controls") {
        for page in 0..<3 {
            pages("page \(page)", 3) { $0.currentPage = page }
        }
        pages("ten pages", 10) { $0.currentPage = 4 }
        pages("one page", 1) { _ in }
        pages("one page, hidden", 1) { $0.hidesForSinglePage = true }
        pages("colors", 3) { control in
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
    }

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
}
