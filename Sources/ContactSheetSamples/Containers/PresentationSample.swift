import ContactSheet
import UIKit

/// A screen, and what is presented over it.
enum PresentationSample: String, CaseIterable {
    case page = "Page sheet"
    case form = "Form sheet"
    case medium = "Half sheet"
    case popover = "Popover"
    case full = "Full screen"
    case alert = "Action sheet"
    case search = "Search"

    /// Phones and iPads of each era, in portrait and landscape.
    static let configurations: [Configuration] = [
        ("iphone-4", 6), ("iphone-5s", 12), ("iphone-x", 16), ("iphone-17", 26), ("ipad-1", 5),
        ("ipad-10", 18), ("ipad-10", 26),
    ].flatMap { slug, iOS in [Configuration].references(on: [slug], Orientation.usual, iOS: iOS) }

    /// The configurations with references. Where styles look the same, one of them has references in
    /// each era, and the others on one device: sheets and popovers on iPhone are page sheets, which
    /// cover the screen before iOS 13. Landscape is on current devices.
    var references: [Configuration] {
        switch self {
        case .page:
            Self.upright("iphone-5s", "iphone-x", "iphone-17", "ipad-1", "ipad-10")
                + Self.turned("iphone-17", "ipad-10")
        case .form: Self.upright("ipad-10") + Self.turned("iphone-17")
        case .medium: Self.upright("iphone-x", "iphone-17") + Self.turned("iphone-17")
        case .popover:
            Self.upright("iphone-5s", "ipad-1", "ipad-10") + Self.turned("iphone-17", "ipad-10")
        case .full: Self.upright("iphone-4", "iphone-17", "ipad-10")
        case .alert:
            Self.upright("iphone-4", "iphone-x", "iphone-17", "ipad-10") + Self.turned("iphone-17")
        case .search:
            Self.upright("iphone-4", "iphone-5s", "iphone-x", "iphone-17", "ipad-10")
                + Self.turned("iphone-17")
        }
    }

    private static func upright(_ slugs: String...) -> [Configuration] {
        configurations.filter { $0.orientation == .portrait && slugs.contains($0.group.slug) }
    }

    /// Returns the configurations in landscape, in the earliest iOS version of each device.
    private static func turned(_ slugs: String...) -> [Configuration] {
        slugs.compactMap { slug in
            configurations.first { $0.orientation == .landscapeLeft && $0.group.slug == slug }
        }
    }

    var note: String {
        switch self {
        case .page: "A card on iPhone since iOS 13; on iPad, as wide as a text column."
        case .form: "540 × 620 points, centered on iPad; a page sheet on iPhone."
        case .medium: "The medium detent with a grabber; a full sheet before iOS 15."
        case .popover: "Anchored to the bar button; adapts in compact width."
        case .full: "Covers the presenting view controller, which disappears."
        case .alert: "An action sheet: at the bottom on iPhone, a popover on iPad."
        case .search: "A search bar below the title since iOS 11, and in the toolbar in iOS 26."
        }
    }

    @MainActor func make() -> UIViewController {
        let bars = UINavigationController(rootViewController: ItineraryViewController(self))
        bars.navigationBar.prefersLargeTitles = true
        return bars
    }
}

/// The days of a journey. The sample's controller is presented over it.
private final class ItineraryViewController: UITableViewController {
    private let sample: PresentationSample
    private let days = [
        ("Bergen", "Harbor, fish market"), ("Flåm", "Railway to Myrdal"),
        ("Geiranger", "Boat along the fjord"), ("Ålesund", "Art nouveau houses"),
        ("Trondheim", "Nidaros cathedral"), ("Bodø", "Ferry to Lofoten"),
    ]

    init(_ sample: PresentationSample) {
        self.sample = sample
        super.init(style: .plain)
        title = "Norway"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: nil, action: nil)
        if sample == .search {
            navigationItem.searchController = UISearchController(searchResultsController: nil)
            navigationItem.searchController?.searchBar.placeholder = "Places"
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil, let presented = makePresented() else { return }
        presented.popoverPresentationController?.barButtonItem =
            navigationItem.rightBarButtonItem
        present(presented, animated: animated)
    }

    private func makePresented() -> UIViewController? {
        let day = DayViewController()
        let bars = UINavigationController(rootViewController: day)
        switch sample {
        case .page: bars.modalPresentationStyle = .pageSheet
        case .form: bars.modalPresentationStyle = .formSheet
        case .medium:
            bars.modalPresentationStyle = .pageSheet
            bars.sheetPresentationController?.detents = [.medium(), .large()]
            bars.sheetPresentationController?.prefersGrabberVisible = true
        case .popover:
            day.preferredContentSize = CGSize(width: 320, height: 280)
            day.contentSizeForViewInPopover = day.preferredContentSize
            bars.contentSizeForViewInPopover = CGSize(width: 320, height: 324)
            bars.modalPresentationStyle = .popover
        case .full: bars.modalPresentationStyle = .fullScreen
        case .alert: return makeActionSheet()
        case .search: return nil
        }
        return bars
    }

    private func makeActionSheet() -> UIViewController {
        let sheet = UIAlertController(
            title: "Norway", message: "Six days, 1,240 kilometers", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.addAction(UIAlertAction(title: "Duplicate", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = days[indexPath.row].0
        cell.detailTextLabel?.text = days[indexPath.row].1
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

/// The presented controller: a day of the journey.
private final class DayViewController: UIViewController {
    private let picture = UIView()
    private let text = UILabel()

    override func viewDidLoad() {
        title = "Day 3"
        view.backgroundColor =
            UIScreen.main.traitCollection.userInterfaceStyle == .dark
            ? .black : .white
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: nil, action: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: nil, action: nil)
        navigationItem.largeTitleDisplayMode = .never
        picture.backgroundColor = UIColor(red: 0.36, green: 0.56, blue: 0.68, alpha: 1)
        picture.layer.cornerRadius = 8
        text.numberOfLines = 0
        text.text =
            "By boat from Hellesylt to Geiranger, past the Seven Sisters. "
            + "Bring something warm: the wind on deck is cold even in July."
        text.font = .systemFont(ofSize: 17)
        view.addSubview(picture)
        view.addSubview(text)
    }

    override func viewDidLayoutSubviews() {
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        picture.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: max(0, min(160, area.height - 100)))
        let height = text.sizeThatFits(CGSize(width: area.width, height: 0)).height
        text.frame = CGRect(
            x: area.minX, y: picture.frame.maxY + 12, width: area.width, height: height)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
