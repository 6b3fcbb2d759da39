import UIKit

/// The tutorial's Swapper: a view for each aspect ratio of the screen, for three orientations.
///
/// As in the listing, the controller replaces its own view in `willAnimateRotation` and sets the
/// new view's transform and bounds.
final class SwapperViewController: UIViewController {
    /// The sizes of the views after a rotation.
    enum Numbers: String, CaseIterable {
        case listing = "1 Numbers of the listing"
        case text = "2 Numbers of the text"

        var portrait: CGSize {
            self == .listing ? CGSize(width: 300, height: 460) : CGSize(width: 320, height: 460)
        }

        var landscape: CGSize {
            self == .listing ? CGSize(width: 480, height: 320) : CGSize(width: 480, height: 300)
        }

        private static let later =
            "Starting in iOS 8, the screen itself rotates, and the listing rotates its views again."

        var note: String {
            switch self {
            case .listing:
                "480×320 reaches 10 points below the status bar. \(Self.later)"
            case .text: "480×300 and 320×460 fill the space below the status bar. \(Self.later)"
            }
        }
    }

    let numbers: Numbers
    let portrait = SwapperView("Portrait", UIColor(red: 0.2, green: 0.45, blue: 0.3, alpha: 1))
    let landscape = SwapperView("Landscape", UIColor(red: 0.5, green: 0.3, blue: 0.2, alpha: 1))

    init(_ numbers: Numbers) {
        self.numbers = numbers
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = portrait }

    // MARK: Rotation

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        switch orientation {
        case .landscapeLeft: show(landscape, turnedBy: -.pi / 2, numbers.landscape)
        case .landscapeRight: show(landscape, turnedBy: .pi / 2, numbers.landscape)
        default: show(portrait, turnedBy: 0, numbers.portrait)
        }
    }

    private func show(_ view: UIView, turnedBy angle: CGFloat, _ size: CGSize) {
        self.view = view
        view.transform = .identity
        view.transform = CGAffineTransform(rotationAngle: angle)
        view.bounds = CGRect(origin: .zero, size: size)
    }
}

/// A view with its name and its size in the center, and a border that shows its edges.
final class SwapperView: UIView {
    private let name: String
    let label = UILabel()

    init(_ name: String, _ color: UIColor) {
        self.name = name
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        backgroundColor = color
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 4
        label.textAlignment = .center
        label.textColor = .white
        label.backgroundColor = .clear
        label.numberOfLines = 2
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.text = "\(name)\n\(Int(saturating: bounds.width)) × \(Int(saturating: bounds.height))"
        label.frame = bounds.insetBy(dx: 20, dy: 20)
    }
}
