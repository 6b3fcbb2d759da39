import UIKit

/// A controller that shows the table of orientations, and supports some of them.
final class OrientationsViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
{
    enum Variant: String, CaseIterable {
        case portrait = "1 Portrait"
        case landscape = "2 Landscape"
        case allButUpsideDown = "3 All but upside down"
        case all = "4 All"

        var mask: UIInterfaceOrientationMask {
            switch self {
            case .portrait: .portrait
            case .landscape: .landscape
            case .allButUpsideDown: .allButUpsideDown
            case .all: .all
            }
        }

        var note: String {
            switch self {
            case .portrait: "A view controller that stays in portrait when the device rotates."
            case .landscape: "A view controller that is in landscape from launch."
            case .allButUpsideDown: "The default of an iPhone app."
            case .all: "The default of an iPad app."
            }
        }
    }

    private let variant: Variant
    let table = UITableView(frame: .zero, style: .grouped)
    private var observer: NSObjectProtocol?
    private var content: OrientationTable {
        OrientationTable(
            device: UIDevice.current.orientation, interface: interfaceOrientation,
            allowed: variant.mask)
    }

    init(_ variant: Variant) {
        self.variant = variant
        super.init(nibName: nil, bundle: nil)
        title = "Orientations"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.allowsSelection = false
        view = table
        // The device can turn without the interface.
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { [weak table] _ in
            MainActor.assumeIsolated { table?.reloadData() }
        }
    }

    isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

    // MARK: Rotation

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { variant.mask }

    /// Returns whether an orientation is supported. Up to iOS 5, each one is queried separately.
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        variant.mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }

    /// Updates the marks. This is called in every iOS version, because newer callbacks aren't
    /// overridden here.
    override func didRotate(from orientation: UIInterfaceOrientation) { table.reloadData() }

    // MARK: Table

    func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.sections[section].rows.count
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { content.sections[section].title }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        let row = content.sections[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.name
        cell.detailTextLabel?.text = row.value
        cell.accessoryType = row.isMarked ? .checkmark : .none
        return cell
    }
}
