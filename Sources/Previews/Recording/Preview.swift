import UIKit

/// A screen to photograph: a name and how to make it afresh for each picture.
public struct Preview: Sendable {
    /// Names folders below `Snapshots/`: see `PreviewName`.
    public let name: String
    /// One line for the gallery's reader.
    public let note: String?
    let make: @MainActor @Sendable () throws -> UIViewController

    public init(
        _ name: String, note: String? = nil,
        make: @escaping @MainActor @Sendable () throws -> UIViewController
    ) {
        self.name = name
        self.note = note
        self.make = make
    }

    /// The view becomes the root view of a controller of its own.
    public init(
        _ name: String, note: String? = nil,
        view: @escaping @MainActor @Sendable () throws -> UIView
    ) {
        self.init(name, note: note) { () throws -> UIViewController in
            let controller = UIViewController()
            controller.view = try view()
            return controller
        }
    }
}
