import Foundation
import UIKit

/// A file that explains a failure, such as the new image.
public enum DiffAttachment {
    case xcTest(XCTAttachment)
    case data(Data, name: String)

    /// The contents and the filename.
    var file: (data: Data, name: String) {
        switch self {
        case .xcTest(let attachment): (attachment.data, attachment.name ?? "attachment")
        case .data(let data, let name): (data, name)
        }
    }
}

/// A file that explains a failure. XCTest has no attachments on Linux, so this type makes
/// strategies compile that create them; they become files in the folder for failed snapshots.
public final class XCTAttachment {
    public enum Lifetime: Sendable {
        case keepAlways, deleteOnSuccess
    }

    public var name: String?
    /// Stored, without effect.
    public var lifetime = Lifetime.deleteOnSuccess
    let data: Data

    public init(data: Data) {
        self.data = data
    }

    public convenience init(string: String) {
        self.init(data: Data(string.utf8))
    }

    public convenience init(image: UIImage) {
        self.init(data: PNGReference.data(of: image))
    }

    convenience init(_ attachment: DiffAttachment) {
        let file = attachment.file
        self.init(data: file.data)
        name = file.name
    }
}
