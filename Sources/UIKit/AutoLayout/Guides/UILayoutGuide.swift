import Foundation

/// A rectangle that is part of its owner's layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// The way in which the guide is positioned.
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

    /// The guide's rectangle after the last layout, in the owner's coordinate space.
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

/// The source of a guide's rectangle.
enum LayoutGuidePlacement: Sendable {
    /// The constraints that code creates for the guide.
    case byConstraints
    /// The owner's bounds inside its margins, its safe area, or its readable width.
    case layoutMargins, safeArea, readableContent
    /// The visible rectangle of a scroll view, or its content.
    case scrollFrame, scrollContent
    /// The bars at this edge of a controller's view, as up to iOS 10.
    case topBars, bottomBars
    /// The keyboard; while it is hidden, the bottom of the safe area.
    case keyboard

    /// Whether the guide spans the owner's width at one edge.
    var isBar: Bool { self == .topBars || self == .bottomBars || self == .keyboard }
}

extension UILayoutGuide {
    /// The name of a guide that UIKit provides, or `nil` for one that code creates.
    package var role: String? {
        switch placement {
        case .byConstraints: nil
        case .layoutMargins: "margins"
        case .safeArea: "safeArea"
        case .readableContent: "readableContent"
        case .scrollFrame: "frameGuide"
        case .scrollContent: "contentGuide"
        case .topBars: "topLayoutGuide"
        case .bottomBars: "bottomLayoutGuide"
        case .keyboard: "keyboard"
        }
    }
}
