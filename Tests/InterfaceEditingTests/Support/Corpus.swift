import Foundation

/// Real documents that aren't in the repository. They are in the folder `CONTACTSHEET_CORPUS`, or
/// in the one next to the checkout.
enum Corpus {
    static let folder: String? = {
        let environment = ProcessInfo.processInfo.environment["CONTACTSHEET_CORPUS"]
        let beside = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../../shared/corpus/documents"
        ).standardizedFileURL.path
        return [environment, beside].compactMap { $0 }.first {
            FileManager.default.fileExists(atPath: $0)
        }
    }()

    static let absence = "no corpus: set CONTACTSHEET_CORPUS to a folder of documents"
}
