import ArgumentParser

/// How a command prints diagnostics.
struct DiagnosticOptions: ParsableArguments {
    @Flag(help: "Print the details of diagnostics, such as the full log of a constraint conflict")
    var verbose = false
}
