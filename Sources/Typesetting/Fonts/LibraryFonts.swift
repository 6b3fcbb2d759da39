import AtomicFiles
import Escaping
import Foundation

/// The fontconfig file for libraries and programs that draw the text of SVG and PDF images.
///
/// Without it, they search all installed fonts, so that an image depends on the machine.
enum LibraryFonts {
    /// Makes this process's libraries, and the programs that it starts, use these files only.
    ///
    /// Must be called before the first image is drawn. Fontconfig reads its configuration only from
    /// a path and follows links, so the file can't be in memory: it is in the temporary folder,
    /// named after its contents, and stays there for later processes. If it can't be written, the
    /// machine's own configuration applies.
    static func restrict(to paths: [String]) {
        let configuration = Data(configuration(of: paths).utf8)
        let name =
            "contactsheet-\(getuid())-\(FontEnvironment.digest(ofBytes: configuration)).fonts.conf"
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        let isThere = (try? Data(contentsOf: file)) == configuration
        guard isThere || write(configuration, to: file.path) else { return }
        setenv("FONTCONFIG_FILE", file.path, 1)
    }

    /// Writes the file, replacing any file or link of the same name, because other users can write
    /// to the folder.
    private static func write(_ configuration: Data, to path: String) -> Bool {
        do {
            let file = try AtomicFile(path)
            try file.write(configuration)
            try file.commit()
            return true
        } catch {
            return false
        }
    }

    static func configuration(of paths: [String]) -> String {
        let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        var lines = folders.map { "<dir>\($0.inXML)</dir>" }
        lines.append("<selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>")
        lines += Set(paths).sorted().map { "<glob>\($0.inXML)</glob>" }
        lines.append("</acceptfont></selectfont>")
        for (family, names) in aliases {
            for name in names {
                lines.append(
                    "<alias binding=\"same\"><family>\(name)</family>"
                        + "<prefer><family>\(family)</family></prefer></alias>")
            }
        }
        return """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <cachedir>/var/cache/fontconfig</cachedir>
            <cachedir prefix="xdg">fontconfig</cachedir>
            \(lines.joined(separator: "\n"))
            </fontconfig>
            """
    }

    /// The replacements for the families that images most often name.
    private static let aliases = [
        ("Inter", ["sans-serif", "system-ui", "San Francisco", "SF Pro Text", "SF Pro Display"]),
        ("Liberation Sans", ["Helvetica", "Helvetica Neue", "Arial"]),
        ("Liberation Serif", ["serif", "Times", "Times New Roman"]),
        ("Liberation Mono", ["monospace", "Courier", "Courier New", "Menlo"]),
    ]
}

extension String {
    fileprivate var inXML: String { Markup.escaped(self, in: .content) }
}
