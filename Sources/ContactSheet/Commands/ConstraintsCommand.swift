import ArgumentParser
import Foundation
import InterfaceEditing

struct ConstraintsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "constraints",
        abstract: "Lists the constraints of views, as Xcode's Size inspector does.",
        discussion: """
            Prints each view with its constraints: what is constrained, the value, and the \
            constraint's object ID. “Default” is the standard value.
            """)

    @Argument(
        help: "The .storyboard or .xib file, or an Xcode project for all its documents",
        completion: .documents)
    var file: PathArgument

    @OptionGroup var selection: FixSelectionOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        try ProjectDocuments(file).forEach { path in try list(path) { Console.print($0) } }
    }

    @MainActor func list(_ file: String, print: (String) -> Void) throws {
        let revision = try FileRevision(path: file)
        let document = try DocumentFixer(data: revision.data, fileName: file)
        let views = try document.constraints(of: selection.selection)
        for (index, view) in views.enumerated() {
            if index > 0 { print("") }
            print("\(view.scene): \(view.name)")
            for constraint in view.constraints {
                let id = constraint.id.isEmpty ? "" : "  (\(constraint.id))"
                print("    \(constraint.text)\(id)")
            }
            if view.constraints.isEmpty { print("    no constraints") }
        }
        if views.isEmpty { print("\(file): no constraints") }
    }
}

/// The views of a document that a command applies to.
struct FixSelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only this view: its object ID, Xcode label, text, or title; repeatable",
            valueName: "view"))
    var view: [String] = []

    @Option(
        help: ArgumentHelp("Only this scene: its name or object ID", valueName: "name"),
        completion: .sceneNames)
    var scene: String?

    var selection: FixSelection { FixSelection(views: view, scene: scene) }
}
