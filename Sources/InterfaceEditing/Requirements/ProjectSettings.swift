import AtomicFiles
import ContactSheetDevices
import Foundation
import UIKit
import XcodeProjects

/// What the Xcode project, Swift package, or Info.plist around a document specifies about the
/// devices of its app.
struct ProjectSettings {
    private(set) var floor: DeploymentFloor?
    private(set) var phoneOrientations: Set<Orientation>?
    private(set) var padOrientations: Set<Orientation>?
    /// The style of the status bar while controllers don't determine it.
    private(set) var statusBarStyle: UIStatusBarStyle?
    private(set) var isStatusBarControllerBased: Bool?
    /// The messages about files that contain something else, such as merge conflict markers.
    private(set) var damagedFiles: [String] = []

    /// The number of folders above a document that are searched.
    fileprivate static let depth = 6
    private static let sizeLimit = 16 << 20

    init() {}

    /// Reads the settings in a folder of documents and those around it, up to the first folder with
    /// a project. Settings in nearer folders count.
    fileprivate init(in folder: URL) {
        var folder = folder
        for _ in 0..<Self.depth where folder.path != "/" {
            if read(folder) { return }
            folder = folder.deletingLastPathComponent()
        }
    }

    /// Reads the files of a folder. Returns whether it contains a project.
    private mutating func read(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix("Info.plist") {
            let url = folder.appending(path: name)
            let data = Self.data(url)
            if let plist = try? InfoPlistFile(data) {
                read(plist, name: name)
            } else if let defect = FileDefect(data) {
                damagedFiles.append(defect.message(of: url.pathForMessages))
            }
        }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        for name in projects { readProject(folder.appending(path: name)) }
        if names.contains("Package.swift") { readPackage(folder.appending(path: "Package.swift")) }
        return !projects.isEmpty || names.contains("Package.swift") || names.contains(".git")
    }

    private static func data(_ url: URL) -> Data {
        ProjectFile.data(at: url, limit: sizeLimit) ?? Data()
    }

    private mutating func read(_ plist: InfoPlistFile, name: String) {
        phoneOrientations = phoneOrientations ?? Self.orientations(plist.phoneOrientations)
        padOrientations = padOrientations ?? Self.orientations(plist.specificPadOrientations)
        statusBarStyle =
            statusBarStyle
            ?? plist.string("UIStatusBarStyle").flatMap(UIStatusBarStyle.init(infoPlist:))
        isStatusBarControllerBased =
            isStatusBarControllerBased ?? plist.flag("UIViewControllerBasedStatusBarAppearance")
        if floor == nil, let version = plist.string("MinimumOSVersion").flatMap({ IOSVersion($0) })
        {
            floor = DeploymentFloor(version: version, reason: name)
        }
    }

    /// Reads the build settings of a project: the lowest deployment target of its targets, and the
    /// orientations of a generated Info.plist.
    private mutating func readProject(_ url: URL) {
        let project: XcodeProject
        do throws(XcodeProjectError) {
            project = try XcodeProject(at: url)
        } catch {
            if case .defect = error { damagedFiles.append("\(error)") }
            return
        }
        let settings = project.allSettings
        setFloor(
            settings.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"] }.compactMap { IOSVersion($0) },
            reason: url.lastPathComponent)
        func orientations(_ idiom: String) -> Set<Orientation>? {
            let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations_\(idiom)"
            return Self.orientations(settings.flatMap { $0.list(key) })
        }
        phoneOrientations = phoneOrientations ?? orientations("iPhone")
        padOrientations = padOrientations ?? orientations("iPad")
        statusBarStyle =
            statusBarStyle
            ?? settings.lazy.compactMap { $0["INFOPLIST_KEY_UIStatusBarStyle"] }.first
            .flatMap(UIStatusBarStyle.init(infoPlist:))
    }

    /// Returns the orientations with these names, or `nil` if none has one.
    private static func orientations(_ names: [String]) -> Set<Orientation>? {
        let known = names.compactMap { Orientation(infoPlist: $0) }
        return known.isEmpty ? nil : Set(known)
    }

    /// Reads `.iOS(.v15)` and `.iOS("15.2")` of a package's platforms.
    private mutating func readPackage(_ url: URL) {
        let text = String(decoding: Self.data(url), as: UTF8.self)
        let versions = text.matches(of: /\.iOS\(\s*(?:\.v|")([0-9_.]+)/).compactMap {
            IOSVersion(String($0.1).replacing("_", with: "."))
        }
        setFloor(versions, reason: "Package.swift")
    }

    private mutating func setFloor(_ versions: [IOSVersion], reason: String) {
        guard floor == nil, let least = versions.min() else { return }
        floor = DeploymentFloor(version: least, reason: reason)
    }
}

/// The settings of the projects around documents. Those of a folder with several documents are read once.
package struct SurroundingProjects {
    private var known: [URL: ProjectSettings] = [:]
    /// The number of folders whose settings were read.
    private(set) var readCount = 0

    package init() {}

    /// Returns the settings that apply to a document.
    mutating func settings(around document: URL) -> ProjectSettings {
        let folder = document.standardizedFileURL.deletingLastPathComponent()
        if let settings = known[folder] { return settings }
        let settings = ProjectSettings(in: folder)
        readCount += 1
        known[folder] = settings
        return settings
    }
}

extension Orientation {
    /// Creates an orientation from its name in an Info.plist, or `nil` for other text.
    package init?(infoPlist name: some StringProtocol) {
        switch name {
        case "UIInterfaceOrientationPortrait": self = .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
        default: return nil
        }
    }
}

extension UIStatusBarStyle {
    /// Creates a style from its name in an Info.plist, or `nil` for other text.
    package init?(infoPlist name: String) {
        switch name {
        case "UIStatusBarStyleDefault": self = .default
        case "UIStatusBarStyleLightContent": self = .lightContent
        case "UIStatusBarStyleDarkContent": self = .darkContent
        case "UIStatusBarStyleBlackTranslucent": self = .blackTranslucent
        case "UIStatusBarStyleBlackOpaque": self = .blackOpaque
        default: return nil
        }
    }
}

extension DocumentRequirements {
    /// The number of folders above a document in which the settings of its app are searched.
    package static var searchDepth: Int { ProjectSettings.depth }
}
