import Foundation

/// A description of the content of a cell's content view, which creates a view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The view of a content configuration inside a cell's content view, which it fills.
@MainActor final class ListContentHost {
    private(set) var configuration: any UIContentConfiguration
    private let view: any UIView & UIContentView

    private init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        view = configuration.makeContentView()
    }

    /// Shows a configuration in the existing view if possible, or in a new one.
    static func set(
        _ configuration: (any UIContentConfiguration)?, in host: inout ListContentHost?,
        of container: UIView
    ) {
        if let configuration, let known = host, known.view.supports(configuration) {
            known.configuration = configuration
            known.view.configuration = configuration
            return
        }
        host?.view.removeFromSuperview()
        host = configuration.map(ListContentHost.init)
        if let view = host?.view { container.addSubview(view) }
        host?.fill()
    }

    /// Fills the container, except for insets.
    func fill(_ insets: UIEdgeInsets = .zero) {
        guard let superview = view.superview else { return }
        superview.place(managed: view, in: superview.bounds.inset(by: insets))
    }

    func fittedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// The distance from the leading edge to the text of a list's content, or `nil` for other
    /// content.
    var textStart: CGFloat? { (view as? UIListContentView)?.textStart }
}
