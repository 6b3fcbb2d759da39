import Diagnostics
import UIKit

@MainActor extension Document {
    /// Builds the scene afresh: a plain controller that holds the document's view tree at its
    /// stored frames, and diagnostics in the current `DiagnosticLog`.
    ///
    /// A controller's root view fills the window, as does a xib's view of about a device's size or
    /// for a launch screen; other views of xibs keep their size, at the top left of a plain screen.
    public func makeViewController(for scene: Scene) -> UIViewController {
        let controller = UIViewController()
        switch scene.content {
        case .controller(let element, let view):
            controller.title = element.string("title")
            controller.view = rootView(view)
        case .view(let view):
            let isScreen = isLaunchScreen || DesignCanvas.isFilled(by: view)
            controller.view = isScreen ? rootView(view) : freeform(view)
        case .emptyScreen(let element):
            controller.view.backgroundColor = .systemBackground
            report(Self.emptiness(of: element), at: element.line)
        case .nothing:
            break
        }
        return controller
    }

    private func rootView(_ element: Element) -> UIView {
        let view = ViewBuilder(document: self).view(element, in: .zero)
        if view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if let color = tint.flatMap(ColorDecoder(resources: resources).color),
            element.child(key: "tintColor") == nil
        {
            view.tintColor = color
        }
        return view
    }

    private func freeform(_ element: Element) -> UIView {
        let view = ViewBuilder(document: self).view(element, in: .zero)
        view.autoresizingMask = []
        return FreeformScreen(content: view)
    }

    private static func emptiness(of controller: Element) -> String {
        controller.name == "viewController"
            ? "the document stores no view for a viewController, which makes its own in code"
            : "a \(controller.name) is shown without its content yet"
    }

    func report(_ message: String, at line: Int) {
        DiagnosticLog.current.add(
            Diagnostic(.warning, message, location: "\(fileName):\(line)"))
    }
}
