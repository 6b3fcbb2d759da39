import Escaping
import Foundation

/// The files of a snapshot.
///
/// References of text that doesn't depend on this package, such as `.json`, are shared with
/// swift-snapshot-testing: `__Snapshots__/FeatureTests/testUser.1.json`. References that are laid
/// out or painted here are in a folder of their own, so that they are never compared with those of
/// a simulator: `__Snapshots__/Contactsheet/FeatureTests/testScreen.1.png`.
struct ReferenceLocation: Hashable {
    /// The name in messages: the test's name and the number or name of the snapshot.
    let name: String
    /// The path of the reference.
    let reference: String
    /// The folder for the new file and the difference of a failed snapshot.
    let artifacts: String
    /// The test's name and the number or name of the snapshot, as they were specified.
    let fullName: String
    /// The name of the reference without its path extension, and the filename.
    private let stem: String
    let filename: String

    /// The folder of references of this package in a folder of references.
    static let ownFolder = "Contactsheet"

    /// Creates the location.
    ///
    /// - Parameters:
    ///   - file: The path of the test file.
    ///   - identifier: The number or name of the snapshot.
    ///   - directory: The folder of this file's references, or `nil` for the default.
    init(
        file: String, test: String, identifier: String, pathExtension: String?,
        directory: String?, isRendered: Bool, settings: EffectiveSettings
    ) {
        let source = URL(fileURLWithPath: file)
        let suite = source.deletingPathExtension().lastPathComponent.fileNameEscaped
        let stem = "\(Self.component(test)).\(Self.component(identifier))"
        self.stem = stem
        fullName = "\(test) \(identifier)"
        name = stem
        filename = (pathExtension.map { "\(stem).\($0)" } ?? stem).fileNameEscaped
        var folder: URL
        if let directory {
            folder = URL(fileURLWithPath: directory)
            if isRendered { folder.appendPathComponent(Self.ownFolder) }
        } else {
            folder =
                settings.references.map { URL(fileURLWithPath: $0) }
                ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            if isRendered { folder.appendPathComponent(Self.ownFolder) }
            folder.appendPathComponent(suite)
        }
        reference = folder.appendingPathComponent(filename).path
        artifacts =
            URL(fileURLWithPath: settings.artifacts).appendingPathComponent(suite).path
    }

    /// The path of a file of a failed snapshot.
    ///
    /// - Parameter kind: What distinguishes the file from the new snapshot, such as `difference`.
    func artifact(_ kind: String? = nil, pathExtension: String? = nil) -> String {
        guard let kind else { return "\(artifacts)/\(filename)" }
        let name = "\(stem).\(kind)" + (pathExtension.map { ".\($0)" } ?? "")
        return "\(artifacts)/\(name.fileNameEscaped)"
    }

    /// The text as a part of a filename: letters, digits, and underscores, with one hyphen for
    /// other characters between them.
    static func component(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}
