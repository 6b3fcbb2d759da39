import CoreGraphics
import Diagnostics
import Foundation
import Synchronization

/// The fonts of files that the user registered, for the life of the process.
final class FontRegistry: Sendable {
    static let shared = FontRegistry(shaper: .shared)

    private struct State {
        var fonts: [RegisteredFont] = []
        /// What each file gave, so that a second registration changes nothing.
        var files: [String: Result<[String], FontFile.Fault>] = [:]
    }

    private let shaper: Shaper
    private let state = Mutex(State())

    init(shaper: Shaper) {
        self.shaper = shaper
    }

    /// In the order of their registration.
    var fonts: [RegisteredFont] { state.withLock { $0.fonts } }

    /// The font that has this PostScript or full name, or the family's regular one; letters' case
    /// makes no difference.
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

    /// The PostScript names of a file's fonts, which texts may then use.
    func register(file path: String) throws(FontFile.Fault) -> [String] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        return try state.withLock { state in
            if let known = state.files[path] { return known }
            let result = Self.read(path)
            state.files[path] = result.map { $0.map(\.face.postScriptName) }
            if case .success(let fonts) = result { add(fonts, at: path, to: &state) }
            return result.map { $0.map(\.face.postScriptName) }
        }.get()
    }

    private static func read(_ path: String) -> Result<[RegisteredFont], FontFile.Fault> {
        Result { () throws(FontFile.Fault) in try FontFile.fonts(at: path) }
    }

    /// A face whose PostScript name a stand-in has is drawn with the stand-in: names pick faces.
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
    /// Sorted by path, so that a choice among them is always the same.
    var allFaces: [FontFace] {
        faces.values.flatMap { $0 }.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }
}
