import AtomicFiles
import ContactSheet
import Foundation
import SourceRewriting

/// A build of an adopted package. It shares the products of the checkout in which the running executable was
/// built. An installed executable, which has none, keeps them in the user's cache.
struct AdoptionBuild {
    /// The folder of the package Contactsheet.
    let contactsheet: URL
    let scratch: URL
    let configuration: String
    /// The folder of the built executables.
    private let products: URL

    /// Finds the package and the folder of the build.
    ///
    /// - Parameters:
    ///   - given: The folder of the package Contactsheet, or `nil` for the executable's own.
    ///   - executable: The running executable.
    init(package given: String?, executable: URL = .currentExecutable) throws {
        let installed = executable.deletingLastPathComponent().appending(path: "package")
        let isInstalled = installed.isPackage
        do {
            contactsheet = try PackageBuild(folder: given ?? (isInstalled ? installed.path : nil))
                .folder
        } catch {
            throw AdoptionError.packageNotFound("\(error)")
        }
        if isInstalled {
            let caches = URL(fileURLWithPath: UserFolders.caches, isDirectory: true)
            scratch = caches.appending(path: "contactsheet/build-\(Version.current)")
            configuration = "debug"
            products = scratch.appending(path: configuration)
        } else {
            products = executable.deletingLastPathComponent()
            configuration = products.lastPathComponent
            scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        }
    }

    /// The names of the modules that are built together with those of the adopted package: of
    /// Contactsheet, the packages that it depends on, and the toolchain.
    var moduleNames: Set<String> {
        func names(in folder: URL) -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        }
        let replaced = Set(AppleModules.replaced)
        let sources = contactsheet.appending(path: "Sources")
        let frameworks = names(in: sources.appending(path: "AppleFrameworks"))
            .map { replaced.contains($0) ? $0 + "Stub" : $0 }
        let checkouts = scratch.appending(path: "checkouts")
        let others = names(in: checkouts).flatMap {
            names(in: checkouts.appending(path: "\($0)/Sources"))
        }
        return Set(names(in: sources) + frameworks + others)
            .union(AppleModules.names.subtracting(replaced))
    }

    enum Outcome {
        case success
        /// The errors in Swift files, by the path that the compiler names.
        case errors([String: [CompilerError]])
        /// The last lines of the output of a build that failed for another reason.
        case failure(String)
    }

    /// Builds a package, and passes the output to `progress` meanwhile.
    ///
    /// - Parameter copy: The path in the package to which the executable is copied. Another project can have
    ///   an executable with the same name.
    func run(
        _ package: AdoptedPackage, _ progress: AdoptionProgress, copyingTo copy: String
    ) async throws -> Outcome {
        try Folder.create(scratch.path)
        let lock = FolderLock(scratch.path) {
            Console.error("waiting for another command that builds in \(scratch.path)")
        }
        defer { withExtendedLifetime(lock) {} }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", package.folder.url.path, "--scratch-path",
            scratch.path, "--configuration", configuration, "--product", package.product,
            // The scratch folder is that of other packages, too.
            "--disable-build-manifest-caching",
        ]
        let (status, text) = try await process.output { progress.read($0) }
        progress.end()
        if status == 0 {
            try package.folder.copy(
                products.appending(path: package.product), to: copy, asLink: true)
            return .success
        }
        let errors = Self.errors(in: text)
        return errors.isEmpty
            ? .failure(text.split(separator: "\n").suffix(4).joined(separator: "; "))
            : .errors(errors)
    }

    /// Returns the compiler's errors by file, without duplicates.
    static func errors(in output: String) -> [String: [CompilerError]] {
        var errors: [String: [CompilerError]] = [:]
        var known: Set<String> = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(\/.+?):([0-9]+):[0-9]+: error: (.*)/),
                known.insert(String(line)).inserted, let number = Int(match.2)
            else { continue }
            let isInternal = match.3.hasPrefix("failed to produce diagnostic")
            errors[String(match.1), default: []].append(
                CompilerError(
                    line: number,
                    message: isInternal
                        ? "the compiler can't check the expression" : String(match.3)))
        }
        return errors
    }
}
