import ContactSheetGallery
import Foundation
import ImageComparison

/// How far the pictures of two folders agree, as text and as JSON.
struct AgreementReport: Encodable {
    /// The images of one snapshot.
    struct Image: Encodable {
        let name: String
        /// The amounts by cause, such as `"shifts": 3`; empty if the images are the same.
        let causes: [String: Int]

        /// The causes with their amounts, such as "shifts 3 px".
        var descriptions: [String] {
            ImageAgreement.Cause.allCases.compactMap { cause in
                causes[cause.rawValue].map { "\(cause.rawValue) \(cause.text($0))" }
            }
        }
    }

    /// A row of the table.
    struct Row: Encodable {
        let cause: String
        let images: Int
        let median: String
        let greatest: String
    }

    let generator = "contactsheet \(Version.current)"
    let expected: String
    let actual: String
    let same: Int
    let different: Int
    let table: [Row]
    let images: [Image]
    let onlyInExpected: [String]
    let onlyInActual: [String]

    init(
        _ results: [(name: String, amounts: [ImageAgreement.Cause: Int])], _ pairs: ReferencePairs,
        _ paths: (expected: String, actual: String)
    ) {
        (expected, actual) = paths
        same = results.count { $0.amounts.isEmpty }
        different = results.count - same
        table = ImageAgreement.Cause.allCases.compactMap { cause in
            let amounts = results.compactMap { $0.amounts[cause] }.sorted()
            guard let greatest = amounts.last else { return nil }
            return Row(
                cause: cause.rawValue, images: amounts.count,
                median: cause.text(amounts[amounts.count / 2]), greatest: cause.text(greatest))
        }
        images = results.map { result in
            Image(
                name: result.name,
                causes: Dictionary(
                    uniqueKeysWithValues: result.amounts.map { ($0.key.rawValue, $0.value) }))
        }
        (onlyInExpected, onlyInActual) = (pairs.onlyExpected, pairs.onlyActual)
    }

    var lines: [String] {
        let count = images.count
        var lines = [
            "\(count) \(count == 1 ? "pair" : "pairs") of \(expected) and \(actual):"
                + " \(same) \(same == 1 ? "is" : "are") the same, \(different)"
                + " \(different == 1 ? "differs" : "differ")"
        ]
        if !table.isEmpty {
            let rows =
                [("cause", "images", "median", "greatest")]
                + table.map { ($0.cause, "\($0.images)", $0.median, $0.greatest) }
            lines += rows.map { cause, images, median, greatest in
                "    " + cause.padding(toLength: 12, withPad: " ", startingAt: 0)
                    + [images, median, greatest].map { $0.leftPadded(to: 12) }.joined()
            }
        }
        for image in images where !image.causes.isEmpty {
            lines.append("\(image.name): \(image.descriptions.joined(separator: ", "))")
        }
        lines += Self.rest(onlyInExpected, in: expected) + Self.rest(onlyInActual, in: actual)
        return lines
    }

    private static func rest(_ paths: [String], in folder: String) -> [String] {
        guard let first = paths.first else { return [] }
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        return ["only in \(folder): \(first)\(more)"]
    }
}

extension ImageAgreement.Cause {
    /// Returns an amount with its unit, such as "3 px".
    fileprivate func text(_ amount: Int) -> String {
        switch self {
        case .edges: "\(amount) \(amount == 1 ? "place" : "places")"
        case .lineBreaks: "\(amount) \(amount == 1 ? "line" : "lines")"
        case .colors: "\(amount) of 255"
        default: "\(amount) px"
        }
    }
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: " ", count: max(0, length - count)) + self
    }
}
