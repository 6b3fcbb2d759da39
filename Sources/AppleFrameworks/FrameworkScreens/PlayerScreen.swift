import UIKit

/// A player's screen: black, with the controls of a paused video at its beginning.
package final class PlayerScreen: UIView {
    /// The smallest height at which the buttons at the top are shown.
    private static let regularHeight: CGFloat = 220

    private let play = PlayerScreen.symbol("play.fill", 40)
    private let back = PlayerScreen.symbol("gobackward.10", 26)
    private let forward = PlayerScreen.symbol("goforward.10", 26)
    private let close = PlayerScreen.symbol("xmark", 17)
    private let volume = PlayerScreen.symbol("speaker.wave.2.fill", 17)
    private let elapsed = PlayerScreen.time("0:00", .left)
    private let remaining = PlayerScreen.time("--:--", .right)
    private let track = UIView()
    /// The view between the video and the controls.
    package let overlay = UIView()

    package var showsControls = true {
        didSet { controls.forEach { $0.isHidden = !showsControls } }
    }

    private var controls: [UIView] {
        [play, back, forward, close, volume, elapsed, remaining, track]
    }

    package init() {
        super.init(frame: .zero)
        backgroundColor = .black
        track.backgroundColor = UIColor(white: 1, alpha: 0.3)
        track.layer.cornerRadius = 2
        for view in [overlay] + controls { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    private static func symbol(_ name: String, _ size: CGFloat) -> UIImageView {
        let view = SystemScreen.symbol(name, size: size, weight: .medium)
        view.tintColor = .white
        return view
    }

    private static func time(_ text: String, _ alignment: NSTextAlignment) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        label.textColor = UIColor(white: 1, alpha: 0.6)
        label.textAlignment = alignment
        return label
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        overlay.frame = bounds
        let isSmall = bounds.height < Self.regularHeight
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: isSmall ? 8 : 16)
        let step = min(110, safe.width / 3.5)
        for (view, offset) in [(back, -step), (play, 0), (forward, step)] {
            view.frame = CGRect(
                x: bounds.midX + offset - 32, y: bounds.midY - 32, width: 64, height: 64)
        }
        close.frame = CGRect(x: safe.minX, y: safe.minY, width: 32, height: 32)
        volume.frame = CGRect(x: safe.maxX - 32, y: safe.minY, width: 32, height: 32)
        (close.alpha, volume.alpha) = isSmall ? (0, 0) : (1, 1)
        track.frame = CGRect(x: safe.minX, y: safe.maxY - 26, width: safe.width, height: 4)
        elapsed.frame = CGRect(x: safe.minX, y: safe.maxY - 18, width: 80, height: 18)
        remaining.frame = CGRect(x: safe.maxX - 80, y: safe.maxY - 18, width: 80, height: 18)
    }
}
