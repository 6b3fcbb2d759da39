import Foundation

/// A replacement for a view whose content can't be drawn: the name of its class on a simple drawing
/// of what it would show.
package final class PlaceholderView: UIView {
    private let kind: PlaceholderKind
    private let name: String

    package init(_ kind: PlaceholderKind, name: String) {
        self.kind = kind
        self.name = name
        super.init(frame: .zero)
        isOpaque = false
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) {
        kind.draw(in: bounds, name: name)
    }
}

/// What the drawing of a placeholder shows.
package enum PlaceholderKind: Sendable {
    case map, satellite, page, scene, canvas, camera, player
    /// Only an outline; the background is visible through it.
    case container

    /// Draws the placeholder with a name in its middle.
    @MainActor package func draw(in bounds: CGRect, name: String) {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
        context.saveGState()
        context.clip(to: bounds)
        if let ground {
            ground.setFill()
            UIRectFill(bounds)
        }
        PlaceholderArtwork(bounds: bounds, kind: self).draw()
        context.restoreGState()
        PlaceholderLabel.draw(name, in: bounds, onDark: isDark)
    }

    @MainActor private var ground: UIColor? {
        switch self {
        case .map:
            BarColors.dynamic(
                UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1), UIColor(white: 0.2, alpha: 1)
            )
        case .satellite: UIColor(red: 0.2, green: 0.27, blue: 0.2, alpha: 1)
        case .page: .white
        case .scene, .canvas: UIColor(white: 0.24, alpha: 1)
        case .camera: UIColor(white: 0.14, alpha: 1)
        case .player: .black
        case .container: nil
        }
    }

    /// Whether the drawing is dark; pages stay white in dark mode.
    @MainActor private var isDark: Bool {
        switch self {
        case .map, .container: UITraitCollection.current.userInterfaceStyle == .dark
        case .page: false
        case .satellite, .scene, .canvas, .camera, .player: true
        }
    }
}
