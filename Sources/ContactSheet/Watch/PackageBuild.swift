import Foundation

/// The package of an executable, which is built again when its sources are saved.
package struct PackageBuild: Sendable {
    /// The package's folder.
    package let folder: URL
    /// The executable.
    package let executable: URL

    /// Finds the package of this process.
    ///
    /// - Parameter given: The package's folder, or `nil` for the one that contains the executable.
    /// - Throws: `WatchError` if there is none.
    package init(folder given: String?) throws(WatchError) {
        executable = .currentExecutable
        var folder = executable.deletingLastPathComponent()
        if let given {
            folder = URL(fileURLWithPath: given, isDirectory: true).standardizedFileURL
        }
        while given == nil, !folder.isPackage, folder.path != "/" {
            folder = folder.deletingLastPathComponent()
        }
        guard folder.isPackage else {
            throw .packageNotFound(executable: executable.path)
        }
        self.folder = folder
    }

    /// The build of another version of the package.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder with the other version.
    ///   - scratch: The path of the folder for the products.
    func moved(to folder: String, scratch: String) -> PackageBuild {
        PackageBuild(
            folder: URL(fileURLWithPath: folder, isDirectory: true),
            executable: URL(fileURLWithPath: scratch, isDirectory: true)
                .appending(path: executable.pathComponents.suffix(3).joined(separator: "/")))
    }

    private init(folder: URL, executable: URL) {
        (self.folder, self.executable) = (folder, executable)
    }

    /// Whether files are sources of the package: its manifest, and what is in its folder `Sources`.
    func isAffected(by paths: Set<String>) -> Bool {
        let root = folder.path
        return paths.contains { path in
            path == root + "/Package.swift" || path.hasPrefix(root + "/Sources/")
                || path.hasSuffix(".swift")
        }
    }

    /// The options of `swift build` for executables next to this one.
    var options: [String] {
        // The executable is in SCRATCH/TRIPLE/CONFIGURATION.
        let products = executable.deletingLastPathComponent()
        return [
            "--scratch-path",
            products.deletingLastPathComponent().deletingLastPathComponent().path,
            "--configuration", products.lastPathComponent,
        ]
    }

    /// Builds the executable.
    ///
    /// - Returns: The errors, without the lines about progress; empty if the build succeeded.
    func run() async -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", "build", "--package-path", folder.path] + options
            + ["--product", executable.lastPathComponent]
        do {
            let (status, text) = try await process.output()
            return status == 0 ? [] : Self.errors(in: text)
        } catch {
            return ["swift can't be run: \(error.localizedDescription)"]
        }
    }

    /// Returns the errors of a build's output, each with the lines that follow it.
    static func errors(in output: String) -> [String] {
        var errors: [String] = []
        var isError = false
        for line in output.split(separator: "\n") {
            // The compiler repeats the message below the line of the source.
            let isSource = line.prefixMatch(of: /\s*\d*\s*\|/) != nil
            // What failed because of other errors isn't one itself.
            let isConsequence = line.contains("command failed with exit code")
            if line.contains("error: "), !isSource, !isConsequence {
                let text = String(line)
                // The compiler prints errors again for each target that depends on the file.
                isError = !errors.contains { $0 == text || $0.hasPrefix(text + "\n") }
                if isError { errors.append(text) }
            } else if !isSource, !line.hasPrefix(" ") {
                isError = false
            } else if isError {
                errors[errors.count - 1] += "\n" + line
            }
        }
        return errors.isEmpty ? [output.split(separator: "\n").last.map(String.init) ?? ""] : errors
    }
}

extension URL {
    /// Whether a folder contains the manifest of a Swift package.
    package var isPackage: Bool {
        FileManager.default.fileExists(atPath: appending(path: "Package.swift").path)
    }

    /// The executable of this process. The first argument may be a name that a shell found in `PATH`.
    package static var currentExecutable: URL {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
        return URL(fileURLWithPath: path)
    }
}
