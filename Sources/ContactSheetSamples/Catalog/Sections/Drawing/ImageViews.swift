import ContactSheet

extension CatalogSection {
    static let imageViews = CatalogSection("Image views") {
        for (name, mode) in modes {
            Specimen(name, size: CGSize(width: 84, height: 84), framed("Landscape", mode))
        }
        Specimen("natural size", UIImageView(image: UIImage(named: "Landscape")))
        Specimen("highlighted", highlighted)
        for (name, orientation) in orientations {
            Specimen(name, size: CGSize(width: 84, height: 84), turned(orientation))
        }
        Specimen("template, tinted", tinted(UIImage(named: "Leaf"), .systemGreen))
        Specimen(
            "withTintColor",
            tinted(
                UIImage(named: "Leaf")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal),
                .systemGreen))
        Specimen(
            "vector, enlarged", size: CGSize(width: 84, height: 84),
            tinted(UIImage(named: "Leaf"), UIColor(named: "Brand") ?? .red))
        Specimen(
            "caps, stretched", size: CGSize(width: 120, height: 40),
            UIImageView(image: UIImage(named: "Bubble")))
        Specimen("caps, natural", UIImageView(image: UIImage(named: "Bubble")))
        Specimen(
            "tiled", size: CGSize(width: 100, height: 50),
            UIImageView(image: UIImage(named: "Tiles")?.resizableImage(withCapInsets: .zero)))
        Specimen(
            "missing", size: CGSize(width: 100, height: 60),
            UIImageView(
                image: UIImage(placeholder: "portrait", size: CGSize(width: 100, height: 60))))
        Specimen(
            "missing, small",
            UIImageView(image: UIImage(placeholder: "dot", size: CGSize(width: 20, height: 20))))
    }

    private static let modes: [(String, UIView.ContentMode)] = [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("center", .center), ("top", .top),
        ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
        ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]

    private static let orientations: [(String, UIImage.Orientation)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ("upMirrored", .upMirrored), ("leftMirrored", .leftMirrored),
    ]

    @MainActor private static func framed(_ name: String, _ mode: UIView.ContentMode) -> UIView {
        let view = UIImageView(image: UIImage(named: name))
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .secondarySystemFill
        return view
    }

    @MainActor private static var highlighted: UIView {
        let view = UIImageView(
            image: UIImage(named: "Landscape"), highlightedImage: UIImage(named: "Tiles"))
        view.isHighlighted = true
        return view
    }

    @MainActor private static func turned(_ orientation: UIImage.Orientation) -> UIView {
        let image = UIImage(named: "Landscape")?.cgImage.map {
            UIImage(cgImage: $0, scale: 2, orientation: orientation)
        }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        return view
    }

    @MainActor private static func tinted(_ image: UIImage?, _ color: UIColor) -> UIView {
        let view = UIImageView(image: image)
        view.tintColor = color
        return view
    }
}
