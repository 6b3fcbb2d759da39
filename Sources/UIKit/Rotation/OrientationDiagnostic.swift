import ContactSheetDiagnostics

/// A diagnostic for what UIKit throws an exception for when it determines orientations. If no
/// orientation is in common, the interface stays as it is.
@MainActor enum OrientationDiagnostic {
    case nothingInCommon(UIViewController)
    case unsupportedPreference(
        UIViewController, UIInterfaceOrientation, UIInterfaceOrientationMask)

    /// The diagnostic with UIKit's message (Documentation/Rotation.md 3).
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

    /// Returns the message of later versions, which contains both (public reports, such as
    /// NYTPhotoViewer 360 of 2022). That it changed with iOS 13 is a decision based on published
    /// logs.
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
