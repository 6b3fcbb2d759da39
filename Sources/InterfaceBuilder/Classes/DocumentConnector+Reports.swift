import ContactSheetDiagnostics
import UIKit

extension DocumentConnector {
    /// Reports a class without a table, in UIKit's words if the app's classes have complete tables.
    func report(missingClass name: String, of element: Element) {
        guard ClassTables.current.isComplete else {
            return DiagnosticLog.current.add(
                Diagnostic(
                    .note, "the class \(name) isn't registered; using \(element.name) instead",
                    location: builder.document.fileName,
                    hint: "call DocumentClasses.register(\(name).self) { … }"))
        }
        DiagnosticLog.current.add(
            Diagnostic(
                .warning, "Unknown class \(name) in Interface Builder file.",
                location: builder.document.fileName))
    }

    /// Reports an outlet that the object's class doesn't have, with the message of UIKit's
    /// exception.
    func report(missingOutlet property: String, of object: AnyObject) {
        guard ClassTables.current.isComplete(type(of: object)),
            !StandardOutlets.names.contains(property)
        else { return }
        KeyValueCoding.report(object, "setValue:forUndefinedKey:", property)
    }

    /// Reports an action that the target's class doesn't have, with the message of UIKit's
    /// exception.
    func report(missingAction name: String, of target: AnyObject) {
        guard ClassTables.current.isComplete(type(of: target)) else { return }
        DiagnosticLog.current.add(
            Diagnostic(
                .error,
                "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance",
                location: builder.document.fileName))
    }
}
