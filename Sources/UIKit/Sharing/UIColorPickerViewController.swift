import Foundation

/// The system's color picker: a placeholder with a bar and a grid of colors.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black
    open var supportsAlpha = true

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = SystemScreen.bar("Colors", UIAction { [weak self] _ in self?.close() })
        SystemScreen.fill(view, bar, ColorGridView())
    }

    private func close() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// The grid of the color picker: grays, then 12 hues in 9 brightnesses.
private final class ColorGridView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side = (bounds.width - 32) / 12
        guard side > 0 else { return }
        for row in 0..<10 {
            for column in 0..<12 {
                color(row, column).setFill()
                UIRectFill(
                    CGRect(
                        x: 16 + CGFloat(column) * side, y: 16 + CGFloat(row) * side, width: side,
                        height: side))
            }
        }
    }

    private func color(_ row: Int, _ column: Int) -> UIColor {
        guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / 11, alpha: 1) }
        let level = CGFloat(row) / 5
        return UIColor(
            hue: CGFloat((column + 6) % 12) / 12, saturation: min(1, 2 - level),
            brightness: min(1, 0.2 + level * 0.8), alpha: 1)
    }
}

/// The methods that handle a chosen color. Every member has a default.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(
        _ viewController: UIColorPickerViewController
    ) {}

    public func colorPickerViewControllerDidFinish(
        _ viewController: UIColorPickerViewController
    ) {}

    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
}
