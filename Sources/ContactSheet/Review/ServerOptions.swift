import ArgumentParser
import Foundation

/// The server of a page.
struct ServerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The port of the page on 127.0.0.1; by default, any that is free", valueName: "port"))
    var port: PortNumber?

    @Option(
        help: ArgumentHelp(
            "A folder with files that replace those of the page", valueName: "folder"),
        completion: .directory)
    var templates: PathArgument?

    var templatesURL: URL? {
        templates.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
    }
}

/// The number of a port.
struct PortNumber: OptionValue {
    let number: UInt16

    init(option text: String) throws(OptionError) {
        guard let number = UInt16(text), number >= 1024 else {
            throw OptionError("expected a number from 1024 to 65535")
        }
        self.number = number
    }
}
