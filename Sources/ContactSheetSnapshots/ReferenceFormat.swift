import CairoRenderer
import ContactSheetPreviews
import Foundation

/// The file format of references. Both contain metadata and the same pixels.
public enum ReferenceFormat: String, Codable, Sendable, CaseIterable {
    /// An image that is sharp at any size, and a film that plays. Differences are named by what is
    /// drawn.
    case svg
    /// Pixels at the scale of the screen; for a film, its end.
    case png

    /// Returns the contents of a reference.
    func paint(_ recording: Recording) throws -> Data {
        let file =
            switch self {
            case .svg: try recording.paint(.svg)
            case .png:
                PNGMetadata.adding(
                    SnapshotMetadata(recording).text, to: try recording.paint(.png))
            }
        return ReferenceDigests(painted: recording, in: self, as: file).adding(to: file)
    }
}
