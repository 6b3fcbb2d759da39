import ContactSheetDiagnostics
import CoreGraphics
import Foundation
import Synchronization

/// The fonts in files that the user registered, for the lifetime of the process.
final class FontRegistry: Sendable {
    static let shared = FontRegistry(shaper: .shared)

    private struct State {
        var fonts: [RegisteredFont] = []
        /// The result for each file, so that registering it again has no effect.
        var files: [String: Result<[RegisteredFont], FontFile.ReadError>] = [:]
    }

    private let shaper: Shaper
    private let state = Mutex(State())

    init(shaper: Shaper) {
        self.shaper = shaper
    }

    /// The fonts in the order of their registration.
    var fonts: [RegisteredFont] { state.withLock { $0.fonts } }

    /// Returns the font with a PostScript or full name, or the regular font of a family with that
    /// name. Names are case-insensitive.
    func font(named name: String) -> RegisteredFont? {
        let fonts = self.fonts
        guard !fonts.isEmpty else { return nil }
        let name = name.lowercased()
        let exact = fonts.first {
            $0.face.postScriptName.lowercased() == name || $0.fullName.lowercased() == name
        }
        return exact
            ?? fonts.filter { $0.familyName.lowercased() == name }
            .min { $0.distanceToRegular < $1.distanceToRegular }
    }

    /// Registers a file's fonts for use in texts, and returns them as they are in the file.
    @discardableResult func register(
        file path: String
    ) throws(FontFile.ReadError) -> [RegisteredFont] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        return try state.withLock { state in
            if let known = state.files[path] { return known }
            let result = Self.read(path)
            state.files[path] = result
            if case .success(let fonts) = result { add(fonts, at: path, to: &state) }
            return result
        }.get()
    }

    private static func read(_ path: String) -> Result<[RegisteredFont], FontFile.ReadError> {
        Result { () throws(FontFile.ReadError) in try FontFile.fonts(at: path) }
    }

    /// Adds fonts. A face with the PostScript name of a known face or substitute is drawn with that
    /// one, because faces are selected by name.
    private func add(_ fonts: [RegisteredFont], at path: String, to state: inout State) {
        let known = state.fonts.map(\.face) + shaper.catalog.allFaces
        for var font in fonts {
            if let face = known.first(where: { $0.postScriptName == font.face.postScriptName }) {
                font.face = face
            }
            state.fonts.append(font)
        }
        if state.fonts.contains(where: { $0.face.path == path }) { shaper.add(fontFile: path) }
    }
}

extension RegisteredFont {
    fileprivate var distanceToRegular: Int { abs(weight.rawValue - 400) + (isItalic ? 1000 : 0) }
}

extension FontCatalog {
    /// All faces, sorted by path, so that a choice among them is deterministic.
    var allFaces: [FontFace] {
        faces.values.flatMap { $0 }.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }
}
