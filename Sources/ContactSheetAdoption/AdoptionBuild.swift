import AtomicFiles
import ContactSheet
import Foundation
import SourceRewriting

/// A build of an adopted package, which shares the products of this package with the running
/// executable.
struct AdoptionBuild {
    /// The folder of the package Contactsheet.
    let contactsheet: URL
    private let scratch: URL
    private let configuration: String
    /// The folder of the built executables.
    private let products: URL

    /// Finds the checkout from which this executable was built.
    init(package given: String?) throws {
        do {
            let own = try PackageBuild(folder: given)
            contactsheet = own.folder
            products = own.executable.deletingLastPathComponent()
            configuration = products.lastPathComponent
            scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        } catch {
            throw AdoptionError.packageNotFound("\(error)")
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
