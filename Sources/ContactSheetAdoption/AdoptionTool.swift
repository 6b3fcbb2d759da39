import AtomicFiles
import ContactSheet
import Foundation
import SourceRewriting

/// The executable `contactsheet-adopt`. Its argument is an ``AdoptionRequest``, and it prints an
/// ``AdoptionReply``.
package enum AdoptionTool {
    package static func main() async {
        SourceTrial.runIfRequested()
        StandardStream.noteClosed()
        TerminationSignals.install()
        let words = CommandLine.arguments.dropFirst()
        if words.first == "--version" {
            Console.print("contactsheet-adopt \(Version.current), \(SwiftSyntaxVersion.text)")
            exit(0)
        }
        guard words.count == 1, let word = words.first,
            let request = try? JSONDecoder().decode(AdoptionRequest.self, from: Data(word.utf8))
        else {
            Console.error("error: contactsheet starts this executable — run contactsheet --help")
            exit(2)
        }
        endWithInput()
        let reply: AdoptionReply
        do {
            reply = .adopted(try await adopt(request))
        } catch {
            reply = .failed("\(error)")
        }
        let data = (try? JSONEncoder.stable().encode(reply)) ?? Data()
        exit(StandardStream.output.write(data) == 0 ? 0 : 2)
    }

    /// Ends this process when the one that started it has ended.
    private static func endWithInput() {
        Thread.detachNewThread {
            _ = try? FileHandle.standardInput.readToEnd()
            TerminationSignals.end(by: SIGTERM)
        }
    }

    private static func adopt(_ request: AdoptionRequest) async throws -> BuiltApplication {
        var contents = try ProjectContents(at: URL(fileURLWithPath: request.project))
        let folder = try PackageFolder(at: URL(fileURLWithPath: request.folder, isDirectory: true))
        try await addPackages(to: &contents, request, folder)
        let build = try AdoptionBuild(package: request.package)
        let project = try withLargeStack {
            try AdoptedProject(
                contents, target: request.target, reserved: build.moduleNames, check: SourceCheck())
        }
        var adoption = try Adoption(
            project, into: folder, build,
            networkFixtures: request.networkFixtures.map { URL(fileURLWithPath: $0) })
        let report = try await adoption.run()
        return BuiltApplication(
            bundle: adoption.executable.deletingLastPathComponent().path, report: report.lines,
            isComplete: report.isComplete)
    }

    /// Adds the packages that a project depends on.
    private static func addPackages(
        to contents: inout ProjectContents, _ request: AdoptionRequest, _ folder: PackageFolder
    ) async throws {
        if let checkouts = request.checkouts {
            contents.addCheckouts(in: URL(fileURLWithPath: checkouts, isDirectory: true))
        }
        if request.downloadsPackages, !contents.remotePackages.isEmpty {
            let download = PackageDownload(folder: folder)
            contents.addCheckouts(
                in: try await download.run(
                    contents.remotePackages, resolvedVersions: contents.resolvedVersions))
        }
    }
}
