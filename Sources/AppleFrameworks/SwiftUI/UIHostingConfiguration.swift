@_exported import UIKit
import FrameworkSupport

/// The content of a cell in SwiftUI: a placeholder with the name of the view's type.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    public init(content: () -> Content) {
        let name = String(describing: Content.self)
        FrameworkNote("SwiftUI", "\(name) is shown as a placeholder").report()
    }

    public func makeContentView() -> any UIView & UIContentView {
        HostedContentView(self, name: String(describing: Content.self))
    }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    /// Returns the configuration as it is, because the placeholder has no margins.
    public func margins(_ edges: NSDirectionalRectEdge = .all, _ length: CGFloat)
        -> UIHostingConfiguration
    { self }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        self
    }
}

/// The placeholder of a configuration, as high as a row.
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, name: String) {
        self.configuration = configuration
        super.init(frame: .zero)
        let label = UILabel()
        label.text = name
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 11),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
