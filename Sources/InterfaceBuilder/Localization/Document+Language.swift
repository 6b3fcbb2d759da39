import ContactSheetDiagnostics
import Foundation
import UIKit

/// The localized versions of a document, so that each is created only once.
@MainActor final class DocumentEditions {
    struct Edition {
        let document: Document
        /// The file that should contain the language.
        var damaged: LocalizedTexts.DamagedFile?
    }

    private var known: [String: Edition] = [:]

    nonisolated init() {}

    func edition(_ language: String, _ make: () -> Edition) -> Edition {
        if let edition = known[language] { return edition }
        let edition = make()
        known[language] = edition
        return edition
    }
}

@MainActor extension Document {
    /// Returns the document with texts in the device's language.
    ///
    /// Texts of a pseudo-language are computed from the document's own.
    ///
    /// - Returns: The document itself if the device has no language, or if no file contains texts
    ///   in it, which is reported as a note.
    func localized() -> Document {
        let device = UIScreen.main.device
        if let pseudo = device.pseudoLanguage {
            return editions.edition(pseudo.rawValue) {
                DocumentEditions.Edition(document: localized(in: pseudo))
            }.document
        }
        guard let language = device.language else { return self }
        let edition = editions.edition(language) {
            do throws(LocalizedTexts.DamagedFile) {
                return DocumentEditions.Edition(document: try localized(in: language) ?? self)
            } catch {
                return DocumentEditions.Edition(document: self, damaged: error)
            }
        }
        if edition.document.language != language {
            DiagnosticLog.current.add(missingLanguage(language, edition.damaged))
        }
        return edition.document
    }

    private func missingLanguage(
        _ language: String, _ damaged: LocalizedTexts.DamagedFile?
    ) -> Diagnostic {
        if let damaged {
            let file = damaged.url.pathComponents.suffix(2).joined(separator: "/")
            return Diagnostic(
                .warning, "\(file) \(damaged.defect); using the document's texts",
                location: fileName, hint: damaged.defect.hint)
        }
        return Diagnostic(
            .note, "no localization for \(language); using the document's texts",
            location: fileName,
            hint: "add \(language).lproj/\(baseName).strings or \(baseName).xcstrings "
                + "next to the document")
    }

    private var baseName: String { (fileName as NSString).deletingPathExtension }

    private func localized(
        in language: String
    ) throws(LocalizedTexts.DamagedFile) -> Document? {
        guard let url, let texts = try LocalizedTexts.find(language, for: url) else { return nil }
        return localized(by: texts, in: language)
    }

    /// Returns the corresponding scene in this localized version of the document.
    func scene(like scene: Scene) -> Scene {
        scenes.first { $0.id == scene.id && $0.line == scene.line } ?? scene
    }
}
