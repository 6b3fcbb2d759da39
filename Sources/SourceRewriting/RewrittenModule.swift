/// The files of a module after rewriting, and what was changed in them.
public struct RewrittenModule: Sendable {
    /// The files, in the order of the originals.
    public internal(set) var files: [RewrittenFile] = []
    /// The declarations, for modules that depend on this one.
    public let index: SourceIndex

    /// The number of changes by kind.
    public var counts: [ChangeKind: Int] {
        files.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    }

    /// The modules that files import although they can't be imported, by name, without duplicates.
    public var missingModules: [String] { Set(files.flatMap(\.missingModules)).sorted() }
}

/// A rewritten file.
public struct RewrittenFile: Sendable {
    public let path: String
    public internal(set) var text: String
    public internal(set) var counts: [ChangeKind: Int]
    /// The function that registers the file's classes, or `nil` if it has none.
    public let registration: String?
    /// The constant with the file's previews, or `nil` if it has none.
    public let previewList: String?
    /// The class with `@UIApplicationMain` or `@main`, or `nil` if the file contains none.
    public let applicationDelegate: String?
    /// The imported modules that don't exist, whose imports are removed.
    public let missingModules: [String]
    /// The classes that the file declares, outside functions, with their superclasses.
    public let classes: [DeclaredClass]
    /// The names of the structures that are views in SwiftUI, outside functions.
    public let swiftUIViews: [String]
    /// The syntax errors of the original, as `line: message`.
    public let syntaxErrors: [SyntaxError]
}

/// A class that a file declares.
public struct DeclaredClass: Sendable, Hashable {
    public let name: String
    public let superclass: String?
}

/// A syntax error of an original file.
public struct SyntaxError: Sendable, Hashable {
    public let line: Int
    public let message: String
}

/// A kind of change.
public enum ChangeKind: String, Sendable, Hashable, CaseIterable, Codable {
    case attributes = "Objective-C attributes removed"
    case modifiers = "Objective-C modifiers removed"
    case selectors = "selectors"
    case keyPaths = "key paths of Objective-C"
    case imports = "imports"
    case conditions = "conditions"
    case availability = "conditions of iOS versions"
    case resources = "calls that load resources"
    case optionalRequirements = "optional requirements"
    case optionalCalls = "calls of optional methods"
    case classBoundProtocols = "protocols bound to classes"
    case movedMembers = "members moved from extensions into their classes"
    case systemOverrides = "overrides in extensions of UIKit's classes left out"
    case applicationMain = "application entry points"
    case literals = "color and image literals"
    case previews = "previews"
    case initializers = "initializers without arguments"
    case reuseInitializers = "initializers for registered classes"
    case dynamicMembers = "members of AnyObject"
    case classNames = "class names of objects"
    case managedProperties = "managed properties"
    case accessLevels = "access levels relaxed"
    case classTables = "class tables"
}
