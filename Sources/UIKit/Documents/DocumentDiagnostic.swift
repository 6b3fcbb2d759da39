import ContactSheetDiagnostics
import Foundation

/// A diagnostic for what UIKit throws an exception for when documents are loaded. The messages are
/// UIKit's, from published crash logs; an empty screen, view, or cell is shown instead.
@MainActor enum DocumentDiagnostic {
    case noStoryboard(String)
    case noNib(String)
    case noScene(String, storyboard: String)
    case noSegue(String, UIViewController)
    case noView(nib: String, UIViewController)
    case endless(nib: String)

    func report() {
        DiagnosticLog.current.add(Diagnostic(.error, message, location: location, hint: hint))
    }

    private var message: String {
        switch self {
        case .noStoryboard(let name): "Could not find a storyboard named '\(name)'"
        case .noNib(let name): "Could not load NIB with name '\(name)'"
        case .noScene(let identifier, let storyboard):
            "Storyboard \(storyboard) doesn't contain a view controller with identifier "
                + "'\(identifier)'"
        case .noSegue(let identifier, let controller):
            "Receiver (\(type(of: controller))) has no segue with identifier '\(identifier)'"
        case .noView(let nib, _):
            "loaded the \"\(nib)\" nib but the view outlet was not set."
        case .endless(let nib): "the nib \(nib) loads itself recursively"
        }
    }

    private var location: String {
        switch self {
        case .noSegue(_, let controller), .noView(_, let controller): "\(type(of: controller))"
        default: ""
        }
    }

    private var hint: String {
        switch self {
        case .noStoryboard, .noNib:
            "add the folder that contains it with DocumentFolders.main.add(_:)"
        case .noScene: "showing an empty screen"
        case .noSegue: "no screen is shown"
        case .noView: "showing an empty view"
        case .endless: "look for a view in the nib whose initializer loads the nib"
        }
    }
}
