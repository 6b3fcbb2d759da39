import UIKit

/// Which of the app's own classes the objects of documents don't have, because their code ends the
/// process. Such objects have the class that Interface Builder shows.
package enum ReplacedClasses: String, Codable, CaseIterable, Sendable {
    /// Those of controllers.
    case controllers
    /// Those of controllers and views.
    case all

    /// Replaces classes in the current simulation, and in those that inherit from it, during a function.
    @MainActor package func whileReplaced<Result>(_ body: () throws -> Result) rethrows -> Result {
        SimulatedDocuments.current.replacedClasses = self
        defer { SimulatedDocuments.current.replacedClasses = nil }
        return try body()
    }

    /// Whether objects of a kind don't have the app's classes.
    @MainActor static func include(_ kind: AnyClass) -> Bool {
        switch SimulatedDocuments.current.replacedClasses {
        case nil: false
        case .controllers: kind == UIViewController.self
        case .all: true
        }
    }
}
