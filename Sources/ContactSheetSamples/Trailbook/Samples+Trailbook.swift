import ContactSheet

/// The screens of Trailbook, an app of today: Auto Layout, compositional layouts, diffable data
/// sources, content configurations, text styles, and dark appearance.
enum TrailbookScreen: String, CaseIterable {
    case onboarding = "1 Onboarding"
    case discover = "2 Discover"
    case trail = "3 Trail"
    case newHike = "4 New hike"
    case settings = "5 Settings"

    var note: String {
        switch self {
        case .onboarding: "An illustration above the text, or next to it in landscape."
        case .discover: "A compositional layout with a diffable data source; a sidebar on iPads."
        case .trail: "An illustration under a transparent bar, and a button over the text."
        case .newHike: "A form in a sheet; it can't be saved without a title."
        case .settings: "An inset grouped table with content configurations."
        }
    }

    @MainActor func make() -> UIViewController {
        switch self {
        case .onboarding: OnboardingViewController()
        case .discover: TrailbookApp.make()
        case .trail: TrailbookApp.make(pushed: TrailViewController(.skyline))
        case .newHike: NewHikePresenter()
        case .settings: TrailbookApp.make(selecting: .settings)
        }
    }
}

/// A container of the app that presents the form when it appears.
private final class NewHikePresenter: UIViewController {
    private let app = TrailbookApp.make()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(app)
        view.embed(app.view)
        app.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        present(NewHikeViewController.sheet(), animated: animated)
    }
}

extension NewHikeViewController {
    /// Returns the form with its bar, to present it.
    static func sheet() -> UIViewController {
        let form = UINavigationController(rootViewController: NewHikeViewController())
        form.view.tintColor = TrailbookStyle.accent
        form.modalPresentationStyle = .formSheet
        return form
    }
}

extension Samples {
    /// Films with which the gallery begins: a sheet, a push, and squares that fall.
    @PreviewBuilder var motion: [Preview] {
        trailbookFilm("Motion/1 Sheet", note: "A sheet slides up over a screen that recedes.") {
            $0.tap("New Hike")
        }
        trailbookFilm("Motion/2 Push", note: "A screen slides over another, and the bar follows.") {
            $0.tap("Skyline Ridge")
        }
        dropitOpening
    }

    private func trailbookFilm(
        _ name: String, note: String, _ steps: (inout InteractionScript) -> Void
    ) -> Preview {
        Preview(name, note: note, in: TrailbookConfiguration.of(["iphone-16"])) {
            TrailbookApp.make()
        }
        .performing { screen in
            screen.wait(0.2)
            steps(&screen)
        }
        .filmed(for: 1, framesPerSecond: 15)
        .references(in: [])
    }

    @PreviewBuilder var trailbook: [Preview] {
        for screen in TrailbookScreen.allCases {
            Preview(
                "Trailbook/\(screen.rawValue)", note: screen.note,
                in: TrailbookConfiguration.all
            ) {
                screen.make()
            }
            .references(in: screen.references)
        }
        for preview in SampleDocuments.previews where preview.name.hasPrefix("Trailbook/") {
            preview.references(in: TrailbookConfiguration.documents)
        }
    }
}
