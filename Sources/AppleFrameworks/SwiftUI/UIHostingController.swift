@_exported import CombineStub
@_exported import UIKit
import FrameworkSupport

/// A part of a screen in SwiftUI. Its body isn't computed.
public protocol View {}

/// A screen in SwiftUI: a placeholder with the name of the root view's type.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        let name = String(describing: Content.self)
        FrameworkNote("SwiftUI", "\(name) is shown as a placeholder").report()
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) { nil }

    open override func loadView() {
        view = PlaceholderView(.canvas, name: String(describing: Content.self))
        view.backgroundColor = .systemBackground
    }
}
