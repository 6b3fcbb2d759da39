import AtomicFiles
import ContactSheetPreviews
import Foundation

/// Answers the requests of the process that started this one: the only code that runs in a worker.
@MainActor enum WorkerServer {
    /// The word of the command line that makes a process a worker. It isn't part of the help.
    nonisolated static let word = "__worker"

    /// Whether this process is a worker.
    nonisolated static var isRequested: Bool { CommandLine.arguments.dropFirst().first == word }

    /// Reads the input, then carries out requests until there are no more.
    static func run() async -> Never {
        // The interruption of a terminal reaches all its processes. The one that started this one ends it.
        signal(SIGINT, SIG_IGN)
        let channel = WorkerChannel()
        var source: PreviewSource?
        for await line in channel.lines {
            if let source {
                channel.write(await WorkerLine.answer(line, from: source))
            } else {
                channel.write(start(line, &source))
            }
        }
        // The thread that reads ends the process.
        while true { sleep(60) }
    }

    /// Reads the input.
    ///
    /// - Returns: The answer.
    private static func start(_ line: Data, _ source: inout PreviewSource?) -> Data {
        do {
            let setup = try LosslessJSON.decode(WorkerSetup.Message.self, from: line)
            setup.limits.apply()
            source = PreviewSource(try setup.input.load().previews)
            return try LosslessJSON.encode(WorkerMessage.done(true))
        } catch {
            return WorkerLine.failure(error)
        }
    }
}

/// A request as a line: the name of its type, a space, and the values.
enum WorkerLine {
    /// All requests that a worker knows, by the names of their types.
    private static let kinds: [String: any ProcessRequest.Type] = {
        let types: [any ProcessRequest.Type] = [
            CanvasInspection.self,
            RenderRequest<ImageJob>.self, RenderRequest<FilmJob>.self,
            RenderRequest<InspectionJob>.self,
            RenderRequest<ComparisonJob>.self, RenderRequest<GallerySnapshotWriter>.self,
            RenderRequest<ReviewedSnapshotWriter>.self, PrintedSheet.self, GalleryCard.self,
            PreviewListing.self, ApplicationCheck.self,
        ]
        return Dictionary(uniqueKeysWithValues: types.map { ("\($0)", $0) })
    }()

    static func encode<Request: ProcessRequest>(_ request: Request) throws -> Data {
        try Data("\(Request.self) ".utf8) + LosslessJSON.encode(request)
    }

    /// Carries out the request of a line.
    ///
    /// - Returns: The answer as a line.
    @MainActor static func answer(_ line: Data, from source: PreviewSource) async -> Data {
        do {
            let end = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
            let kind = String(decoding: line[..<end], as: UTF8.self)
            guard let type = kinds[kind] else {
                throw WorkerError.failed("unknown request \(kind)")
            }
            return try await answer(line[end...].dropFirst(), type, source)
        } catch {
            return failure(error)
        }
    }

    @MainActor private static func answer<Request: ProcessRequest>(
        _ values: Data, _ type: Request.Type, _ source: PreviewSource
    ) async throws -> Data {
        let request = try LosslessJSON.decode(Request.self, from: values)
        return try LosslessJSON.encode(
            WorkerMessage.done(try await request.output(from: source)))
    }

    static func failure(_ error: any Error) -> Data {
        // A text can always be encoded.
        (try? LosslessJSON.encode(WorkerMessage<Bool>.failed("\(error)"))) ?? Data()
    }
}
