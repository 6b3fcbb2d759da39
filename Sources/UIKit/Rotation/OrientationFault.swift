import Diagnostics

/// What UIKit throws an exception for when it asks for orientations.
@MainActor enum OrientationFault {
    case nothingInCommon(UIViewController)
    case unsupportedPreference(UIViewController)

    /// In UIKit's words (facts: semantics.md 5.3).
    var diagnostic: Diagnostic {
        switch self {
        case .nothingInCommon(let controller):
            Diagnostic(
                .error,
                "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
                    + "orientation with the application, and [\(Self.name(controller)) "
                    + "shouldAutorotate] is returning YES",
                location: Self.name(controller),
                hint: "the interface stays as it is; let supportedInterfaceOrientations and the "
                    + "application's list share an orientation")
        case .unsupportedPreference(let controller):
            Diagnostic(
                .error,
                "UIApplicationInvalidInterfaceOrientation: "
                    + "preferredInterfaceOrientationForPresentation must return a supported "
                    + "interface orientation!",
                location: Self.name(controller),
                hint: "the interface turns to an orientation that the controller supports")
        }
    }

    private static func name(_ controller: UIViewController) -> String {
        "\(type(of: controller))"
    }
}
