import ContactSheetDevices
import Testing

@testable import UIKit

/// A controller that records its appearance calls.
final class Actor: UIViewController {
    private let diary: AppearanceDiary
    var mask = UIInterfaceOrientationMask.all
    var sizes: [CGSize] = []

    init(_ name: String, _ diary: AppearanceDiary = AppearanceDiary()) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { diary.calls.append("\(title ?? "") \(call)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) {
        note(isBeingPresented ? "willAppear, being presented" : "willAppear")
    }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        note(isBeingDismissed ? "willDisappear, being dismissed" : "willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// A window with a root controller that presents others.
@MainActor struct Stage {
    let diary = AppearanceDiary()
    let root: Actor
    let window: UIWindow

    init(_ slug: String, _ iOS: Int) throws {
        let diary = diary
        root = Actor("Root", diary)
        window = try shownWindow(slug, IOSVersion(iOS), root)
        diary.calls = []
    }

    func actor(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> Actor {
        let actor = Actor(name, diary)
        actor.modalPresentationStyle = style
        return actor
    }

    /// Returns the frame of the controller's view in the window, after layout.
    func frame(of controller: UIViewController) -> CGRect {
        window.layoutIfNeeded()
        return controller.view.convert(controller.view.bounds, to: nil)
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
