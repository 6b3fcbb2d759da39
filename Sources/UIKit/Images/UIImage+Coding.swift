import Diagnostics
import Foundation

extension UIImage {
    /// The PNG file that the image was made of; nil, with a diagnostic, for any other image.
    public func pngData() -> Data? { data(in: .png) }

    /// The JPEG file that the image was made of; nil, with a diagnostic, for any other image.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) }

    private func data(in format: CGImage.Format) -> Data? {
        if let cgImage, cgImage.format == format { return cgImage.data }
        DiagnosticLog.current.add(
            Diagnostic(
                .note, "an image was asked for \(format.rawValue) data that it wasn't made of",
                hint: "images keep their own file and are not coded anew"))
        return nil
    }
}
