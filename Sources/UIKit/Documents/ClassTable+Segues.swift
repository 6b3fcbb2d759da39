import Foundation

extension ClassTable where Object: UIStoryboardSegue {
    /// Adds the initializer that documents call for segues of the class.
    public mutating func initializer(
        segue make:
            @escaping @MainActor (
                _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
            ) -> Object
    ) {
        entry.otherMakers.append(SegueMaker(make: make))
    }
}

extension ClassTables {
    /// Returns a segue of the class, or `nil` if it has no initializer for segues.
    package func segue(
        of type: AnyClass, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue? {
        initializer(SegueMaker.self, of: type)?.make(identifier, source, destination)
    }
}

/// An initializer of a segue's class.
private struct SegueMaker {
    let make: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
}
