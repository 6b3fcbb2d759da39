import ContactSheet

extension CatalogSection {
    static let progressViews = CatalogSection("Progress views") {
        for value in [0, 0.05, 0.5, 1] as [Float] {
            progress("\(value)") { $0.progress = value }
        }
        progress("bar, 0.5") { $0.progressViewStyle = .bar }
        progress("colors") { view in
            view.progressTintColor = .systemGreen
            view.trackTintColor = .systemYellow
        }
        progress("tintColor") { $0.tintColor = .systemRed }
    }

    @MainActor private static func progress(
        _ caption: String, _ configure: (UIProgressView) -> Void
    ) -> Specimen {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.5
        configure(view)
        return Specimen(caption, view)
    }
}
