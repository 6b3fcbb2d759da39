import UIKit

/// The tutorial's Swapper: a document with a view for each aspect ratio of the screen, and three
/// orientations.
///
/// As in the listing, `willRotate(to:duration:)` calls `super`, replaces the controller's view, and
/// sets the new view's transform and bounds. UIKit sets the geometry of the controller's view after
/// that, so no rotation shows the listing's bounds. In `willAnimateRotation(to:duration:)`, which
/// UIKit calls later, they last.
final class SwapperViewController: UIViewController {
    enum Variant: String, CaseIterable {
        case listing = "4 Listing"
        case text = "5 Sizes of the text"
        case animated = "6 In willAnimateRotation"

        /// The size of the portrait view. The listing's 300 is a slip: the text says 320 × 460.
        var portrait: CGSize {
            self == .text ? CGSize(width: 320, height: 460) : CGSize(width: 300, height: 460)
        }

        /// The size of the landscape view. The listing's 320 is a slip: the text says 480 × 300.
        var landscape: CGSize {
            self == .text ? CGSize(width: 480, height: 300) : CGSize(width: 480, height: 320)
        }

        private static let later =
            "Starting in iOS 8, the screen itself rotates, and the listing rotates its views again."

        var note: String {
            switch self {
            case .listing:
                "UIKit sets the bounds after willRotate, so the listing's don't matter. \(Self.later)"
            case .text: "480×300 and 320×460: the sizes that UIKit sets anyway. \(Self.later)"
            case .animated:
                "Here the listing's 480×320 lasts, and is partly below the status bar. \(Self.later)"
            }
        }
    }

    /// The three steps of the listing for a rotation.
    enum Step: String, CaseIterable {
        case swap = "1 Swap"
        case turn = "2 Turn"
        case bounds = "3 Bounds"

        var note: String {
            switch self {
            case .swap: "In willRotate, before UIKit rotates: the landscape view, not yet rotated."
            case .turn: "The view rotated by 90°, with the document's size of 480×300."
            case .bounds: "The view with the listing's bounds of 480×320."
            }
        }
    }

    var portraitView: UIView!
    var landscapeView: UIView!

    private let variant: Variant

    init(_ variant: Variant) {
        self.variant = variant
        super.init(nibName: "SwapperViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        variant = .listing
        super.init(coder: coder)
    }

    // MARK: Rotation

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: orientation, duration: duration)
        if variant != .animated { show(orientation) }
    }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateRotation(to: orientation, duration: duration)
        if variant == .animated { show(orientation) }
    }

    /// Performs the listing's steps, up to and including the last one.
    func show(_ orientation: UIInterfaceOrientation, through last: Step = .bounds) {
        switch orientation {
        case .landscapeLeft: show(landscapeView, turnedBy: -.pi / 2, variant.landscape, last)
        case .landscapeRight: show(landscapeView, turnedBy: .pi / 2, variant.landscape, last)
        default: show(portraitView, turnedBy: 0, variant.portrait, last)
        }
    }

    private func show(_ view: UIView, turnedBy angle: CGFloat, _ size: CGSize, _ last: Step) {
        self.view = view
        guard last != .swap else { return }
        view.transform = .identity
        view.transform = CGAffineTransform(rotationAngle: angle)
        guard last != .turn else { return }
        view.bounds = CGRect(origin: .zero, size: size)
    }
}

/// A view with its name and its size in the center, and a border that shows its edges.
final class SwapperView: UIView {
    var label: UILabel!
    private var name = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        name = label.text ?? ""
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 4
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        label?.text = "\(name)\n\(Int(saturating: size.width)) × \(Int(saturating: size.height))"
    }
}

/// The tutorial's application, stopped after a step of the listing, before UIKit rotates.
final class SwapperStepDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = SwapperViewController(.listing)
    private let step: SwapperViewController.Step

    init(_ step: SwapperViewController.Step) {
        self.step = step
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        controller.show(.landscapeRight, through: step)
    }
}
