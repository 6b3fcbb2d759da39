import Foundation

/// The text that UIKit prints when constraints conflict (Documentation/Layout.md 3.8), without the
/// date and the process name at the start of its first line.
@MainActor struct ConflictLog {
    let constraints: [LoggedConstraint]
    let broken: LoggedConstraint

    var text: String {
        let style = LogStyle.current
        return Self.opening(style, hasMasks: constraints.contains { $0.mask != nil })
            + "(\n" + constraints.map { "    \"\($0.text)\"" }.joined(separator: ",\n") + "\n)\n\n"
            + "Will attempt to recover by breaking constraint \n\(broken.text)\n\n"
            + Self.closing(style)
    }

    private static func opening(_ style: LogStyle, hasMasks: Bool) -> String {
        let subsystem = style.namesItsSubsystem ? "[LayoutConstraints] " : ""
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
            + "understand, refer to the documentation for the UIView property "
            + "translatesAutoresizingMaskIntoConstraints) "
        let parts = [
            "Probably at least one of the constraints in the following list is one you don't want.",
            "Try this:",
            "(1) look at each constraint and try to figure out which you don't expect;",
            "(2) find the code that added the unwanted constraint or constraints and fix it.",
        ]
        let advice =
            style.splitsTheAdvice
            ? "\t\(parts[0]) \n\t\(parts[1]) \n\t\t\(parts[2]) \n\t\t\(parts[3]) \n"
                + (hasMasks ? "\t\(note)\n" : "")
            : "\t\(parts.joined(separator: " ")) " + (hasMasks ? note : "") + "\n"
        return "\(subsystem)Unable to simultaneously satisfy constraints.\n" + advice
    }

    private static func closing(_ style: LogStyle) -> String {
        let place =
            style.breaksOnExceptions
            ? "Break on objc_exception_throw"
            : "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"
        return "\(place) to catch this in the debugger.\n"
            + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
            + "<\(style.header)> may also be helpful."
    }
}
