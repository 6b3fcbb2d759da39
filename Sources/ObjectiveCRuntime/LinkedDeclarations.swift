import CLinkedDeclarations

/// What the modules of an executable declare for it: classes, previews, and folders with resources.
///
/// A module places a function for each declaration in the section `contactsheet_declarations` of the
/// executable, as a private constant of type `Entry` with the attributes `@section` and `@used`. So no
/// list of modules is necessary. `#Preview` and rewritten sources contain such functions.
public struct LinkedDeclarations: Sendable {
    /// A function in the section, which adds its declaration to a list.
    public typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void

    private var declarations: [any LinkedDeclaration] = []

    /// The declarations of this executable, in the order in which it was linked.
    private static let all: LinkedDeclarations = {
        var list = LinkedDeclarations()
        withUnsafeMutablePointer(to: &list) { contactsheet_add_declarations($0) }
        return list
    }()

    /// Adds a declaration to the list that an entry is called with.
    public static func add(
        _ declaration: some LinkedDeclaration, to list: UnsafeMutableRawPointer
    ) {
        list.assumingMemoryBound(to: LinkedDeclarations.self).pointee.declarations
            .append(declaration)
    }

    /// Returns the declarations of one kind, in the order in which the executable was linked.
    package static func all<Declaration: LinkedDeclaration>(
        _ kind: Declaration.Type
    ) -> [Declaration] {
        all.declarations.compactMap { $0 as? Declaration }
    }
}

/// A kind of declarations.
public protocol LinkedDeclaration: Sendable {}

/// Classes of a module, which documents and code find by their names.
public struct LinkedClasses: LinkedDeclaration {
    let register: @MainActor @Sendable () -> Void

    /// - Parameter register: Registers the class tables in the current simulation.
    public init(register: @escaping @MainActor @Sendable () -> Void) {
        self.register = register
    }
}
