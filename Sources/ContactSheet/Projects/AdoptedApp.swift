import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import UIKit
import XcodeProjects

/// The application of an adopted package: all scenes of its documents, the previews of its source files,
/// and the launched application.
@MainActor public struct AdoptedApp {
    public let name: String
    private let bundle: URL
    public var registerClasses: @MainActor () -> Void = {}
    /// The names of classes without their members, which couldn't be compiled.
    public var incompleteClasses: [String] = []
    public var declaredPreviews: @MainActor () -> [DeclaredPreview] = { [] }
    /// The view controllers that exist in code only.
    public var declaredScreens: @MainActor () -> [DeclaredPreview] = { [] }
    /// Sets properties of a view controller that other code would set, before its view is loaded.
    public var setProperties: @MainActor @Sendable (UIViewController) -> Void = { _ in }
    /// The names of the classes with such properties.
    public var classesWithMadeUpProperties: Set<String> = []
    public var makeDelegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
    /// Whether scenes and previews are rendered without a delegate, which can't be created.
    var isWithoutDelegate =
        ProcessInfo.processInfo.environment[AdoptedApp.noDelegateVariable] != nil
    /// The environment variable of processes that render screens without the delegate.
    static let noDelegateVariable = "CONTACTSHEET_NO_DELEGATE"
    public var makeSceneDelegate: (@MainActor @Sendable () -> any UIWindowSceneDelegate)?

    /// Creates an application.
    ///
    /// - Parameters:
    ///   - name: The name in the gallery's title.
    ///   - bundle: The application's bundle, or `nil` for the folder of the executable.
    public init(name: String, bundle: URL? = nil) {
        self.name = name
        self.bundle = bundle ?? URL.currentExecutable.deletingLastPathComponent()
    }

    /// Carries out the requests of a command, and exits.
    public func run() async {
        Command.prepareProcess()
        guard WorkerServer.isRequested else {
            Command.exit(
                because: "contactsheet starts this executable — run: contactsheet gallery "
                    + bundle.path.shellQuoted)
        }
        registerClasses()
        IncompleteClasses.add(incompleteClasses)
        DocumentFolders.main.add(bundle)
        CommandInput.current = CommandInput(
            name: name, previews: previews, readsDocuments: false)
        if let makeDelegate {
            CommandInput.current.prepareApplication = { _ = makeDelegate() }
        }
        AssetLibrary.main.add(bundle)
        await WorkerServer.run()
    }

    // MARK: Previews

    var previews: [Preview] {
        let scenes = declared + (documentScenes + screens).map(prepared)
        guard let makeDelegate, !isWithoutDelegate else { return launched + scenes }
        return launched + scenes.map { $0.inApplication(makeDelegate) }
    }

    private var documentScenes: [Preview] {
        (try? DocumentPreviews(at: documents))?.previews ?? []
    }

    private var screens: [Preview] { Preview.named(declaredScreens()) { _ in "Screens" } }

    /// Returns a preview whose controllers have values for the properties that other code would set.
    private func prepared(_ preview: Preview) -> Preview {
        let setProperties = setProperties
        var preview = preview
        if let name = preview.source?.scene.controllerClass,
            classesWithMadeUpProperties.contains(name)
        {
            preview.note = "Shown with made-up data"
        }
        return preview.preparing { controller in
            controller.withDescendants.forEach(setProperties)
        }
    }

    /// The paths of the documents that can be read. Of the versions in several languages, the one for all counts.
    private var documents: [String] {
        let found = (try? Document.find(in: [bundle.path])) ?? []
        var byName: [String: URL] = [:]
        for url in found {
            let isBase = url.deletingLastPathComponent().lastPathComponent == "Base.lproj"
            if isBase || byName[url.lastPathComponent] == nil {
                byName[url.lastPathComponent] = url
            }
        }
        return byName.values.filter { (try? Document(contentsOf: $0)) != nil }.map(\.path).sorted()
    }

    private var launched: [Preview] {
        guard let makeDelegate else { return [] }
        let info = info
        return [
            Preview("App", note: "The launched application") {
                () throws -> any UIApplicationDelegate in
                UIApplication.shared.info = info
                return makeDelegate()
            }
        ]
    }

    private var declared: [Preview] {
        Preview.named(declaredPreviews()) { _ in "Previews" }
    }

    private var infoPlist: InfoPlistFile {
        InfoPlistFile(at: bundle.appending(path: "Info.plist"))
    }

    /// The settings of the Info.plist.
    private var info: InfoPlist {
        let file = infoPlist
        var info = InfoPlist()
        info.mainStoryboard = file.mainStoryboard
        info.makeSceneDelegate = makeSceneDelegate
        info.isStatusBarHidden = file.flag("UIStatusBarHidden") ?? false
        if let style = file.string("UIStatusBarStyle").flatMap(UIStatusBarStyle.init(infoPlist:)) {
            info.statusBarStyle = style
        }
        info.isStatusBarControllerBased =
            file.flag("UIViewControllerBasedStatusBarAppearance") ?? true
        info.orientations = Self.mask(file.phoneOrientations)
        info.padOrientations = Self.mask(file.padOrientations)
        return info
    }

    private static func mask(_ names: [String]) -> UIInterfaceOrientationMask? {
        let known = names.compactMap { Orientation(infoPlist: $0) }
            .map {
                UIInterfaceOrientationMask(rawValue: 1 << UInt(UIInterfaceOrientation($0).rawValue))
            }
        return known.isEmpty ? nil : UIInterfaceOrientationMask(known)
    }
}

extension UIViewController {
    /// The controller and its children, whose views needn't be loaded.
    fileprivate var withDescendants: [UIViewController] {
        [self] + children.flatMap(\.withDescendants)
    }
}
