import UIKit

/// Table 5.1 of the German chapter: the orientations of the device, those of its interface, and the
/// side of the home button.
struct HomeButtonTable {
    /// A side of the screen, as the device is held.
    enum Side: String {
        case bottom, top, left, right
    }

    struct Row {
        let device: UIDeviceOrientation
        let name: String
        let interface: UIInterfaceOrientation
        let interfaceName: String
        /// The side of the home button in the printed table.
        let printed: Side
        /// The side of the home button by Apple's constants.
        let side: Side

        /// The side as printed, with a note if Apple's constants differ.
        var note: String {
            printed == side
                ? "Home button: \(printed.rawValue)"
                : "Home button: \(printed.rawValue); Apple: \(side.rawValue)"
        }
    }

    /// The rows. The printed table has the home button of both landscape orientations on the side
    /// after which the device orientation is named; by Apple's *UIDeviceOrientation*, it is on the
    /// opposite side (Documentation/Rotation.md 1).
    static let rows = [
        Row(
            device: .portrait, name: "portrait", interface: .portrait, interfaceName: "portrait",
            printed: .bottom, side: .bottom),
        Row(
            device: .portraitUpsideDown, name: "portraitUpsideDown",
            interface: .portraitUpsideDown, interfaceName: "portraitUpsideDown", printed: .top,
            side: .top),
        Row(
            device: .landscapeLeft, name: "landscapeLeft", interface: .landscapeRight,
            interfaceName: "landscapeRight", printed: .left, side: .right),
        Row(
            device: .landscapeRight, name: "landscapeRight", interface: .landscapeLeft,
            interfaceName: "landscapeLeft", printed: .right, side: .left),
    ]
}

/// Shows the table, with a drawing of the device in each row.
final class HomeButtonTableController: UIViewController, UITableViewDataSource, UITableViewDelegate
{
    private let table = UITableView(frame: .zero, style: .grouped)

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.allowsSelection = false
        table.rowHeight = 64
        view = table
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        HomeButtonTable.rows.count
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Table 5.1" }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let row = HomeButtonTable.rows[indexPath.row]
        cell.imageView?.image = HomeButtonPainter(side: row.side).image
        cell.textLabel?.text = "Device: \(row.name)\nInterface: \(row.interfaceName)"
        cell.textLabel?.numberOfLines = 2
        cell.textLabel?.font = .systemFont(ofSize: 14)
        cell.detailTextLabel?.text = row.note
        cell.detailTextLabel?.font = .systemFont(ofSize: 12)
        cell.detailTextLabel?.textColor = row.printed == row.side ? .gray : .red
        return cell
    }
}

/// Draws a device with its home button on a side.
@MainActor struct HomeButtonPainter {
    let side: HomeButtonTable.Side

    /// A square image of 48 points.
    var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { _ in
            UIColor.darkGray.setFill()
            UIBezierPath(roundedRect: body, cornerRadius: 5).fill()
            UIColor.white.setFill()
            UIBezierPath(rect: screen).fill()
            UIBezierPath(ovalIn: button).fill()
        }
    }

    private var isPortrait: Bool { side == .top || side == .bottom }

    private var body: CGRect {
        isPortrait
            ? CGRect(x: 12, y: 0, width: 24, height: 48)
            : CGRect(x: 0, y: 12, width: 48, height: 24)
    }

    private var screen: CGRect { body.insetBy(dx: isPortrait ? 2 : 9, dy: isPortrait ? 9 : 2) }

    private var button: CGRect {
        let center =
            switch side {
            case .bottom: CGPoint(x: body.midX, y: body.maxY - 4.5)
            case .top: CGPoint(x: body.midX, y: body.minY + 4.5)
            case .left: CGPoint(x: body.minX + 4.5, y: body.midY)
            case .right: CGPoint(x: body.maxX - 4.5, y: body.midY)
            }
        return CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)
    }
}
