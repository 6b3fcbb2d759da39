// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A system library found through pkg-config; `scripts/setup` installs it from `apt`.
func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A target of this package, built with warnings as errors.
func module(
    _ name: String, _ modules: [String] = [], products: [Target.Dependency] = []
) -> Target {
    .target(name: name, dependencies: named(modules) + products, swiftSettings: strict)
}

func tests(
    of name: String, with modules: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: named([name] + modules.filter { $0 != name }),
        resources: resources, swiftSettings: strict)
}

func named(_ modules: [String]) -> [Target.Dependency] { modules.map { .byName(name: $0) } }

/// A replacement for one of Apple's frameworks. Its module is named like the framework with `Stub`
/// at the end, because packages test `#if canImport(os)` or `canImport(Combine)`, and would find a
/// module with that name that they aren't linked with. Clients give the compiler an alias.
func framework(
    _ name: String, _ modules: [String] = [], products: [Target.Dependency] = []
) -> Target {
    .target(
        name: name + "Stub", dependencies: named(modules + ["FrameworkSupport"]) + products,
        path: "Sources/AppleFrameworks/\(name)", swiftSettings: strict)
}

/// A target that the frameworks share.
func frameworkPart(_ name: String, _ modules: [String]) -> Target {
    .target(
        name: name, dependencies: named(modules), path: "Sources/AppleFrameworks/\(name)",
        swiftSettings: strict)
}

// Every target names each module whose types it uses, those that others re-export too. SwiftPM
// rebuilds a target only when a module that it names has changed, and code that was compiled
// against an old layout of a class crashes.
let drawing = ["CoreGraphics", "QuartzCore", "Typesetting"]
let screens =
    drawing + [
        "ConstraintSolver", "ContactSheetDevices", "ContactSheetDiagnostics",
        "FoundationSupplements", "ObjectiveCRuntime", "UIKit",
    ]
let rendering =
    screens + ["InterfaceBuilder", "InterfaceEditing", "CairoRenderer", "ContactSheetPreviews"]
let commandLine =
    rendering + [
        "AtomicFiles", "ImageComparison", "ContactSheetLint", "ContactSheetSnapshots",
        "ContactSheetGallery", "ContactSheetServer", "ContactSheet",
    ]
let testing =
    rendering + [
        "AtomicFiles", "ImageComparison", "ContactSheetLint", "ContactSheetSnapshots",
        "SnapshotTesting",
    ]

/// What the sources of iOS applications import besides UIKit, MapKit, and WebKit. Each row names
/// the modules that the replacement uses.
let frameworks: [Target] = [
    framework("AdSupport"),
    framework("AppTrackingTransparency"),
    framework("AudioToolbox"),
    framework("AuthenticationServices", screens),
    framework("AVFAudio", ["AVFoundationStub"]),
    framework("AVFoundation", drawing + ["CoreMediaStub"]),
    framework("AVKit", screens + ["FrameworkScreens", "AVFoundationStub"]),
    framework("BackgroundTasks"),
    framework("CloudKit", ["CoreLocationStub"]),
    framework(
        "Combine", screens,
        products: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
            .product(name: $0, package: "OpenCombine")
        }),
    framework(
        "CommonCrypto", products: [.product(name: "Crypto", package: "swift-crypto")]),
    framework("Contacts"),
    framework("ContactsUI", screens + ["FrameworkScreens", "ContactsStub"]),
    framework("CoreData", ["ContactSheetDiagnostics", "KeyValuePredicates", "XMLReading"]),
    framework("CoreFoundation"),
    framework("CoreImage", screens + ["ImageIOStub", "_Testing_CoreImage"]),
    framework("CoreLocation", drawing + ["ContactSheetDiagnostics"]),
    framework("CoreMedia", ["CoreGraphics"]),
    framework("CoreMotion"),
    framework("CoreServices", ["MobileCoreServicesStub"]),
    framework("CoreSpotlight", ["UniformTypeIdentifiersStub"]),
    framework("CoreTelephony"),
    framework("CryptoKit", products: [.product(name: "Crypto", package: "swift-crypto")]),
    framework("Darwin"),
    framework("EventKit", ["CoreGraphics"]),
    framework("GameplayKit"),
    framework("HealthKit"),
    framework("ImageIO", ["CoreFoundationStub", "CoreGraphics"]),
    framework("LinkPresentation", screens),
    framework("LocalAuthentication"),
    framework("MediaPlayer", screens + ["FrameworkScreens", "AVFoundationStub"]),
    framework("MessageUI", screens + ["FrameworkScreens"]),
    framework("MobileCoreServices", ["CoreFoundationStub", "UniformTypeIdentifiersStub"]),
    framework("MultipeerConnectivity", screens + ["FrameworkScreens"]),
    framework("Network", ["NetworkFixtures"]),
    framework("ObjectiveC", ["ObjectiveCRuntime"]),
    framework("os"),
    framework("OSLog", ["osStub"]),
    framework("Photos", screens + ["AVFoundationStub", "CoreLocationStub"]),
    framework(
        "PhotosUI", screens + ["FrameworkScreens", "PhotosStub", "UniformTypeIdentifiersStub"]),
    framework("QuickLook", screens + ["FrameworkScreens"]),
    framework("SafariServices", screens + ["FrameworkScreens"]),
    framework("SceneKit", screens),
    framework("Security", ["ContactSheetDiagnostics", "CoreFoundationStub"]),
    framework("SpriteKit", screens),
    framework("StoreKit", screens + ["FrameworkScreens"]),
    framework("SwiftUI", screens + ["CombineStub"]),
    framework("SystemConfiguration", ["CoreFoundationStub"]),
    framework("UniformTypeIdentifiers"),
    framework("UserNotifications"),
    framework("Vision", ["CoreImageStub", "CoreMediaStub"]),
    framework("WatchConnectivity"),
    framework("WidgetKit"),
]

/// The folder of the toolchain's swift-syntax, with which `scripts/build-adopt` builds, or `nil` for the
/// package, whose release build takes minutes. Packages that depend on this one don't set it, so none of its
/// flags is theirs.
let toolchainSyntax = Context.environment["CONTACTSHEET_SWIFT_SYNTAX"]

/// A target that reads Swift files.
func syntaxTarget(
    _ name: String, _ modules: [String], imports syntax: [String] = [], isExecutable: Bool = false
) -> Target {
    let settings =
        strict
        + (toolchainSyntax.map {
            [.unsafeFlags(["-I", $0]), .define("TOOLCHAIN_SWIFT_SYNTAX")]
        } ?? [])
    let linker: [LinkerSetting] =
        toolchainSyntax.map { folder in
            [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
                + syntax.map { .linkedLibrary($0) }
        } ?? []
    let products: [Target.Dependency] =
        toolchainSyntax == nil ? syntax.map { .product(name: $0, package: "swift-syntax") } : []
    return isExecutable
        ? .executableTarget(
            name: name, dependencies: named(modules) + products, swiftSettings: settings,
            linkerSettings: linker)
        : .target(
            name: name, dependencies: named(modules) + products, swiftSettings: settings,
            linkerSettings: linker)
}

/// The compiler's flags with which a client imports the frameworks by Apple's names.
let frameworkAliases: [String] = frameworks.flatMap { target in
    ["-module-alias", "\(target.name.dropLast("Stub".count))=\(target.name)"]
}

/// The files of the gallery's pages.
let templates = [
    "address.js", "base.css", "cells.js", "compare.js", "crops.css", "crops.js", "decisions.js",
    "devices.css", "devices.js", "dimensions.js", "elements.js", "facts.js", "film.css", "film.js",
    "film.mustache",
    "gallery.css", "gallery.js", "grid.js", "groups.js", "inspect.js", "issues.js", "keys.js",
    "keys.mustache", "layout.js", "model.js", "overlay.js", "page.mustache", "print.css",
    "query.js", "review.css", "review.js", "review.mustache", "share.js", "sidebar.js",
    "stage.js", "suggest.js", "toolbar.mustache", "viewer.css", "viewer.js", "viewer.mustache",
]

let package = Package(
    name: "Contactsheet",
    products: [
        .executable(name: "contactsheet", targets: ["contactsheet-tool"]),
        .executable(name: "contactsheet-adopt", targets: ["contactsheet-adopt"]),
        .executable(name: "samples", targets: ["ContactSheetSamples"]),
        .library(name: "ContactSheet", targets: ["ContactSheet"]),
        .library(name: "ContactSheetLint", targets: ["ContactSheetLint"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "ImageComparison", targets: ["ImageComparison"]),
        .library(name: "UIKit", targets: screens),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "CairoRenderer", targets: ["CairoRenderer"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "InterfaceEditing", targets: ["InterfaceEditing"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .library(name: "KeyValuePredicates", targets: ["KeyValuePredicates"]),
        .library(name: "NetworkFixtures", targets: ["NetworkFixtures"]),
        .library(name: "EarlierNames", targets: ["EarlierNames"]),
        .plugin(name: "RewriteForLinux", targets: ["RewriteForLinux"]),
        .library(name: "AdoptedRuntime", targets: ["AdoptedRuntime"]),
        .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
    ] + frameworks.map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [
        // The command line: parsing, help texts and completion.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // The settings file: YAML with the lines of keys and values, for messages about them.
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        // The gallery's page is a logic-free Mustache file that a designer can edit.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
        // Sockets that tasks can wait for, to serve the gallery's page to one browser on this machine.
        // Its HTTP server isn't used: it limits neither lines nor headers, and takes a body that wasn't
        // read for further requests. Before version 1, minor versions change its interface.
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
        // Finds the assertion in a test file whose inline snapshot is written. A range, because a
        // client's macros require a version, too.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
        // Combine for adopted applications: Apple's isn't available on Linux.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // CryptoKit for adopted applications. A range, because their packages require a version, too.
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
        systemLibrary("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
        // The images of color emoji in a font's file. Pango requires the library, too.
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        systemLibrary("CRsvg", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev"),
        // Expat reports the byte ranges of elements and refuses what isn't UTF-8. Foundation's
        // XMLParser reports none, and traps on such attributes.
        systemLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
        // HTML, which attributed strings import: browsers read it with missing and unknown tags.
        systemLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
        // The two formats of pixels, which are read and written. ARCHITECTURE.md compares these
        // libraries with gdk-pixbuf.
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        // The data of PNG files: compression, decompression, and checksums. libpng uses zlib, which
        // takes several times as long for pages.
        systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
        // The entries of ZIP archives, whose bytes don't depend on the processor, unlike ISA-L's. libpng requires the
        // library, too.
        systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        // The physics engine: UIKit Dynamics is built on a fork of Box2D.
        systemLibrary("CBox2D", pkgConfig: "box2d", apt: "libbox2d-dev"),

        module("XMLReading", ["CExpat"]),
        // Swift can't import libxml2's headers, which contain another version of Foundation's ICU.
        .target(name: "CHTMLReading", dependencies: named(["CLibXML2"])),
        module("HTMLReading", ["CHTMLReading"]),
        // Decoders of foreign files, in a process of their own.
        .target(name: "CDecoder", dependencies: named(["CCairo", "CRsvg"])),
        module("ForeignFiles", ["CDecoder", "XMLReading"]),

        // Box2D is written in C++; its interface for Swift is C.
        .target(name: "CRigidBodies", dependencies: named(["CBox2D"])),
        module("RigidBodies", ["CRigidBodies"]),

        // Loops over pixels. Written in C with vectors, they are fast in debug builds, too.
        .target(name: "CPixels"),
        module("ImageComparison", ["CPixels"]),
        // ISA-L's structures are too large for Swift.
        .target(name: "CPNGData", dependencies: named(["CISAL", "CPixels"])),

        module("Escaping"),
        module("TextDifferences"),
        module("ContactSheetDiagnostics"),
        // The bounds of a section of the executable, in which modules place their declarations.
        .target(name: "CLinkedDeclarations"),
        // Selectors and class tables. Apple's module is called ObjectiveC; packages compile other
        // code where `canImport(ObjectiveC)` is true, so the name must not exist on Linux. In
        // language mode 6, its parameters for methods would be Sendable, and methods of classes
        // that aren't isolated would cause warnings.
        .target(
            name: "ObjectiveCRuntime",
            dependencies: named(["CLinkedDeclarations", "ContactSheetDiagnostics"]),
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        // What writes files: references, pages, reports and documents.
        module("AtomicFiles"),
        module("ZIPArchives", ["AtomicFiles", "CZlib"]),
        module("ContactSheetDevices"),
        module("ConstraintSolver"),
        module(
            "CoreGraphics", ["ContactSheetDiagnostics", "XMLReading", "_Testing_CoreGraphics"]),
        module(
            "Typesetting",
            ["AtomicFiles", "CoreGraphics", "ContactSheetDiagnostics", "Escaping", "CPango"]),
        module(
            "QuartzCore",
            ["CoreGraphics", "ContactSheetDiagnostics", "ObjectiveCRuntime", "Typesetting"]),
        // What Foundation on Linux lacks, and UIKit exports: formatters, undo managers, and more.
        .target(
            name: "FoundationSupplements", dependencies: ["ContactSheetDiagnostics"],
            swiftSettings: strict,
            // The names of units in all languages, which Foundation contains.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // What UIKit reads and draws without views.
        module("SystemSymbols", ["CoreGraphics", "Typesetting"]),
        module("AssetCatalogs", ["AtomicFiles", "XMLReading"]),
        module("VisualFormatParsing"),
        .target(
            name: "UIKit",
            dependencies: named(
                drawing + [
                    "AssetCatalogs", "AtomicFiles", "ConstraintSolver", "ContactSheetDevices",
                    "ContactSheetDiagnostics", "ForeignFiles", "FoundationSupplements",
                    "HTMLReading", "ObjectiveCRuntime", "PreviewMacros", "RigidBodies",
                    "SystemSymbols", "VisualFormatParsing", "XMLReading", "_Testing_UIKit",
                ]),
            swiftSettings: strict),
        // #Preview. Without swift-syntax, so that clients of UIKit don't build it. No test may depend on
        // the macro itself: SwiftPM then builds all tests and their targets for the host, once more.
        module("PreviewExpansion"),
        .macro(name: "PreviewMacros", dependencies: ["PreviewExpansion"], swiftSettings: strict),
        // Placeholders, so that screens with maps and web pages compile and are laid out.
        module("MapKit", screens + ["CoreLocationStub"]),
        module("WebKit", screens),
        // Xcode projects and property lists, for the requirements of documents and for adoption.
        module(
            "XcodeProjects", ["AtomicFiles", "Escaping", "XMLReading"],
            products: [.product(name: "Yams", package: "Yams")]),
        module("InterfaceBuilder", screens + ["AtomicFiles", "Escaping", "XMLReading"]),
        module(
            "InterfaceEditing",
            screens + ["AtomicFiles", "InterfaceBuilder", "XMLReading", "XcodeProjects"]),
        module(
            "CairoRenderer",
            [
                "CoreGraphics", "Escaping", "CCairo", "CHarfBuzz", "CPixels", "CPNG", "CPNGData",
                "CRsvg",
                "CTurboJPEG",
            ]),
        module(
            "ContactSheetPreviews",
            screens + ["InterfaceBuilder", "InterfaceEditing", "CairoRenderer", "Escaping"]),
        module("ContactSheetLint", rendering + ["AtomicFiles", "Escaping"]),
        module(
            "ContactSheetSnapshots",
            rendering + [
                "AtomicFiles", "ForeignFiles", "ImageComparison", "XMLReading", "ZIPArchives",
            ]),
        .target(
            name: "ContactSheetGallery",
            dependencies: named(rendering + ["AtomicFiles", "Escaping"]) + [
                .product(name: "Mustache", package: "swift-mustache")
            ],
            // Inside the binary, so that one installed file works from any folder.
            resources: templates.map { .embedInCode("../../Templates/\($0)") },
            swiftSettings: strict),
        // A page for the person at this machine, who can approve changes on it.
        module(
            "ContactSheetServer",
            products: [.product(name: "FlyingSocks", package: "FlyingFox")]),
        module(
            "ContactSheet",
            rendering + [
                "AtomicFiles", "Escaping", "ImageComparison", "TextDifferences",
                "ContactSheetLint", "ContactSheetSnapshots", "ContactSheetGallery",
                "ContactSheetServer", "XcodeProjects",
            ],
            products: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ]),
        // A target of its own, so that packages with previews don't build swift-syntax.
        syntaxTarget(
            "ContactSheetAdoption",
            [
                "AtomicFiles", "ContactSheet", "CoreDataStub", "Escaping", "SourceRewriting",
                "XcodeProjects",
            ]),
        .executableTarget(
            name: "contactsheet-tool", dependencies: ["ContactSheet"], swiftSettings: strict),
        syntaxTarget("contactsheet-adopt", ["ContactSheetAdoption"], isExecutable: true),
        .executableTarget(
            name: "ContactSheetSamples", dependencies: named(commandLine + ["MapKit", "WebKit"]),
            resources: [.copy("Documents"), .copy("Pictures.xcassets")],
            swiftSettings: strict),

        // The interface of swift-snapshot-testing, for tests on Linux. Both import XCTest and Testing.
        module(
            "SnapshotTesting",
            rendering + [
                "AtomicFiles", "ContactSheetLint", "ContactSheetSnapshots", "Escaping",
                "ImageComparison", "TextDifferences",
            ]),
        // A target of its own, so that only tests with inline snapshots build swift-syntax.
        module(
            "InlineSnapshotTesting", ["AtomicFiles", "SnapshotTesting"],
            products: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),

        // Sources for iOS as sources that compile on Linux.
        syntaxTarget(
            "SourceRewriting", [],
            imports: [
                "SwiftDiagnostics", "SwiftIfConfig", "SwiftParser", "SwiftParserDiagnostics",
                "SwiftSyntax",
            ]),

        // Rewrites the sources of a target that is next to its snapshot tests.
        syntaxTarget(
            "contactsheet-rewrite", ["Escaping", "SourceRewriting"], isExecutable: true),
        .plugin(
            name: "RewriteForLinux", capability: .buildTool(),
            dependencies: ["contactsheet-rewrite"]),

        // Random numbers and dates of adopted applications. Its functions replace those of the C
        // library in an executable, so no other target depends on it.
        .target(name: "CRepeatableProcess"),
        module(
            "AdoptedRuntime",
            ["ContactSheetDiagnostics", "CRepeatableProcess", "QuartzCore"]),

        // Swift Testing's cross-import overlays name these modules wherever a file imports Testing
        // and a module called CoreGraphics, CoreImage, or UIKit; Apple's exist on Apple's systems only.
        module("_Testing_CoreGraphics"),
        module("_Testing_CoreImage"),
        module("_Testing_UIKit"),

        // What replacements of Apple's frameworks share.
        frameworkPart("FrameworkSupport", ["ContactSheetDiagnostics"]),
        frameworkPart("FrameworkScreens", screens),
        frameworkPart("KeyValuePredicates", ["ContactSheetDiagnostics", "FrameworkSupport"]),
        frameworkPart("NetworkFixtures", ["FrameworkSupport"]),
        frameworkPart("EarlierNames", screens),

        tests(of: "AtomicFiles"),
        tests(of: "ZIPArchives", with: ["AtomicFiles"]),
        tests(of: "Escaping", with: ["XMLReading"]),
        tests(of: "TextDifferences"),
        tests(of: "XMLReading"),
        tests(of: "HTMLReading"),
        tests(of: "ImageComparison", with: ["CPixels"]),
        tests(of: "ForeignFiles"),
        tests(of: "RigidBodies"),
        tests(of: "ContactSheetDevices"),
        tests(of: "ContactSheetDiagnostics"),
        tests(of: "ObjectiveCRuntime", with: ["ContactSheetDiagnostics"]),
        tests(of: "ConstraintSolver"),
        tests(of: "CoreGraphics", with: ["ContactSheetDiagnostics"]),
        tests(of: "Typesetting", with: ["CoreGraphics", "ContactSheetDiagnostics"]),
        tests(of: "QuartzCore", with: ["CoreGraphics", "ContactSheetDiagnostics"]),
        tests(of: "SystemSymbols", with: ["CoreGraphics", "Typesetting"]),
        tests(of: "AssetCatalogs", with: ["XMLReading"]),
        tests(of: "VisualFormatParsing"),
        tests(of: "FoundationSupplements", with: screens),
        tests(of: "UIKit", with: screens + ["AssetCatalogs", "SystemSymbols"]),
        tests(of: "MapKit", with: screens + ["CoreLocationStub"]),
        tests(of: "WebKit", with: screens),
        tests(
            of: "InterfaceBuilder", with: screens + ["MapKit", "XMLReading"],
            resources: [.copy("FrameCorpus")]),
        tests(of: "InterfaceEditing", with: screens + ["InterfaceBuilder"]),
        tests(of: "CairoRenderer", with: ["ContactSheetDiagnostics", "CoreGraphics"]),
        tests(of: "ContactSheetPreviews", with: rendering),
        tests(of: "ContactSheetLint", with: rendering + ["AtomicFiles"]),
        tests(
            of: "ContactSheetSnapshots",
            with: rendering + ["AtomicFiles", "ImageComparison", "ZIPArchives"]),
        tests(of: "ContactSheetGallery", with: rendering),
        tests(of: "ContactSheetServer"),
        tests(
            of: "ContactSheet",
            with: rendering + [
                "AtomicFiles", "ContactSheetGallery", "ContactSheetLint", "ContactSheetSnapshots",
            ]),
        tests(
            of: "ContactSheetAdoption", with: ["ContactSheet", "SourceRewriting", "XcodeProjects"]),
        tests(of: "ContactSheetSamples", with: commandLine),
        tests(of: "SnapshotTesting", with: testing),
        tests(of: "InlineSnapshotTesting", with: testing),
        tests(of: "SourceRewriting"),
        .testTarget(
            name: "RewriteToolTests", dependencies: ["contactsheet-rewrite"], swiftSettings: strict),
        tests(of: "PreviewExpansion"),
        tests(of: "XcodeProjects"),
        tests(
            of: "AdoptedRuntime",
            with: ["CombineStub", "ContactSheetDiagnostics", "NetworkFixtures", "QuartzCore"]),
        // Previews that end their process, for the tests of commands.
        .executableTarget(
            name: "FailingPreviews", dependencies: named(commandLine),
            path: "Tests/FailingPreviews", swiftSettings: strict),
        .testTarget(
            name: "CommandTests",
            dependencies: ["contactsheet-adopt", "contactsheet-tool", "FailingPreviews"],
            resources: [.copy("Cases"), .copy("Fixtures")], swiftSettings: strict),
        .testTarget(
            name: "AppleFrameworksTests",
            dependencies: named(
                screens + frameworks.map(\.name) + [
                    "FrameworkSupport", "KeyValuePredicates", "NetworkFixtures",
                ]), swiftSettings: strict),
        // What UIKit computed on devices and in simulators.
        .testTarget(
            name: "RuntimeFactsTests", dependencies: named(screens), swiftSettings: strict),
        // Calls as applications write them, in their language mode and with Apple's module names.
        .testTarget(
            name: "FrameworkUsageTests",
            dependencies: named(screens + ["MapKit", "WebKit"] + frameworks.map(\.name)),
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(frameworkAliases)]),
    ] + frameworks,
    swiftLanguageModes: [.v6]
)

// scripts/test MODULE[/FOLDER] builds only the tests of a module, or of one of its folders, and what they depend on.
// What the tests of several folders share is in the folder Support.
if let part = Context.environment["CONTACTSHEET_TESTED_PART"] {
    let (module, folder) = (part.prefix { $0 != "/" }, part.drop { $0 != "/" }.dropFirst())
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var built: Set<String> = []
    func add(_ name: String) {
        guard let target = targets[name], built.insert(name).inserted else { return }
        for case .byNameItem(let name, _) in target.dependencies { add(name) }
    }
    add(module + "Tests")
    package.targets.removeAll { !built.contains($0.name) }
    package.products.removeAll()
    if !folder.isEmpty {
        let tests = "\(Context.packageDirectory)/Tests/\(module)Tests/"
        let hasSupport = FileManager.default.fileExists(atPath: tests + "Support")
        targets[module + "Tests"]?.sources = [String(folder)] + (hasSupport ? ["Support"] : [])
    }
}
