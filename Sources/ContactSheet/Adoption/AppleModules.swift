/// The modules of Apple's platforms that adopted code can import.
enum AppleModules {
    /// The products of this package that contain them.
    static let products = ["UIKit", "MapKit", "WebKit"]

    static let names: Set<String> = [
        "CoreGraphics", "Dispatch", "Foundation", "MapKit", "QuartzCore", "Swift", "UIKit", "WebKit",
    ]
}
