import Foundation

/// The view above the content during a search: a bar's background at the top, and a dimming view
/// below it.
final class SearchContainerView: UIView {
    private unowned let controller: UISearchController
    private let surface = SearchSurface()
    private let veil = UIView()

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: UIViewController.initialFrame)
        veil.backgroundColor = UIColor(white: 0, alpha: 0.25)
        addSubview(veil)
        addSubview(surface)
        let tap = UITapGestureRecognizer(target: self, action: SearchContainerView.veilTapped)
        veil.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func veilTapped() { controller.isActive = false }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.layOutSearch(self)
    }

    /// Places the background between two y-coordinates, and the dimming view below it.
    func place(barTop top: CGFloat, bottom: CGFloat) {
        surface.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
        surface.style = controller.searchBar.searchBarStyle
        veil.frame = bounds.inset(by: UIEdgeInsets(top: bottom))
        veil.isHidden =
            !controller.obscuresBackgroundDuringPresentation || controller.showsResults
        if controller.showsResults {
            bringSubviewToFront(surface)
            bringSubviewToFront(controller.searchBar)
        }
    }

    /// Passes touches to the content where nothing covers it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        veil.isHidden && !controller.showsResults
            ? surface.frame.contains(checked: point) : super.point(inside: point, with: event)
    }
}

/// The bar background behind the status bar and the search bar.
private final class SearchSurface: UIView {
    var style = UISearchBar.Style.default { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        if style == .minimal || UIScreen.main.era >= .safeArea {
            BarColors.translucent(isBlack: false).draw(in: UIBezierPath(rect: bounds))
        } else {
            SearchBarMetrics.barColor.setFill()
            UIRectFill(bounds)
        }
    }
}
