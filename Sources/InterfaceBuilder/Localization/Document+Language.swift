import ContactSheetDiagnostics
import Foundation
import UIKit

/// The localized versions of a document, so that each is created only once.
@MainActor final class DocumentEditions {
    private var known: [String: Document] = [:]

    nonisolated init() {}

    func edition(_ language: String, _ make: () -> Document) -> Document {
        if let edition = known[language] { return edition }
        let edition = make()
        known[language] = edition
        return edition
    }
}

@MainActor extension Document {
    /// Returns the document with texts in the device's language.
    ///
    /// - Returns: The document itself if the device has no language, or if no file contains texts
    ///   in it, which is reported as a note.
    func localized() -> Document {
        guard let language = UIScreen.main.device.language else { return self }
        let edition = editions.edition(language) { localized(in: language) ?? self }
        if edition.language != language {
            DiagnosticLog.current.add(
                Diagnostic(
                    .note, "no localization for \(language); using the document's texts",
                    location: fileName,
                    hint: "add \(language).lproj/\(baseName).strings or \(baseName).xcstrings "
                        + "next to the document"))
        }
        return edition
    }

    private var baseName: String { (fileName as NSString).deletingPathExtension }

    private func localized(in language: String) -> Document? {
        url.flatMap { LocalizedTexts.find(language, for: $0) }.map {
            localized(by: $0, in: language)
        }
    }

    /// Returns the corresponding scene in this localized version of the document.
    func scene(like scene: Scene) -> Scene {
        scenes.first { $0.id == scene.id && $0.line == scene.line } ?? scene
    }
}
