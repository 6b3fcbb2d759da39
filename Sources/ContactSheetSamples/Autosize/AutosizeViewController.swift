import UIKit

/// The book chapter's Autosize: six buttons that must all stay reachable when the device rotates.
final class AutosizeViewController: UIViewController {
    /// The steps of the chapter, and what it considers in between.
    enum Variant: String, CaseIterable {
        case unsprung = "1 No masks"
        case sprung = "2 Masks"
        case large = "3 Large buttons"
        case restructured = "4 Restructured"
        case flexible = "7 Flexible sizes"
        case flexibleHeights = "8 Flexible heights"
        case outlets = "9 Outlets of the document"

        var note: String {
            switch self {
            case .unsprung: "Without masks, the last two buttons are off screen in landscape."
            case .sprung: "Each button is pinned to its corner or edge."
            case .large: "At 125 × 125 points, masks alone make the buttons overlap."
            case .restructured: "The frames are set again in willAnimateRotation(to:duration:)."
            case .flexible: "The buttons grow and shrink with the view."
            case .flexibleHeights:
                "Flexible heights prevent the overlap, but leave a gap in the middle."
            case .outlets:
                "The document's six outlets, whose frames willAnimateRotation(to:duration:) sets."
            }
        }

        /// The name of the document with the view, or `nil` if code creates it.
        fileprivate var nibName: String? { self == .outlets ? "AutosizeViewController" : nil }

        fileprivate var setsFrames: Bool { self == .restructured || self == .outlets }
    }

    var button1: UIButton!
    var button2: UIButton!
    var button3: UIButton!
    var button4: UIButton!
    var button5: UIButton!
    var button6: UIButton!

    private let variant: Variant

    /// The buttons whose outlets are set, row by row.
    var buttons: [UIButton] {
        [button1, button2, button3, button4, button5, button6].compactMap { $0 }
    }

    init(_ variant: Variant) {
        self.variant = variant
        super.init(nibName: variant.nibName, bundle: nil)
    }

    /// Creates a controller that loads its view from a document.
    init(document: String) {
        variant = .outlets
        super.init(nibName: document, bundle: nil)
    }

    required init?(coder: NSCoder) {
        variant = .unsprung
        super.init(coder: coder)
    }

    override func loadView() {
        guard nibName == nil else { return super.loadView() }
        // The size of the canvas on which the chapter's frames were drawn: the first iPhone's
        // screen without its status bar.
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        view.backgroundColor = UIColor(white: 0.86, alpha: 1)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (button1, button2) = (button(0), button(1))
        (button3, button4) = (button(2), button(3))
        (button5, button6) = (button(4), button(5))
        for button in buttons { view.addSubview(button) }
    }

    private func button(_ index: Int) -> UIButton {
        let button = UIButton(type: .roundedRect)
        button.setTitle("\(index + 1)", for: .normal)
        button.frame = AutosizeLayout.frames(of: variant)[index]
        button.autoresizingMask = AutosizeLayout.masks(of: variant)[index]
        button.backgroundColor = .white
        button.layer.cornerRadius = 10
        return button
    }

    // MARK: Rotation

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown
    }

    /// Refuses upside down from iOS 6 on as well, which no longer calls the listing's method.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        guard variant.setsFrames else { return }
        let frames =
            orientation.isPortrait
            ? AutosizeLayout.restructuredPortrait : AutosizeLayout.restructuredLandscape
        for (button, frame) in zip(buttons, frames) { button.frame = frame }
    }

    // MARK: Memory

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }

    override func viewDidUnload() {
        super.viewDidUnload()
        (button1, button2) = (nil, nil)
        (button3, button4) = (nil, nil)
        (button5, button6) = (nil, nil)
    }
}
