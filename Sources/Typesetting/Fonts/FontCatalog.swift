import AtomicFiles
import CPango
import CoreGraphics
import Foundation

/// The font files that typesetting may use, found by name, and their fontconfig configuration.
///
/// The configuration is private: it contains only these files and none of the machine's. It is
/// complete before the first text is shaped, so that no text depends on earlier ones.
final class FontCatalog: Sendable {
    static let shared: FontCatalog = {
        let catalog = FontCatalog(
            directories: standardDirectories, cache: FontEnvironment.cacheFolder)
        LibraryFonts.restrict(to: catalog.allFaces.map(\.path))
        return catalog
    }()

    /// The faces of each file that was found, by file name.
    let faces: [String: [FontFace]]
    /// The path of the icon font, or `nil` if it isn't installed.
    let iconFontPath: String?
    /// The fontconfig configuration. It is only read after `init`, and fontconfig's reference
    /// counts are thread-safe.
    nonisolated(unsafe) let configuration: OpaquePointer?

    /// - Parameter cache: The folder in which the contents of the files are stored for other processes.
    init(directories: [String], cache: String? = nil) {
        var paths = Self.find(Set(Self.requiredFiles.keys), in: directories)
        iconFontPath = paths.removeValue(forKey: IconFont.fileName)
        let files = paths.values.sorted()
        let known = cache.flatMap { FontScanCache(of: files, readBy: Self.rules, in: $0) }
            .flatMap(Self.load)
        let (configuration, faces) = known ?? Self.load(files)
        self.configuration = configuration
        self.faces = faces
    }

    deinit {
        if let configuration { FcConfigDestroy(configuration) }
    }

    private typealias Loaded = (configuration: OpaquePointer?, faces: [String: [FontFace]])

    private static func load(_ files: [String]) -> Loaded {
        let configuration = configuration(rules)
        for path in files { FcConfigAppFontAddFile(configuration, path) }
        return (configuration, faces(of: configuration))
    }

    /// Returns the fonts in the cache's folder, or `nil` if they can't be read there.
    private static func load(_ cache: FontScanCache) -> Loaded? {
        let configuration = configuration(rules + cache.rules)
        FcConfigAppFontAddDir(configuration, cache.links)
        let faces = faces(of: configuration)
        if !faces.isEmpty { return (configuration, faces) }
        if let configuration { FcConfigDestroy(configuration) }
        return nil
    }

    private static func configuration(_ elements: String) -> OpaquePointer? {
        let configuration = FcConfigCreate()
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(elements)"
            + "</fontconfig>"
        text.withCString {
            $0.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count) {
                _ = FcConfigParseAndLoadFromMemory(configuration, $0, 1)
            }
        }
        return configuration
    }

    /// Fontconfig rules: the family of each face is its PostScript name, which selects the exact
    /// file, and hinting is off. A variable font has patterns without such a name, or with that of
    /// another instance; Pango requires that they have a family, which isn't a name of a font.
    private static let rules = """
        <match target="scan"><edit name="family" mode="assign"><name>postscriptname</name></edit>
        </match>
        <match target="scan"><test name="variable"><bool>true</bool></test>
        <edit name="family" mode="assign"><string>(variable font)</string></edit></match>
        <match target="scan"><test name="index" compare="more_eq"><int>65536</int></test>
        <edit name="family" mode="assign"><string>(variable font)</string></edit></match>
        <match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
        """

    /// Returns fontconfig's faces by file name, in the order of their index.
    private static func faces(of configuration: OpaquePointer?) -> [String: [FontFace]] {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [:] }
        let patterns = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
        let all = patterns.compactMap { $0.flatMap(FontFace.init(pattern:)) }
        return Dictionary(grouping: all) { ($0.path as NSString).lastPathComponent }
            .mapValues { $0.sorted { $0.index < $1.index } }
    }
}

extension FontCatalog {
    /// The files that snapshots depend on, with the Debian packages that contain them.
    static let requiredFiles: [String: String] = {
        let substitutes = FontSubstitute.allCases.flatMap { family in
            family.fileNames.map { ($0, family.package) }
        }
        return Dictionary(
            substitutes + Fallback.packages.map { ($0.key, $0.value) }
                + [(IconFont.fileName, IconFont.package)],
            uniquingKeysWith: { first, _ in first })
    }()

    /// The directories in `CONTACTSHEET_FONTS` (colon-separated), followed by the usual ones.
    private static var standardDirectories: [String] {
        let named = ProcessInfo.processInfo.environment["CONTACTSHEET_FONTS"] ?? ""
        let home = UserFolders.home + "/.local/share/fonts"
        return named.split(separator: ":").map(String.init)
            + ["/usr/share/fonts", "/usr/local/share/fonts", home]
    }

    /// Returns the path of each file. The first directory that contains a file takes precedence,
    /// then the last path in it, because Debian has version 2 of Liberation in `liberation2` next
    /// to version 1.
    private static func find(_ names: Set<String>, in directories: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for directory in directories {
            let files = Folder.files(below: directory) ?? []
            let entries = files.map { (name: ($0 as NSString).lastPathComponent, path: $0) }
                .filter { names.contains($0.name) }
            for (name, path) in entries.sorted(by: { $0.path > $1.path }) where found[name] == nil {
                found[name] = directory + "/" + path
            }
        }
        return found
    }
}

extension FontFace {
    /// Creates the face that a fontconfig pattern describes; `nil` without a file, for a variable font
    /// as a whole, and for its instances other than the default one.
    init?(pattern: OpaquePointer) {
        var index: Int32 = 0
        var isVariable: FcBool = 0
        FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
        guard let path = Self.string(FC_FILE, of: pattern), isVariable == 0,
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch, index >> 16 == 0
        else { return nil }
        self.init(
            path: path, index: Int(index),
            postScriptName: Self.string(FC_POSTSCRIPT_NAME, of: pattern) ?? "")
    }

    private static func string(_ name: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }
}
