import ContactSheetDiagnostics
import Foundation

extension UIImage {
    /// Returns a PNG file: the one that the image was created from, if there is one. Drawn images
    /// are encoded only while previews are rendered; otherwise the result is `nil`, with a
    /// diagnostic.
    public func pngData() -> Data? { file(.png, quality: 1) }

    /// Returns a JPEG file with a quality from 0 to 1: the one that the image was created from, if
    /// there is one. Drawn images are encoded only while previews are rendered; otherwise the
    /// result is `nil`, with a diagnostic.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        file(.jpeg, quality: compressionQuality)
    }

    /// Returns `nil`, because there is no encoder for this format.
    public func heicData() -> Data? { nil }

    private func file(_ format: CGImage.Format, quality: CGFloat) -> Data? {
        if let image = cgImage ?? drawnSymbol,
            let data = ImageFiles.file(of: image, as: format, quality: Double(quality))
        {
            return data
        }
        Diagnostic(
            .note, "can't encode an image as \(format.rawValue)",
            hint: "the image must have data or be encoded while a preview is rendered"
        ).log()
        return nil
    }

    private var drawnSymbol: CGImage? {
        guard isSymbolImage else { return nil }
        return onMainActor {
            UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage
        }
    }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}
