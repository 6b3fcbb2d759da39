import UIKit

/// Keys below a display: four columns in a tall view, ten in a wide one.
final class CalculatorView: UIView {
    let display = UILabel()
    let keys: [(key: CalculatorKey, button: UIButton)]
    private let simple: [[UIButton]]
    private let scientific: [[UIButton]]
    private let style = CalculatorStyle.current
    private var placed: CalculatorLayout?
    var brain = CalculatorBrain() { didSet { showBrain() } }

    var isWide: Bool { bounds.width > bounds.height }

    override init(frame: CGRect) {
        func buttons(_ rows: [[CalculatorKey]]) -> [[UIButton]] {
            rows.map { $0.map { _ in UIButton(type: .custom) } }
        }
        simple = buttons(CalculatorKey.simple)
        scientific = buttons(CalculatorKey.scientific)
        keys =
            Array(zip(CalculatorKey.simple.joined(), simple.joined()))
            + Array(zip(CalculatorKey.scientific.joined(), scientific.joined()))
        super.init(frame: frame)
        backgroundColor = style.background
        display.textColor = .white
        display.textAlignment = .right
        display.adjustsFontSizeToFitWidth = true
        display.minimumScaleFactor = 0.4
        display.baselineAdjustment = .alignBaselines
        addSubview(display)
        for (key, button) in keys { add(key, button) }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ key: CalculatorKey, _ button: UIButton) {
        button.accessibilityIdentifier = key.title
        button.setTitle(key.title, for: .normal)
        button.setTitleColor(style.text(key.kind), for: .normal)
        button.backgroundColor = style.fill(key.kind)
        addSubview(button)
    }

    private func showBrain() {
        display.text = CalculatorNumber.text(brain, digits: isWide ? 16 : 9)
        for (key, button) in keys {
            if let second = key.second {
                button.setTitle(brain.isSecond ? second : key.title, for: .normal)
            }
            let isLit =
                key.title == brain.waitingOperation || (key.title == "2nd" && brain.isSecond)
            let (fill, text) = (style.fill(key.kind), style.text(key.kind))
            button.backgroundColor = isLit ? text : fill
            button.setTitleColor(isLit ? fill : text, for: .normal)
            if key.title == "Rad" {
                button.setTitle(brain.isInRadians ? "Deg" : "Rad", for: .normal)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = CalculatorLayout(
            bounds: bounds, safeArea: safeAreaInsets, isWide: isWide, style: style)
        guard layout != placed else { return }
        placed = layout
        showBrain()
        display.frame = layout.display
        display.font = .systemFont(ofSize: layout.displaySize, weight: .thin)
        place(simple, CalculatorKey.simple, from: isWide ? 6 : 0, layout)
        for button in scientific.joined() { button.isHidden = !isWide }
        if isWide { place(scientific, CalculatorKey.scientific, from: 0, layout) }
    }

    private func place(
        _ buttons: [[UIButton]], _ keys: [[CalculatorKey]], from first: Int,
        _ layout: CalculatorLayout
    ) {
        for (row, line) in zip(buttons, keys).enumerated() {
            var column = first
            for (button, key) in zip(line.0, line.1) {
                let span = key.isWide ? 2 : 1
                button.frame = layout.frame(row: row, column: column, span: span)
                if style.isRound { button.layer.cornerRadius = layout.corner }
                button.titleLabel?.font = layout.font(for: key)
                let inset = key.isWide ? layout.key.width + layout.gap : 0
                button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: inset)
                column += span
            }
        }
    }
}
