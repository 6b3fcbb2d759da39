import UIKit

/// The book chapter's Autosize: six buttons that must all stay reachable when the device rotates.
final class AutosizeViewController: UIViewController {
    /// The four steps of the chapter.
    enum Variant: String, CaseIterable {
        case unsprung = "1 No masks"
        case sprung = "2 Masks"
        case large = "3 Large buttons"
        case restructured = "4 Restructured"

        var note: String {
            switch self {
            case .unsprung: "Without masks, the last two buttons are off screen in landscape."
            case .sprung: "Each button is pinned to its corner or edge."
            case .large: "At 125 × 125 points, masks alone make the buttons overlap."
            case .restructured: "The frames are set again in willAnimateRotation(to:duration:)."
            }
        }
    }

    private let variant: Variant
    private(set) var buttons: [UIButton] = []

    init(_ variant: Variant) {
        self.variant = variant
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        variant = .unsprung
        super.init(coder: coder)
    }

    override func loadView() {
        // The size of the canvas on which the chapter's frames were drawn: the first iPhone's
        // screen without its status bar.
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        view.backgroundColor = UIColor(white: 0.86, alpha: 1)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        buttons = AutosizeLayout.frames(of: variant).enumerated().map { index, frame in
            let button = UIButton(type: .roundedRect)
            button.setTitle("\(index + 1)", for: .normal)
            button.frame = frame
            if variant != .unsprung { button.autoresizingMask = AutosizeLayout.masks[index] }
            button.backgroundColor = .white
            button.layer.cornerRadius = 10
            view.addSubview(button)
            return button
        }
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        guard variant == .restructured else { return }
        let frames =
            orientation.isPortrait
            ? AutosizeLayout.restructuredPortrait : AutosizeLayout.restructuredLandscape
        for (button, frame) in zip(buttons, frames) { button.frame = frame }
    }
}

/// The chapter's frames and masks, in the order of the buttons.
enum AutosizeLayout {
    static let masks: [UIView.AutoresizingMask] = [
        [.flexibleRightMargin, .flexibleBottomMargin],
        [.flexibleLeftMargin, .flexibleBottomMargin],
        [.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin],
        [.flexibleRightMargin, .flexibleTopMargin],
        [.flexibleLeftMargin, .flexibleTopMargin],
    ]

    static func frames(of variant: AutosizeViewController.Variant) -> [CGRect] {
        switch variant {
        case .unsprung, .sprung:
            grid(columns: [20, 228], rows: [20, 200, 403], size: CGSize(width: 72, height: 37))
        case .large:
            grid(columns: [20, 175], rows: [20, 167, 315], size: large)
        case .restructured:
            restructuredPortrait
        }
    }

    static let restructuredPortrait = grid(
        columns: [20, 175], rows: [20, 168, 315], size: large)

    static let restructuredLandscape = [
        (20, 20), (20, 155), (177, 20), (177, 155), (328, 20), (328, 155),
    ].map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: large) }

    private static let large = CGSize(width: 125, height: 125)

    /// Returns the frames row by row, from left to right.
    private static func grid(columns: [CGFloat], rows: [CGFloat], size: CGSize) -> [CGRect] {
        rows.flatMap { y in columns.map { x in CGRect(origin: CGPoint(x: x, y: y), size: size) } }
    }
}
