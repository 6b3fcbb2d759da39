import Foundation

/// The size of the content of a preview that doesn't fill the screen.
enum PreviewSize: Equatable {
    /// The smallest size that the content requires, up to that of the safe area.
    case fitting
    case fixed(CGSize)

    /// Creates the size that the last layout trait specifies, or `nil` if there is none.
    init?(_ traits: [DeclaredPreview.Trait]) {
        var size: PreviewSize?
        for trait in traits {
            switch trait {
            case .fixedLayout(let width, let height):
                size = .fixed(CGSize(width: width, height: height))
            case .sizeThatFitsLayout: size = .fitting
            case .defaultLayout: size = nil
            case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: break
            }
        }
        guard let size else { return nil }
        self = size
    }
}

/// A controller that shows a view, or the view of a controller, in the middle of the screen, as Xcode's
/// canvas does.
final class PreviewCanvas: UIViewController {
    private let content: UIView
    private let child: UIViewController?
    private let size: PreviewSize

    init(_ content: UIView, _ size: PreviewSize) {
        (self.content, self.size, child) = (content, size, nil)
        super.init(nibName: nil, bundle: nil)
    }

    init(_ controller: UIViewController, _ size: PreviewSize) {
        (content, self.size, child) = (controller.view, size, controller)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) isn't available") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if let child { addChild(child) }
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let centered = [
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
        NSLayoutConstraint.activate(centered + constraints)
        child?.didMove(toParent: self)
    }

    private var constraints: [NSLayoutConstraint] {
        switch size {
        case .fixed(let size):
            return [
                content.widthAnchor.constraint(equalToConstant: size.width),
                content.heightAnchor.constraint(equalToConstant: size.height),
            ]
        case .fitting:
            let limits = view.safeAreaLayoutGuide
            return [
                content.widthAnchor.constraint(lessThanOrEqualTo: limits.widthAnchor),
                content.heightAnchor.constraint(lessThanOrEqualTo: limits.heightAnchor),
            ]
        }
    }
}
