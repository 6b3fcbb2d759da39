import ContactSheetDiagnostics
import CairoRenderer
import ContactSheetPreviews
import Foundation
import UIKit

/// An image in the form of a reference: a PNG file that contains metadata of this package.
struct PNGReference {
    let bytes: [UInt8]

    init(_ image: UIImage) {
        bytes = Array(Self.data(of: image))
    }

    /// Returns the PNG file of an image, with the image's metadata, or without a view tree for an
    /// image that isn't a recorded screen.
    static func data(of image: UIImage) -> Data {
        onMainActor {
            ImageFiles.use(CairoImageWriter())
            guard let data = image.pngData() else { return Data() }
            if PNGMetadata.text(in: Array(data)) != nil { return data }
            return Data(PNGMetadata.adding("\n\(SnapshotMetadata.heading)\n", to: Array(data)))
        }
    }

    /// Whether the file was written by this package.
    static func isOwn(_ data: Data) -> Bool { PNGMetadata.text(in: Array(data)) != nil }
}
