import ArgumentParser
import Foundation
@_exported import ContactSheetPreviews

/// The previews of a package. The `@main` type that conforms to it provides all commands:
///
/// ```swift
/// @main struct MyPreviews: PreviewCatalog {
///     var previews: [Preview] {
///         Preview("Settings") { SettingsViewController() }
///         Preview("Badge") { BadgeView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
///     }
/// }
/// ```
@MainActor public protocol PreviewCatalog {
    init()
    /// The name in the gallery's title and in the commands that messages suggest.
    var name: String { get }
    /// The previews besides those that source files declare with `#Preview`; none by default.
    @PreviewBuilder var previews: [Preview] { get }
    /// The bundle that `UIImage(named:)` and `UIColor(named:)` search. A package's own bundle is
    /// `.module`.
    static var resources: Bundle { get }
}

extension PreviewCatalog {
    public var name: String { String(describing: Self.self) }
    public var previews: [Preview] { [] }
    public static var resources: Bundle { .main }

    /// Runs the command of the process's arguments and exits: with 0 on success, 1 if a snapshot
    /// differs or an issue is found, or 2 if the command couldn't run.
    public static func main() async {
        Command.prepareProcess()
        let catalog = Self()
        CommandInput.current = CommandInput(
            name: catalog.name, previews: catalog.previews + Preview.declared,
            readsDocuments: false,
            resources: resources, workers: .current)
        await Command.runAndExit()
    }
}

/// Builds a list of previews, with support for `for` and `if`.
@resultBuilder public enum PreviewBuilder {
    public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
    public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
    public static func buildBlock(_ parts: [Preview]...) -> [Preview] { parts.flatMap { $0 } }
    public static func buildArray(_ parts: [[Preview]]) -> [Preview] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Preview]?) -> [Preview] { part ?? [] }
    public static func buildEither(first part: [Preview]) -> [Preview] { part }
    public static func buildEither(second part: [Preview]) -> [Preview] { part }
}

/// The input of the commands.
@MainActor struct CommandInput {
    var name: String
    var previews: [Preview]
    /// Whether commands accept documents as arguments.
    var readsDocuments: Bool
    /// The bundle with the images and colors that code loads by name.
    var resources: Bundle?
    /// The executable whose workers render the previews, or `nil` if this process renders them, as in tests.
    var workers: WorkerExecutable?
    /// The devices and orientations that the application supports.
    var support = AppSupport()
    /// The project whose application has the previews, or `nil` if there is none.
    var project: OpenedProject?
    /// Creates what all screens of an application require.
    var prepareApplication: @MainActor () -> Void = {}

    static var current = CommandInput(name: "contactsheet", previews: [], readsDocuments: true)
}
