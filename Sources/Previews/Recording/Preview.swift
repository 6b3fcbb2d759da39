import UIKit

/// A screen to photograph: a name and how to make it afresh for each picture.
public struct Preview: Sendable {
    /// Names folders below `Snapshots/`: see `PreviewName`.
    public let name: String
    /// One line for the gallery's reader.
    public let note: String?
    /// The pictures that this preview is for; nil leaves the choice to the run.
    public let configurations: [Configuration]?
    let make: @MainActor @Sendable () throws -> UIViewController

    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        make: @escaping @MainActor @Sendable () throws -> UIViewController
    ) {
        self.name = name
        self.note = note
        self.configurations = configurations
        self.make = make
    }

    /// The view becomes the root view of a controller of its own.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        view: @escaping @MainActor @Sendable () throws -> UIView
    ) {
        self.init(name, note: note, in: configurations) { () throws -> UIViewController in
            let controller = UIViewController()
            controller.view = try view()
            return controller
        }
    }
}
