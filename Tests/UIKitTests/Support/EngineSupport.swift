import ContactSheetDevices
import Foundation

@testable import UIKit

/// Makes the screen that of a phone with the given number of pixels per point; the default is a
/// recent iOS.
@MainActor func useScreen(
    scale: Double = 1, iOS: IOSVersion = IOSVersion(18),
    direction: UIUserInterfaceLayoutDirection = .leftToRight
) {
    var device = SimulatedDevice.standard
    device.portrait.scale = scale
    device.iOS = iOS
    device.direction = direction
    UIScreen.main.device = device
    UIScreen.main.orientation = .portrait
}

/// Returns a root view with a size.
@MainActor func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Returns a view for constraints, with an intrinsic size if one is given.
@MainActor func constrained(
    in superview: UIView, _ width: CGFloat = UIView.noIntrinsicMetric,
    _ height: CGFloat = UIView.noIntrinsicMetric
) -> SizedView {
    let view = SizedView(size: CGSize(width: width, height: height))
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

/// A view with an intrinsic size that records its layout calls.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var insets = UIEdgeInsets.zero
    var onUpdate: () -> Void = {}
    private(set) var layouts = 0
    private(set) var updates = 0

    init(size: CGSize = CGSize(width: -1, height: -1), frame: CGRect = .zero) {
        self.size = size
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { insets }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    override func updateConstraints() {
        updates += 1
        onUpdate()
        super.updateConstraints()
    }
}

extension UIView {
    /// Activates constraints to the superview's left and top edges and for the size; `nil` omits
    /// one.
    @discardableResult
    func place(
        x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> [NSLayoutConstraint] {
        let constraints = [
            x.flatMap { leftAnchor.constraint(equalTo: superview!.leftAnchor, constant: $0) },
            y.flatMap { topAnchor.constraint(equalTo: superview!.topAnchor, constant: $0) },
            width.flatMap { widthAnchor.constraint(equalToConstant: $0) },
            height.flatMap { heightAnchor.constraint(equalToConstant: $0) },
        ].compactMap { $0 }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

extension NSLayoutConstraint {
    /// Activates the constraint with a priority.
    @discardableResult func on(_ priority: Float = 1000) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        isActive = true
        return self
    }
}

/// Constrains all edges of a view to those of a guide.
@MainActor func pinGuide(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
}

/// Constrains all edges with the same inset.
@MainActor @discardableResult
func pin(_ view: UIView, to other: UIView, _ distance: CGFloat) -> [NSLayoutConstraint] {
    let constraints = [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance),
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
        other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance),
        other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
}
