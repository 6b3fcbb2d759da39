import Diagnostics
import Foundation

extension UIImage {
    /// A PNG file; nil, with a diagnostic, where the image has none and nobody can write one.
    public func pngData() -> Data? { file(.png, quality: 1) }

    /// A JPEG file of a quality from 0 to 1; nil, with a diagnostic, where nobody can write one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        file(.jpeg, quality: compressionQuality)
    }

    private func file(_ format: CGImage.Format, quality: CGFloat) -> Data? {
        if let image = cgImage,
            let data = ImageFiles.file(of: image, as: format, quality: Double(quality))
        {
            return data
        }
        DiagnosticLog.current.add(
            Diagnostic(
                .warning, "the image can't be written as a \(format.rawValue) file",
                hint: cgImage == nil
                    ? "its own file isn't at hand" : "only a run of previews has a painter"))
        return nil
    }
}

@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}
