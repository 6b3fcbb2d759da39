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
    ///   - types: The types of the module.
    ///   - dependencies: The types of the modules that it imports.
    ///   - documentClasses: The classes of controllers in storyboards, whose scenes are rendered.
    public init(
        of types: DeclaredTypes, dependencies: [DeclaredTypes], documentClasses: Set<String>
    ) {
        let known = types.importing(dependencies)
        let values = MadeUpValues(known)
        // Subclasses are created in the place of these.
        let superclasses = Set(known.all.values.compactMap(\.superclass))
        for (name, type) in types.all.sorted(by: { $0.key < $1.key }) {
            let (own, last) = known.superclasses(of: name)
            guard type.kind == .classType, !type.isHidden, !type.isGeneric,
                let root = last.flatMap(ControllerClass.init)
            else { continue }
            if let properties = SetLaterProperties(of: name, type, values) {
                setLater.append(properties)
            }
            let lastName = name.split(separator: ".").last.map(String.init) ?? name
            guard !documentClasses.contains(lastName),
                superclasses.isDisjoint(with: [name, lastName])
            else { continue }
            guard let arguments = Self.arguments(name, root, values) else {
                unavailable.append(name)
                continue
            }
            let isMadeUp = !root.plainArguments.contains(arguments)
            // What a container would contain isn't known.
            if root.isContainer, isMadeUp { continue }
            let call = name + arguments
            let usesNavigation = ([type] + own).contains(where: \.usesNavigation)
            screens.append(
                Screen(
                    name: name, path: type.path, line: type.line,
                    expression: usesNavigation && !root.isContainer
                        ? "UINavigationController(rootViewController: \(call))" : call,
                    isMadeUp: isMadeUp))
        }
    }

    /// Returns the arguments with which a controller is created, with parentheses.
    private static func arguments(
        _ name: String, _ root: ControllerClass, _ values: MadeUpValues
    ) -> String? {
        switch values.creation(of: name, allowsFailable: false) {
        case .call(let call): String(call.dropFirst(name.count))
        case .inherited: root.plainArguments[0]
        case nil: nil
        }
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
    /// The arguments of initializers that aren't made up; first, those that subclasses inherit.
    let plainArguments: [String]
    let isContainer: Bool

    init?(_ name: String) {
        switch name {
        case "UIViewController", "UITableViewController", "UIInputViewController":
            (plainArguments, isContainer) = (["()", "(nibName: nil, bundle: nil)"], false)
        case "UICollectionViewController":
            (plainArguments, isContainer) = (
                ["(collectionViewLayout: UICollectionViewFlowLayout())", "()"], false
            )
        case "UINavigationController", "UITabBarController", "UISplitViewController",
            "UIPageViewController":
            (plainArguments, isContainer) = (["()"], true)
        default: return nil
        }
    }
}
