import AtomicFiles
import ContactSheetDiagnostics
import Foundation

extension FontEnvironment {
    /// Registers the fonts of a file, or of all font files in a folder and its subfolders, for use
    /// in texts.
    ///
    /// - Returns: The fonts' PostScript names, and a warning for each file that can't be read or is
    ///   a variable font.
    public static func register(
        at path: String
    ) -> (names: [String], diagnostics: [Diagnostic]) {
        var names: [String] = []
        var diagnostics: [Diagnostic] = []
        for file in fontFiles(at: path) {
            do throws(FontFile.ReadError) {
                let fonts = try FontRegistry.shared.register(file: file)
                names += fonts.map(\.face.postScriptName)
                if fonts.contains(where: \.isVariable) {
                    diagnostics.append(FontIssue.variableFile(file).diagnostic)
                }
            } catch {
                diagnostics.append(
                    FontIssue.unreadableFile(file, FileDefect(contentsOf: file)).diagnostic)
            }
        }
        return (names, diagnostics)
    }

    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    private static func fontFiles(at path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return [path] }
        let entries = FileManager.default.enumerator(atPath: path)?.lazy
            .compactMap { $0 as? String }
            .filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
        return (entries.map(Array.init) ?? []).sorted().map { path + "/" + $0 }
    }
}
