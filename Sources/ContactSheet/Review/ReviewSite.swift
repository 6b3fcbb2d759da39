import ContactSheetGallery
import ContactSheetServer
import Escaping
import Foundation

/// The addresses of a review's page.
struct ReviewSite: Sendable {
    let session: ReviewSession
    let gallery: ServedGallery
    let folder: ReviewFolder

    /// A decision as the page sends it.
    struct Request: Codable {
        var decision: ReviewDecision
        var names: [String]
        /// The summary of the cause, or `nil` for all causes of the snapshots.
        var cause: String?
    }

    /// Writes the page's styles and scripts, and returns what the server answers.
    func routes() throws -> Routes {
        for part in gallery.parts { try folder.page.write(part.bytes, to: part.name) }
        return Routes(
            [
                .get("index.html") { _ in
                    ServerResponse(
                        headers: FileFolder.headers(
                            type: "text/html; charset=utf-8", path: "index.html"),
                        body: try gallery.page(await session.content))
                },
                .get("index.json") { _ in
                    ServerResponse(json: try ServedGallery.index(await session.content))
                },
                .get("state") { query in
                    let values = Self.values(query)
                    return try Self.json(
                        await session.state(
                            after: values["after"].flatMap { Int($0) } ?? -1, of: values["run"]))
                },
                .post("visible") { body in
                    let names = try JSONDecoder().decode([String].self, from: body)
                    await session.setVisible(names)
                    return ServerResponse(json: Data("[]".utf8))
                },
                .post("decisions") { body in
                    await answer {
                        guard let request = try? JSONDecoder().decode(Request.self, from: body)
                        else { throw ReviewError.badRequest }
                        return try await session.decide(
                            request.decision, request.names, cause: request.cause)
                    }
                },
                .post("undo") { _ in await answer { try await session.undo() } },
                .post("finish") { _ in
                    await answer {
                        ReviewAnswer(message: await session.finish().text)
                    }
                },
            ], folder: FileFolder(folder.page.url))
    }

    /// Returns the answer of a decision. One that can't be carried out isn't an error of the
    /// connection, so the page receives its reason.
    private func answer(
        _ body: () async throws -> ReviewAnswer
    ) async -> ServerResponse {
        do {
            var answer = try await body()
            answer.version = await session.version
            return try Self.json(answer)
        } catch {
            let failure = try? Self.json(["error": "\(error)"])
            return failure ?? ServerResponse(500, text: "\(error)")
        }
    }

    /// Returns the values of a query such as `after=3&run=A1` by name.
    private static func values(_ query: String) -> [String: String] {
        let pairs = query.split(separator: "&").map {
            $0.split(separator: "=", maxSplits: 1).map(String.init)
        }
        return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in
            first
        }
    }

    private static func json(_ value: some Encodable) throws -> ServerResponse {
        ServerResponse(json: try JSONEncoder.stable().encode(value))
    }
}
