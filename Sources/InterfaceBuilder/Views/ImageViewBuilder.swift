import UIKit

extension ViewKind {
    static let imageView = ViewKind { _ in
        UIImageView(frame: .zero)
    } configure: {
        $0.image = $2.images.image($1, "image")
    }
}
