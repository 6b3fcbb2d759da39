import Foundation

/// Reads PDF files with Poppler's `pdftocairo`.
public enum PDFDecoder {
    /// The first page as an SVG file, in Poppler's form. Equal files are decoded once per process.
    public static func firstPage(of pdf: Data) throws(DecodingError) -> Data {
        let result = known.value(of: Key(file: pdf)) {
            Result { () throws(DecodingError) in
                try LimitedDecoder.output(
                    of: ["run", "pdftocairo", "-q", "-svg", "-f", "1", "-l", "1", "-", "-"],
                    input: pdf)
            }
        }
        return try result.get()
    }

    private struct Key: Hashable, Sized {
        var file: Data

        var size: Int { file.count }
    }

    private static let known = ContentCache<Key, Result<Data, DecodingError>>()
}
