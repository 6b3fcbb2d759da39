/// The modules of Apple's platforms that adopted code can import.
enum AppleModules {
    /// The frameworks whose modules have other names in this package: `CombineStub`.
    static let replaced = [
        "AVFAudio", "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "CloudKit", "Combine", "CommonCrypto",
        "Contacts", "ContactsUI", "CoreData", "CoreFoundation", "CoreImage", "CoreLocation",
        "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CryptoKit",
        "Darwin", "EventKit", "GameplayKit", "HealthKit", "ImageIO", "LinkPresentation",
        "LocalAuthentication", "MediaPlayer", "MessageUI", "MobileCoreServices",
        "MultipeerConnectivity", "Network", "OSLog", "ObjectiveC", "Photos", "PhotosUI",
        "QuickLook", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftUI",
        "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
        "WatchConnectivity", "WidgetKit", "os",
    ]

    static let names: Set<String> = Set(replaced).union([
        "CoreGraphics", "Dispatch", "Distributed", "Foundation", "FoundationNetworking",
        "KeyValuePredicates", "MapKit", "NetworkFixtures", "Observation", "QuartzCore",
        "RegexBuilder", "Swift", "Synchronization", "UIKit", "WebKit",
    ])

    /// Returns the products of this package that contain imported modules.
    static func products(for imports: Set<String>) -> [String] {
        ["UIKit", "KeyValuePredicates", "NetworkFixtures"]
            + ["MapKit", "WebKit"].filter(imports.contains)
            + replaced.filter(imports.contains).map { $0 + "Stub" }
    }

    /// The compiler's flags by which code imports the frameworks by Apple's names.
    static func aliases(for imports: Set<String>) -> [String] {
        replaced.filter(imports.contains).flatMap { ["-module-alias", "\($0)=\($0)Stub"] }
    }
}
