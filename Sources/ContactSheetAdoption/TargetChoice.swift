import Foundation
import XcodeProjects

/// The target whose screens are rendered, among those of a project or package.
struct TargetChoice {
    let targets: [XcodeTarget]
    private(set) var application: XcodeTarget
    /// The other targets of a package without an application that no target depends on.
    private(set) var others: [XcodeTarget] = []

    /// Chooses a target.
    ///
    /// - Parameter name: The target's name, or `nil` for the only application, or that with the
    ///   project's name. In packages without an application, all libraries are chosen.
    init(_ targets: [XcodeTarget], named name: String?, _ input: URL) throws(AdoptionError) {
        self.targets = targets
        if let name {
            guard let target = targets.first(where: { $0.name == name }) else {
                throw .noTarget(name, known: targets.map(\.name))
            }
            application = target
        } else if let target = try Self.application(of: targets, input) {
            application = target
        } else if let only = targets.first, targets.count == 1 {
            application = only
        } else if input.lastPathComponent == "Package.swift", !targets.isEmpty {
            let used = Set(targets.flatMap(\.dependencies))
            let roots = targets.filter { !used.contains($0.name) && $0.folder == targets[0].folder }
            application = roots.first ?? targets[0]
            others = Array(roots.dropFirst())
        } else {
            throw .noApplication(input.lastPathComponent, known: targets.map(\.name))
        }
    }

    private static func application(
        of targets: [XcodeTarget], _ input: URL
    ) throws(AdoptionError) -> XcodeTarget? {
        let applications = targets.filter { $0.product == .application }
        let forIOS = applications.filter(\.isForIOS)
        let all = forIOS.isEmpty ? applications : forIOS
        let swift = all.filter { $0.sources.contains { $0.pathExtension == "swift" } }
        // An application in Objective-C has documents, too.
        let candidates =
            swift.isEmpty ? all.filter { $0.resources.contains(where: \.isDocument) } : swift
        guard candidates.count > 1 else { return candidates.first }
        let title = input.deletingPathExtension().lastPathComponent
        guard let main = candidates.first(where: { $0.name == title }) else {
            throw .severalTargets(candidates.map(\.name))
        }
        return main
    }
}

extension XcodeTarget {
    /// Whether other targets can import the target's module.
    var isLibrary: Bool { [.framework, .staticLibrary].contains(product) }
}

extension URL {
    /// Whether the file is an Interface Builder document.
    var isDocument: Bool { ["storyboard", "xib"].contains(pathExtension) }
}
