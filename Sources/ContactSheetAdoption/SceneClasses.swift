import Foundation
import XcodeProjects

/// The classes that the documents of a project name.
struct SceneClasses {
    /// The number of scenes by class.
    private var counts: [String: Int] = [:]

    init(of project: AdoptedProject) {
        for url in project.resources where url.isDocument {
            let text =
                ProjectFile.data(at: url).map { String(decoding: $0, as: UTF8.self) } ?? ""
            // The view of a xib is a screen, too.
            let scenes = url.pathExtension == "xib" ? [text[...]] : text.split(separator: "<scene ")
            for scene in scenes {
                let names = scene.matches(of: /customClass="([^"]+)"/).map { String($0.1) }
                for name in Set(names) { counts[name, default: 0] += 1 }
            }
        }
    }

    /// Returns the classes of the view controllers of a storyboard.
    static func controllers(inDocumentAt url: URL) -> Set<String> {
        let text = ProjectFile.data(at: url).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Set(
            text.matches(of: /<\w*[cC]ontroller [^>]*customClass="([^"]+)"/).map { String($0.1) })
    }

    /// Returns the number of scenes that name one of the classes.
    func scenes(of classes: [String]) -> Int {
        classes.reduce(0) { $0 + (counts[$1] ?? 0) }
    }
}
