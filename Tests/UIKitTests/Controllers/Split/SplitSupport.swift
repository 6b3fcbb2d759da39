import ContactSheetDevices
import Testing

@testable import UIKit

/// The calls that the controllers and delegates of a split view recorded, in order.
@MainActor final class SplitDiary {
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

final class SplitPage: UIViewController {
    private let diary: SplitDiary?

    init(_ title: String, _ diary: SplitDiary? = nil) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { diary?.calls.append("\(title ?? "") \(call)") }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        note("traits \(traitCollection.horizontalSizeClass)")
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("to \(Int(saturating: size.width))×\(Int(saturating: size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

final class SplitListener: UISplitViewControllerDelegate {
    let diary: SplitDiary
    var top: UISplitViewController.Column?
    var discardsSecondary = false
    var hides = true
    private(set) var item: UIBarButtonItem?

    init(_ diary: SplitDiary) { self.diary = diary }

    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { diary.calls.append("willShow \(column)") }
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { diary.calls.append("willHide \(column)") }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        diary.calls.append("top \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        diary.calls.append("didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        diary.calls.append("didExpand")
    }
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { diary.calls.append("willChangeTo \(displayMode)") }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        diary.calls.append("collapse")
        return discardsSecondary
    }
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        item = barButtonItem
        diary.calls.append("willHide with \(barButtonItem.title ?? "")")
    }
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) { diary.calls.append("willShow invalidating \(barButtonItem === item)") }
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController,
        in orientation: UIInterfaceOrientation
    ) -> Bool { hides && orientation.isPortrait }
}

/// A split view with two or three pages in a window.
@MainActor struct SplitStage {
    let diary = SplitDiary()
    let listener: SplitListener
    let pages: [SplitPage]
    let split: UISplitViewController
    let window: UIWindow

    /// - Parameter setUp: Called before the split view appears.
    init(
        _ style: UISplitViewController.Style, _ slug: String, _ iOS: Int,
        _ orientation: UIInterfaceOrientation = .portrait,
        multitasking: Multitasking = .full, setUp: (UISplitViewController) -> Void = { _ in }
    ) throws {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(
            device, iOS: IOSVersion(iOS), multitasking: multitasking)
        UIApplication.restart()
        let diary = diary
        listener = SplitListener(diary)
        let names = style == .tripleColumn ? ["A", "B", "C"] : ["A", "B"]
        pages = names.map { SplitPage($0, diary) }
        split = Self.make(style, pages)
        split.delegate = listener
        setUp(split)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = split
        window.makeKeyAndVisible()
        if orientation != .portrait { turn(orientation) }
    }

    private static func make(
        _ style: UISplitViewController.Style, _ pages: [SplitPage]
    ) -> UISplitViewController {
        guard style != .unspecified else {
            let split = UISplitViewController()
            split.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
            return split
        }
        let split = UISplitViewController(style: style)
        let columns: [UISplitViewController.Column] =
            style == .tripleColumn
            ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, page) in zip(columns, pages) { split.setViewController(page, for: column) }
        return split
    }

    /// The frames of the columns' views, or `nil` for those that aren't visible.
    var frames: [CGRect?] {
        pages.map { page in
            guard let view = page.navigationController?.view, view.window != nil,
                page.navigationController?.topViewController === page
            else { return nil }
            return view.frame
        }
    }

    func layOut() {
        split.view.setNeedsLayout()
        window.layoutIfNeeded()
    }
}
