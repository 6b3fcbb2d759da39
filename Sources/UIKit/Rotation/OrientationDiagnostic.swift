import Diagnostics

/// What UIKit throws an exception for when it asks for orientations.
@MainActor enum OrientationDiagnostic {
    case nothingInCommon(UIViewController)
    case unsupportedPreference(
        UIViewController, UIInterfaceOrientation, UIInterfaceOrientationMask)

    /// In UIKit's words (Documentation/Rotation.md 3).
    var diagnostic: Diagnostic {
        switch self {
        case .nothingInCommon(let controller):
            Diagnostic(
                .error,
                "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
                    + "orientation with the application, and [\(Self.name(controller)) "
                    + "shouldAutorotate] is returning YES",
                location: Self.name(controller),
                hint: "the interface doesn't rotate; include an orientation of the application in "
                    + "supportedInterfaceOrientations")
        case .unsupportedPreference(let controller, let preferred, let supported):
            Diagnostic(
                .error,
                "UIApplicationInvalidInterfaceOrientation: "
                    + Self.unsupported(preferred, supported),
                location: Self.name(controller),
                hint: "the interface rotates to an orientation that the view controller supports")
        }
    }

    /// The words of later systems name both (public reports, such as NYTPhotoViewer 360 of 2022).
    private static func unsupported(
        _ preferred: UIInterfaceOrientation, _ supported: UIInterfaceOrientationMask
    ) -> String {
        let method = "preferredInterfaceOrientationForPresentation"
        return UIScreen.main.era < .dark
            ? "\(method) must return a supported interface orientation!"
            : "\(method) '\(preferred)' must match a supported interface orientation: "
                + "'\(supported.names)'!"
    }

    private static func name(_ controller: UIViewController) -> String {
        "\(type(of: controller))"
    }
}
