import Foundation

/// A rectangle that takes part in the layout of its owner without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// What keeps the guide where it is, for the guides that UIKit itself provides.
    let placement: LayoutGuidePlacement

    public override init() {
        placement = .byConstraints
        super.init()
    }

    init(_ placement: LayoutGuidePlacement, of view: UIView, identifier: String) {
        self.placement = placement
        super.init()
        owningView = view
        self.identifier = identifier
    }

    /// In the owner's space, as the last layout left it.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.root.engine.frame(of: self)
    }

    var hostView: UIView? { owningView }
    var spaceView: UIView? { owningView }

    var logName: String {
        let name = "\(String(describing: type(of: self))):\(address(of: self))"
        return identifier.isEmpty ? name : "\(name)'\(identifier)'"
    }
}

/// Where a guide's rectangle comes from.
enum LayoutGuidePlacement: Sendable {
    /// From the constraints that code makes for it.
    case byConstraints
    /// The owner's bounds inside its margins, its safe area, or a column fit for reading.
    case layoutMargins, safeArea, readableContent
    /// What a scroll view shows, and what it scrolls over.
    case scrollFrame, scrollContent
    /// The bar of this edge of a controller's view, as up to iOS 10.
    case topBars, bottomBars
    /// The keyboard at rest: the bottom edge of the safe area.
    case keyboard

    /// Whether the guide spans the owner's width at one edge.
    var isBar: Bool { self == .topBars || self == .bottomBars || self == .keyboard }
}
