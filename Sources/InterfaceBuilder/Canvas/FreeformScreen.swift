import UIKit

/// A plain screen with a view of fixed size at the top left of the safe area.
final class FreeformScreen: UIView {
    private let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: UIScreen.main.interfaceBounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemGroupedBackground
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame.origin = CGPoint(x: safeAreaInsets.left, y: safeAreaInsets.top)
    }
}
