import CPango
import Foundation

/// The fontconfig file for libraries and programs that draw the texts of SVG and PDF images.
///
/// They search all installed fonts otherwise, so that an image would depend on the machine.
enum LibraryFonts {
    /// Makes this process's libraries, and the programs that it starts, use these files only.
    ///
    /// Call it before the first image is drawn. The configuration is a file in memory that lives
    /// as long as the process.
    static func restrict(to paths: [String]) {
        let file = contactsheet_memory_file("fonts.conf")
        guard file >= 0 else { return }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        guard (try? handle.write(contentsOf: Data(configuration(of: paths).utf8))) != nil else {
            return
        }
        setenv("FONTCONFIG_FILE", "/proc/\(getpid())/fd/\(file)", 1)
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

    /// The families that take the place of those that images name most.
    private static let aliases = [
        ("Inter", ["sans-serif", "system-ui", "San Francisco", "SF Pro Text", "SF Pro Display"]),
        ("Liberation Sans", ["Helvetica", "Helvetica Neue", "Arial"]),
        ("Liberation Serif", ["serif", "Times", "Times New Roman"]),
        ("Liberation Mono", ["monospace", "Courier", "Courier New", "Menlo"]),
    ]
}

extension String {
    fileprivate var inXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
