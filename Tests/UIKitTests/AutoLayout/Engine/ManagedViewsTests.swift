import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

/// A way in which an app sizes a view that it gives to a container.
private enum Sizing: CaseIterable {
    case maskWithConstraints, noMask, zeroFrame, hugeIntrinsicSize, frame

    private final class Huge: UIView {
        override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
    }

    @MainActor func make() -> UIView {
        let view = self == .hugeIntrinsicSize ? Huge() : UIView()
        switch self {
        case .maskWithConstraints, .noMask:
            view.translatesAutoresizingMaskIntoConstraints = self == .maskWithConstraints
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        case .frame: view.frame = CGRect(x: 3, y: 4, width: 50, height: 20)
        case .zeroFrame, .hugeIntrinsicSize: break
        }
        return view
    }
}

/// A place where a container sets the frame of a view of the app.
private enum Place: CaseIterable {
    case title, barItem, toolbarItem, tableHeader, sectionHeader, accessory, rightView
    case root, navigationRoot, tabRoot, page, presented, background

    /// Whether the container determines the whole size.
    var fills: Bool {
        [.root, .navigationRoot, .tabRoot, .page, .presented, .background].contains(self)
    }

    /// The size in the container, on a phone of 393 × 852 points with iOS 18.
    func size(_ sizing: Sizing) -> CGSize {
        guard !fills else { return CGSize(width: 393, height: 852) }
        let own = sizing.size
        return switch self {
        case .title,
            .barItem where sizing == .hugeIntrinsicSize:
            sizing == .hugeIntrinsicSize
                ? CGSize(width: 361, height: 44) : own
        case .toolbarItem where sizing == .hugeIntrinsicSize: CGSize(width: 361, height: 44)
        case .rightView where sizing == .hugeIntrinsicSize: CGSize(width: 300, height: 40)
        case .tableHeader: CGSize(width: 393, height: own.height)
        case .sectionHeader: CGSize(width: 393, height: 28)
        default: own
        }
    }

    /// Shows the view, and returns what must be kept.
    @MainActor func show(_ view: UIView) -> AnyObject {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = UIViewController()
        window.rootViewController = container(view, screen)
        window.makeKeyAndVisible()
        if self == .presented {
            let other = UIViewController()
            other.view = view
            other.modalPresentationStyle = .fullScreen
            screen.present(other, animated: false)
        }
        window.layoutIfNeeded()
        return window
    }

    @MainActor private func container(_ view: UIView, _ screen: UIViewController)
        -> UIViewController
    {
        let navigation = { UINavigationController(rootViewController: screen) }
        switch self {
        case .title:
            screen.navigationItem.titleView = view
            return navigation()
        case .barItem:
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
            return navigation()
        case .toolbarItem:
            screen.toolbarItems = [UIBarButtonItem(customView: view)]
            let navigation = navigation()
            navigation.isToolbarHidden = false
            return navigation
        case .tableHeader, .sectionHeader, .accessory, .background:
            return ManagedTable(view, self)
        case .rightView:
            let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
            (field.rightView, field.rightViewMode) = (view, .always)
            screen.view.addSubview(field)
            return screen
        case .presented: return screen
        case .root, .navigationRoot, .tabRoot, .page: screen.view = view
        }
        switch self {
        case .navigationRoot: return navigation()
        case .tabRoot:
            let tabs = UITabBarController()
            tabs.viewControllers = [screen]
            return tabs
        case .page:
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([screen], direction: .forward, animated: false)
            return pages
        default: return screen
        }
    }
}

extension Sizing {
    /// The view's own size.
    fileprivate var size: CGSize {
        switch self {
        case .maskWithConstraints, .noMask: CGSize(width: 60, height: 30)
        case .frame: CGSize(width: 50, height: 20)
        case .zeroFrame, .hugeIntrinsicSize: .zero
        }
    }
}

private final class ManagedTable: UITableViewController {
    let managed: UIView
    let place: Place

    init(_ view: UIView, _ place: Place) {
        (managed, self.place) = (view, place)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sectionHeaderTopPadding = 0
        if place == .tableHeader { tableView.tableHeaderView = managed }
        if place == .background { tableView.backgroundView = managed }
        tableView.sectionHeaderHeight = 28
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell()
        if place == .accessory { cell.accessoryView = managed }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { place == .sectionHeader ? managed : nil }
}

/// Documentation/Layout.md 2.6. Every container places views in one way, without conflicts, ambiguity, or layouts
/// that don't end.
@MainActor struct ManagedViewsTests {
    init() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-15")), iOS: IOSVersion(18))
    }

    @Test(arguments: Place.allCases, Sizing.allCases)
    fileprivate func sizes(place: Place, sizing: Sizing) {
        let view = sizing.make()
        let (kept, log) = DiagnosticLog.collecting { place.show(view) }
        #expect(log.isEmpty)
        #expect(view.bounds.size == place.size(sizing))
        #expect(!view.hasAmbiguousLayout)
        withExtendedLifetime(kept) {}
    }

    /// Source: matrixprojects.net/p/uibarbuttonitem-ios11, a wrapper that enlarges the area for taps.
    @Test func aWrapperHasTheSizeOfItsConstraints() {
        let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        let button = UIButton(frame: wrapper.bounds)
        button.translatesAutoresizingMaskIntoConstraints = false
        wrapper.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor),
            button.topAnchor.constraint(equalTo: wrapper.topAnchor),
            button.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor),
            wrapper.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            wrapper.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        let (kept, log) = DiagnosticLog.collecting { Place.barItem.show(wrapper) }
        #expect(log.isEmpty && wrapper.bounds.size == CGSize(width: 44, height: 44))
        #expect(button.frame == wrapper.bounds)
        withExtendedLifetime(kept) {}
    }

    /// A container is laid out again when the constraints of its view change.
    @Test(arguments: [Place.title, .barItem, .accessory, .rightView])
    fileprivate func changes(place: Place) throws {
        let view = Sizing.noMask.make()
        let window = try #require(place.show(view) as? UIWindow)
        view.constraints[0].constant = 80
        window.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 80, height: 30))
    }

    /// A view that leaves its container is placed by its constraints again.
    @Test func aViewThatLeavesItsContainer() {
        let view = Sizing.noMask.make()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.tableHeaderView = view
        table.layoutIfNeeded()
        #expect(view.isManaged && view.frame.width == 300)
        table.tableHeaderView = nil
        let root = UIView(frame: table.frame)
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(!view.isManaged && view.frame == CGRect(x: 7, y: 8, width: 60, height: 30))
    }
}
