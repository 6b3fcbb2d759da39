import ArgumentParser

/// How a command prints diagnostics.
struct DiagnosticOptions: ParsableArguments {
    @Flag(help: "Print the details of diagnostics, such as the whole log of a conflict.")
    var verbose = false
}
