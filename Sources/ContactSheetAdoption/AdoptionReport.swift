import AtomicFiles
import Escaping
import Foundation
import SourceRewriting

/// What an adoption changed and left out.
struct AdoptionReport: Codable {
    struct Module: Codable {
        var name: String
        var files: Int
        /// The number of changes by kind.
        var changes: [String: Int]
    }

    struct Problem: Codable {
        /// The number of scenes whose classes are in the file, or 0 if none is affected.
        var screens: Int
        var file: String
        var line: Int?
        /// What is left out, such as “statement in Login.viewDidLoad()”.
        var what: String
        var reason: String
    }

    var project: String
    var target: String
    var modules: [Module]
    var problems: [Problem] = []
    /// The views in SwiftUI, which aren't shown.
    var swiftUIViews: [String]
    /// The modules that files import and that don't exist.
    var missingModules: [String]
    /// The products of packages and frameworks that aren't available.
    var missingProducts: [String]
    var rounds: Int
    /// The number of view controllers that exist in code only and are screens.
    var codeScreens: Int
    /// Those for which a value that they require can't be made up.
    var unavailableControllers: [String]
    /// Whether the project depends on packages that aren't available, and can be downloaded.
    var canDownload: Bool

    init(_ project: AdoptedProject, _ modules: [RewrittenModule], rounds: Int) {
        self.project = project.input.lastPathComponent
        target = project.application.name
        self.rounds = rounds
        canDownload = project.canDownload && !project.foreignProducts.isEmpty
        self.modules = zip(project.modules, modules).map { module, rewritten in
            Module(
                name: module.name.text, files: module.ownFileCount,
                changes: Dictionary(
                    uniqueKeysWithValues: rewritten.counts.map { ($0.key.rawValue, $0.value) }))
        }
        swiftUIViews = project.modules.flatMap(\.files).flatMap(\.swiftUIViews).sorted()
        missingModules = Set(modules.flatMap(\.missingModules)).sorted()
        missingProducts = Set(project.foreignProducts).subtracting(missingModules).sorted()
        let screens = project.modules.compactMap(\.screens)
        codeScreens = screens.map(\.count).reduce(0, +)
        unavailableControllers = screens.flatMap(\.unavailable)
        problems = Self.problems(of: project, modules)
    }

    /// Whether everything was compiled.
    var isComplete: Bool { problems.isEmpty }

    // MARK: Problems

    /// The documents and the Info.plist that contain something else, such as merge conflict markers.
    private static func damagedFiles(of project: AdoptedProject) -> [Problem] {
        let documents = project.resources.filter(\.isDocument)
        let files = documents + [project.application.infoPlistURL].compactMap(\.self)
        return files.compactMap { file in
            FileDefect(contentsOf: file.path).map {
                Problem(
                    screens: file.isDocument ? 1 : 0, file: file.lastPathComponent, line: $0.line,
                    what: "file", reason: "the file \($0)")
            }
        }
    }

    /// The problems, those first that affect the most scenes.
    private static func problems(
        of project: AdoptedProject, _ modules: [RewrittenModule]
    ) -> [Problem] {
        let classes = SceneClasses(of: project)
        var problems = project.unusableFiles.map {
            Problem(
                screens: $0.url.pathExtension == "storyboard" ? 1 : 0,
                file: $0.url.lastPathComponent, what: "file", reason: $0.reason)
        }
        problems += damagedFiles(of: project)
        problems += [project.application.missingInfoPlist].compactMap(\.self).map {
            Problem(
                screens: 0, file: $0.lastPathComponent, what: "file",
                reason: "the file doesn't exist, so the application has the default settings")
        }
        for (module, rewritten) in zip(project.modules, modules) {
            problems += module.foreignSources.map {
                Problem(
                    screens: 0, file: $0.lastPathComponent, what: "file",
                    reason: $0.pathExtension == "m" || $0.pathExtension == "mm"
                        ? "Objective-C isn't supported" : "only Swift is supported")
            }
            for (file, text) in zip(module.files, rewritten.files) {
                let screens = classes.scenes(of: file.classes ?? text.classes.map(\.name))
                problems += file.reported.map { omission in
                    Problem(
                        screens: screens, file: file.url.lastPathComponent,
                        line: omission.line,
                        what: file.isLeftOut ? "file" : omission.text,
                        reason: omission.reason)
                }
                problems += text.syntaxErrors.map {
                    Problem(
                        screens: screens, file: file.url.lastPathComponent, line: $0.line,
                        what: "syntax error", reason: $0.message)
                }
            }
        }
        return problems.enumerated().sorted {
            ($1.element.screens, $0.offset) < ($0.element.screens, $1.offset)
        }.map(\.element)
    }

    // MARK: Text

    /// The lines for a terminal.
    var lines: [String] {
        var lines: [String] = []
        for module in modules {
            let changes = module.changes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.key): \($0.value)" }
            lines.append(
                "\(module.name): \(module.files.counted("file")); "
                    + (changes.isEmpty ? "nothing rewritten" : changes.joined(separator: ", ")))
        }
        if !missingModules.isEmpty {
            lines.append("modules that aren't available: \(missingModules.joined(separator: ", "))")
        }
        if !missingProducts.isEmpty {
            lines.append(
                "packages that aren't available: \(missingProducts.joined(separator: ", "))")
        }
        if canDownload {
            lines.append("  Swift packages are available with --download-packages or --checkouts")
        }
        if !swiftUIViews.isEmpty {
            lines.append(
                "SwiftUI, not shown: \(swiftUIViews.count.counted("view")): "
                    + Self.shortened(swiftUIViews))
        }
        if !unavailableControllers.isEmpty {
            let all = codeScreens + unavailableControllers.count
            lines.append(
                "view controllers in code: \(codeScreens) of \(all) are screens; no arguments can be made up for "
                    + Self.shortened(unavailableControllers))
        }
        if !problems.isEmpty { lines.append("left out:") }
        let shown = problemLines
        let rest = shown.count - Self.shownProblems
        guard rest > 1 else { return lines + shown }
        return lines + shown.prefix(Self.shownProblems)
            + ["  and \(rest) more, which are in adoption.json"]
    }

    /// The largest number of lines about what is left out, so that the report fits on a screen.
    private static let shownProblems = 30

    private static func shortened(_ names: [String]) -> String {
        let rest = names.count > 8 ? ", and \(names.count - 8) more" : ""
        return names.prefix(8).joined(separator: ", ") + rest
    }

    /// A line for each problem. Files without an effect on a screen are combined by reason, and lines of a file
    /// with the same reason are, too.
    private var problemLines: [String] {
        var lines: [String] = []
        var combined: Set<String> = []
        for problem in problems {
            if problem.line == nil, problem.screens == 0 {
                guard combined.insert(problem.reason).inserted else { continue }
                let files = problems.filter {
                    $0.line == nil && $0.screens == 0 && $0.reason == problem.reason
                }.map(\.file)
                let rest = files.count > 3 ? ", and \(files.count - 3) more" : ""
                lines.append(
                    "  \(files.prefix(3).joined(separator: ", "))\(rest): \(problem.reason)")
                continue
            }
            guard problem.line == nil || combined.insert(problem.file + problem.reason).inserted
            else { continue }
            let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
            let cost = problem.screens > 0 ? " (\(problem.screens.counted("screen")))" : ""
            lines.append(
                "  \(place): \(problem.what)\(cost): \(problem.reason)\(others(like: problem))")
        }
        return lines
    }

    /// The lines of the same file in which the same is wrong.
    private func others(like problem: Problem) -> String {
        let numbers = problems.filter { $0.file == problem.file && $0.reason == problem.reason }
            .compactMap(\.line).filter { $0 != problem.line }
        guard problem.line != nil, let first = numbers.first else { return "" }
        guard numbers.count > 1 else { return " (also in line \(first))" }
        let shown = numbers.prefix(4).map(String.init).joined(separator: ", ")
        let rest = numbers.count > 4 ? ", and \(numbers.count - 4) more" : ""
        return " (also in lines \(shown)\(rest))"
    }
}

extension Int {
    /// The number with a noun: “1 file”, “2 files”.
    fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension OmittedCode {
    fileprivate var text: String {
        let name =
            switch kind {
            case .members: "members"
            case .body: "body"
            case .value: "initial value"
            default: kind.rawValue
            }
        return place.isEmpty ? name : kind == .member ? "\(name) \(place)" : "\(name) of \(place)"
    }
}
