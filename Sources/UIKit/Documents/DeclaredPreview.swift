import Foundation

/// A preview that a source file declares with `#Preview`.
@preconcurrency @MainActor public struct DeclaredPreview {
    /// How a preview is shown.
    public enum Trait: Sendable, Hashable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
        case defaultLayout, sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
    }

    public let name: String?
    public let traits: [Trait]
    /// Creates the preview's controller.
    public let make: @MainActor () -> UIViewController

    /// Creates a preview of a controller.
    public init(
        _ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.traits, make) = (name, traits, body)
    }

    /// Creates a preview of a view, in the middle of a controller's view.
    public init(
        _ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIView
    ) {
        (self.name, self.traits) = (name, traits)
        make = { PreviewedViewController(body(), traits) }
    }
}

/// A controller that shows a view as Xcode's canvas does: with its fitting or a fixed size in the
/// middle, or in the whole safe area.
private final class PreviewedViewController: UIViewController {
    private let content: UIView
    private let traits: [DeclaredPreview.Trait]

    init(_ content: UIView, _ traits: [DeclaredPreview.Trait]) {
        (self.content, self.traits) = (content, traits)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) isn't available") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let centered = [
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
        NSLayoutConstraint.activate(centered + size)
    }

    private var size: [NSLayoutConstraint] {
        for trait in traits {
            if case .fixedLayout(let width, let height) = trait {
                return [
                    content.widthAnchor.constraint(equalToConstant: width),
                    content.heightAnchor.constraint(equalToConstant: height),
                ]
            }
        }
        let limits = view.safeAreaLayoutGuide
        return [
            content.widthAnchor.constraint(lessThanOrEqualTo: limits.widthAnchor),
            content.heightAnchor.constraint(lessThanOrEqualTo: limits.heightAnchor),
        ]
    }
}
