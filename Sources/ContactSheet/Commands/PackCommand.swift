import ArgumentParser
import ContactSheetSnapshots
import Foundation

struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract: "Writes the references of a folder to a container, one file.",
        discussion: """
            References that the container has already must be equal. The folder stays as it is. The same \
            references result in the same file.
            """)

    @Argument(help: "The folder of references", completion: .directory)
    var folder: PathArgument = "Snapshots"

    @Argument(
        help: """
            The container, whose name ends in .contactsheet (default: the folder with this ending)
            """)
    var container: PathArgument?

    func run() throws {
        let path = container?.path ?? folder.path.withoutFinalSlashes + ".contactsheet"
        let result = try ContainerConversion(
            folder: folder.path.withoutFinalSlashes, container: path
        )
        .pack()
        Console.print("\(result.count) packed into \(path)\(result.equalCount)")
        Console.print("size: \(result.folderBytes) bytes → \(result.containerBytes) bytes")
    }
}

struct UnpackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpack", abstract: "Writes the references of a container to a folder.",
        discussion: """
            References that the folder has already must be equal. The container stays as it is.
            """)

    @Argument(help: "The container")
    var container: PathArgument = "Snapshots.contactsheet"

    @Argument(
        help: "The folder of references (default: the container without .contactsheet)",
        completion: .directory)
    var folder: PathArgument?

    func run() throws {
        let path =
            folder?.path.withoutFinalSlashes ?? (container.path as NSString).deletingPathExtension
        let result = try ContainerConversion(folder: path, container: container.path).unpack()
        Console.print("\(result.count) unpacked into \(path)\(result.equalCount)")
    }
}

extension ContainerConversion.Result {
    fileprivate var count: String { "\(written) reference\(written == 1 ? "" : "s")" }

    /// The number of references that weren't written, or an empty text.
    fileprivate var equalCount: String {
        switch equal {
        case 0: ""
        case 1: "; 1 was there already"
        default: "; \(equal) were there already"
        }
    }
}

extension String {
    fileprivate var withoutFinalSlashes: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
