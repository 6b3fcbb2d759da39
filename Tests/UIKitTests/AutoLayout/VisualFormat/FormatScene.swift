import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation

@testable import UIKit

/// Three labels in a view, for creating constraints from visual formats.
@MainActor struct FormatScene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var views: [String: Any] = [:]

    init(iOS: Int = 18) {
        UIScreen.main.device = .standard
        UIScreen.main.device.iOS = IOSVersion(iOS)
        for name in ["l", "m", "r"] {
            let view = UIView()
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            views[name] = view
        }
    }

    func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views)
    }

    /// Returns the constraints in short notation; the superview is called UIView.
    func texts(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        constraints(format, options, metrics: metrics).map(\.readableText).map {
            $0.replacingOccurrences(of: "UIView “", with: "")
                .replacingOccurrences(of: "”", with: "")
        }
    }

    /// Returns the diagnostic of an invalid format.
    func diagnostic(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> Diagnostic? {
        let (constraints, diagnostics) = DiagnosticLog.collecting {
            self.constraints(format, options, metrics: metrics)
        }
        return constraints.isEmpty && diagnostics.count == 1 ? diagnostics[0] : nil
    }
}
