/// The modules of Apple's platforms that adopted code can import.
enum AppleModules {
    /// The products of this package that contain them.
    static let products = ["UIKit", "MapKit", "WebKit", "AppleFrameworkStubs"]

    /// The frameworks whose modules have other names in this package: `CombineStub`.
    static let replaced = [
        "Combine", "CoreData", "CoreImage", "CoreLocation", "GameplayKit", "OSLog", "os",
    ]

    static let names: Set<String> = Set(replaced).union([
        "CoreGraphics", "Dispatch", "Foundation", "MapKit", "QuartzCore", "Swift", "UIKit",
        "WebKit",
    ])

    /// The compiler's flags by which code imports the frameworks by Apple's names.
    static let aliases = replaced.flatMap { ["-module-alias", "\($0)=\($0)Stub"] }
}
