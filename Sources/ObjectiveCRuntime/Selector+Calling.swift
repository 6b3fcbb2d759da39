import ContactSheetDiagnostics
import Foundation

extension Selector {
    /// Whether the target has the method.
    @MainActor package func isMethod(of target: AnyObject) -> Bool {
        method?.belongs(target) == true
            || ClassTables.current.method(name, of: type(of: target)) != nil
    }

    /// Returns the selector with the target's method, so that it isn't looked up again.
    @MainActor package func resolved(for target: AnyObject) -> Selector {
        Selector(
            name: name, method: method ?? ClassTables.current.method(name, of: type(of: target)))
    }

    /// Calls the target's method, and reports it if the target has none.
    ///
    /// - Parameter arguments: The arguments; those that the method has no parameters for are left
    ///   out.
    /// - Returns: The method's result, or `nil` if it wasn't called.
    @MainActor @discardableResult package func call(
        on target: AnyObject, _ arguments: Any?...
    ) -> Any? {
        call(on: target, arguments: arguments)
    }

    /// Calls the target's method with the arguments.
    @MainActor package func call(on target: AnyObject, arguments: [Any?]) -> Any? {
        switch method?.call(target, arguments) {
        case .success(let result): return result
        case .failure(.arguments): return reportArguments(of: target)
        case .failure(.target), nil: return callByName(on: target, arguments)
        }
    }

    @MainActor private func callByName(on target: AnyObject, _ arguments: [Any?]) -> Any? {
        let found = ClassTables.current.method(name, of: type(of: target))
        switch found?.call(target, arguments) {
        case .success(let result): return result
        case .failure: return reportArguments(of: target)
        case nil:
            report("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
            return nil
        }
    }

    @MainActor private func reportArguments(of target: AnyObject) -> Any? {
        report("-[\(type(of: target)) \(name)] has parameters of other types; it wasn't called")
        return nil
    }

    @MainActor private func report(_ message: String) {
        DiagnosticLog.current.add(
            Diagnostic(
                .error, message,
                hint: "create the selector with the method, or register it with ClassTable"))
    }
}
