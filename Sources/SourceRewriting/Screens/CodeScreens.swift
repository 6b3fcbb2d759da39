/// The view controllers of a module that exist in code only, and how they are created.
public struct CodeScreens: Sendable {
    /// A view controller that can be created.
    struct Screen: Sendable {
        let name: String
        let path: String
        let line: Int
        let expression: String
        /// Whether arguments are made up.
        let isMadeUp: Bool
    }

    private(set) var screens: [Screen] = []
    private var setLater: [SetLaterProperties] = []
    /// The names of the view controllers for which a value that they require can't be made up.
    public private(set) var unavailable: [String] = []

    public var count: Int { screens.count }

    /// Finds the view controllers of a module.
    ///
    /// - Parameters:
    ///   - dependencies: The modules that it imports.
    ///   - documentClasses: The classes of controllers in storyboards, whose scenes are rendered.
    public init(
        of module: ModuleSources, dependencies: [ModuleSources], documentClasses: Set<String>
    ) {
        var imported = DeclaredTypes()
        dependencies.forEach { imported.add($0) }
        var types = imported.exported
        types.add(module)
        let paths = Set(module.files.map(\.path))
        let superclasses = Set(types.all.values.compactMap(\.superclass))
        let values = MadeUpValues(types)
        let own = types.all.filter { paths.contains($0.value.path) && $0.value.kind == .classType }
        for (name, type) in own.sorted(by: { $0.key < $1.key }) {
            let lastName = name.split(separator: ".").last.map(String.init) ?? name
            guard !type.isHidden, !type.isGeneric,
                let root = types.superclasses(of: name).last.flatMap(ControllerClass.init)
            else { continue }
            if let properties = SetLaterProperties(of: name, type, values) {
                setLater.append(properties)
            }
            guard !documentClasses.contains(lastName) else { continue }
            // Others are created in its place.
            guard !superclasses.contains(name), !superclasses.contains(lastName) else { continue }
            guard let expression = Self.expression(name, type, root, types, values) else {
                unavailable.append(name)
                continue
            }
            let isMadeUp =
                expression != name + "()" && !root.plainCalls.contains { expression == name + $0 }
            // What a container would contain isn't known.
            if root.isContainer, isMadeUp { continue }
            let usesNavigation = ([type] + types.superclasses(of: name).own).contains(
                where: \.usesNavigation)
            screens.append(
                Screen(
                    name: name, path: type.path, line: type.line,
                    expression: usesNavigation && !root.isContainer
                        ? "UINavigationController(rootViewController: \(expression))" : expression,
                    isMadeUp: isMadeUp))
        }
    }

    private static func expression(
        _ name: String, _ type: TypeDeclaration, _ root: ControllerClass, _ types: DeclaredTypes,
        _ values: MadeUpValues
    ) -> String? {
        for declaration in [type] + types.superclasses(of: name).own {
            if let call = values.call(declaration.callable.filter { !$0.isFailable }, of: name) {
                return call
            }
            let isInitialized = declaration.properties.allSatisfy(\.hasValue)
            guard !declaration.hasDesignated, isInitialized else { return nil }
        }
        return root.plainCalls.first.map { name + $0 }
    }

    public var isEmpty: Bool { screens.isEmpty && setLater.isEmpty }

    /// The code to add to the end of a file, or an empty text: it sets properties of its view controllers.
    public func addition(to path: String) -> String {
        setLater.filter { $0.path == path }.map { "\n" + $0.text }.joined()
    }

    /// The names of the classes whose properties are made up.
    public var classesWithMadeUpProperties: [String] { setLater.map(\.name) }

    /// The file with the functions that list the screens, and that set properties of a view controller.
    ///
    /// - Parameters:
    ///   - module: The name of the module, which is a part of the functions' names.
    ///   - modules: The modules that it imports.
    public func text(of module: String, importing modules: [String]) -> String {
        let lines = screens.map { screen in
            let file = screen.path.split(separator: "/").last.map(String.init) ?? ""
            let note = screen.isMadeUp ? ".explained(\"Shown with made-up data\")" : ""
            let place = "fileID: \(file.debugDescription), line: \(screen.line)"
            return "    screens.append(DeclaredPreview(\"\(screen.name)\", \(place)) "
                + "{ \(screen.expression) }\(note))\n"
        }
        return (["UIKit"] + modules).map { "import \($0)\n" }.joined() + """

            /// The view controllers that exist in code only.
            @MainActor public func declaredScreensOf\(module)() -> [DeclaredPreview] {
                var screens: [DeclaredPreview] = []
            \(lines.joined())    return screens
            }

            /// Sets properties of a view controller that other code would set.
            @MainActor public func setMadeUpPropertiesOf\(module)(_ controller: UIViewController) {
            \(setLater.map { "    \($0.call)\n" }.joined())}

            """
    }
}

/// A view controller of a framework, as the superclass of an application's.
private struct ControllerClass {
    /// The arguments of the initializers that subclasses inherit, the simplest first.
    let plainCalls: [String]
    let isContainer: Bool

    init?(_ name: String) {
        switch name {
        case "UIViewController", "UITableViewController", "UIInputViewController":
            (plainCalls, isContainer) = (["()", "(nibName: nil, bundle: nil)"], false)
        case "UICollectionViewController":
            (plainCalls, isContainer) = (
                ["(collectionViewLayout: UICollectionViewFlowLayout())"], false
            )
        case "UINavigationController", "UITabBarController", "UISplitViewController",
            "UIPageViewController":
            (plainCalls, isContainer) = (["()"], true)
        default: return nil
        }
    }
}
