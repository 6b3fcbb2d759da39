import Diagnostics
import Foundation

/// A document's name; nothing is loaded from it, because documents aren't loaded from code.
@MainActor open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Empty.
    open func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] {
        []
    }

    func reportMissing(for view: UIView) {
        DiagnosticLog.current.add(
            Diagnostic(
                .warning, "the document \(name) isn't loaded: its cells are empty",
                location: view.viewPath, hint: "register a class, or preview the document itself"))
    }
}
