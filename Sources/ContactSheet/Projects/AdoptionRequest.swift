import Foundation

/// A project to adopt, as the argument of `contactsheet-adopt`. All paths are absolute.
package struct AdoptionRequest: Codable, Sendable {
    /// The project, workspace, or Package.swift.
    package let project: String
    /// The folder of the package that is written.
    package let folder: String
    /// The name of the target, or `nil` for the only application.
    package let target: String?
    /// The folder of the package Contactsheet, or `nil` for the one of the executable.
    package let package: String?
    /// The folder with the responses that the package uses whenever it runs, or `nil` if there is none.
    package let networkFixtures: String?
    /// The folder with the packages that the project depends on, or `nil` if there is none.
    package let checkouts: String?
    package let downloadsPackages: Bool
}

/// What `contactsheet-adopt` prints.
package enum AdoptionReply: Codable, Sendable {
    case adopted(BuiltApplication)
    /// Why there is no application.
    case failed(String)
}

/// The application of a project, which can be run.
package struct BuiltApplication: Codable, Sendable {
    /// The path of the bundle.
    package let bundle: String
    /// The lines of the report.
    package let report: [String]
    /// Whether everything was compiled.
    package let isComplete: Bool

    package init(bundle: String, report: [String], isComplete: Bool) {
        (self.bundle, self.report, self.isComplete) = (bundle, report, isComplete)
    }
}
