import ContactSheet

extension CatalogSection {
    static let layers = CatalogSection("Layers") {
        for style in styles {
            Specimen(style.name, size: CGSize(width: 100, height: 76), LayerView(style.make))
        }
    }

    private typealias Style = (name: String, make: @MainActor () -> CALayer)

    @MainActor private static let styles: [Style] = boxes + shadows + contents + masks + more

    @MainActor private static let boxes: [Style] = [
        ("corner 16", { card { $0.cornerRadius = 16 } }),
        (
            "continuous 16",
            {
                card {
                    $0.cornerRadius = 16
                    $0.cornerCurve = .continuous
                }
            }
        ),
        (
            "top corners",
            {
                card {
                    $0.cornerRadius = 16
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
                }
            }
        ),
        (
            "border 4",
            {
                card {
                    $0.cornerRadius = 12
                    $0.borderWidth = 4
                    $0.borderColor = UIColor.systemOrange.cgColor
                }
            }
        ),
        ("opacity 0.4", { card { $0.opacity = 0.4 } }),
        (
            "turned",
            {
                card {
                    $0.transform = CATransform3DMakeRotation(.pi / 8, 0, 0, 1)
                    $0.shadowOpacity = 0.5
                }
            }
        ),
        (
            "3D squash",
            {
                card {
                    $0.transform = CATransform3DScale(
                        CATransform3DMakeRotation(.pi / 3, 0, 1, 0), 1, 1, 1)
                }
            }
        ),
    ]

    @MainActor private static let shadows: [Style] = [
        (
            "shadow",
            {
                card {
                    $0.shadowOpacity = 0.4
                    $0.shadowRadius = 6
                    $0.shadowOffset = CGSize(width: 0, height: 4)
                    $0.cornerRadius = 10
                }
            }
        ),
        (
            "shadow path",
            {
                card {
                    $0.shadowOpacity = 0.5
                    $0.shadowRadius = 3
                    $0.shadowOffset = .zero
                    $0.shadowPath = CGPath(
                        ellipseIn: CGRect(x: -2, y: 40, width: 68, height: 16), transform: nil)
                }
            }
        ),
        (
            "of the content",
            {
                let layer = star
                layer.shadowOpacity = 0.6
                layer.shadowOffset = CGSize(width: 3, height: 3)
                return layer
            }
        ),
    ]

    @MainActor private static let contents: [Style] = [
        ("resize", { image(.resize) }), ("resizeAspect", { image(.resizeAspect) }),
        ("aspectFill", { image(.resizeAspectFill) }), ("center", { image(.center) }),
        ("topLeft", { image(.topLeft) }), ("bottom", { image(.bottom) }),
        (
            "contentsRect",
            {
                let layer = image(.resize)
                layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
                return layer
            }
        ),
        (
            "contentsCenter",
            {
                let layer = image(.resize)
                layer.contentsCenter = CGRect(x: 0.42, y: 0.42, width: 0.1, height: 0.1)
                return layer
            }
        ),
    ]

    @MainActor private static let masks: [Style] = [
        (
            "shape mask",
            {
                card {
                    let mask = CAShapeLayer()
                    mask.path = UIBezierPath(ovalIn: $0.bounds).cgPath
                    $0.mask = mask
                }
            }
        ),
        (
            "gradient mask",
            {
                card {
                    let mask = CAGradientLayer()
                    mask.frame = $0.bounds
                    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                    $0.mask = mask
                }
            }
        ),
        (
            "text mask",
            {
                card {
                    let mask = text("Mask", size: 24)
                    mask.frame = $0.bounds
                    $0.mask = mask
                }
            }
        ),
    ]

    @MainActor private static let more: [Style] = [
        (
            "strokeEnd 0.7",
            {
                let ring = CAShapeLayer()
                ring.path =
                    UIBezierPath(
                        arcCenter: CGPoint(x: 32, y: 24), radius: 20, startAngle: -.pi / 2,
                        endAngle: 1.5 * .pi, clockwise: true
                    ).cgPath
                ring.fillColor = nil
                ring.strokeColor = UIColor.systemGreen.cgColor
                ring.lineWidth = 6
                ring.lineCap = .round
                ring.strokeEnd = 0.7
                return ring
            }
        ),
        (
            "dashed",
            {
                let dashed = CAShapeLayer()
                dashed.path =
                    UIBezierPath(
                        roundedRect: CGRect(x: 0, y: 0, width: 64, height: 48), cornerRadius: 8
                    ).cgPath
                dashed.fillColor = UIColor.systemYellow.cgColor
                dashed.strokeColor = UIColor.systemRed.cgColor
                dashed.lineWidth = 2
                dashed.lineDashPattern = [6, 3]
                return dashed
            }
        ),
        ("text", { text("Text layer", size: 13) }),
        (
            "wrapped, centered",
            {
                let layer = text("A text layer in three lines", size: 12)
                layer.isWrapped = true
                layer.alignmentMode = .center
                return layer
            }
        ),
        (
            "truncated",
            {
                let layer = text("A text layer", size: 15)
                layer.truncationMode = .end
                return layer
            }
        ),
        ("replicator", { spinner }),
        (
            "animation held",
            {
                card {
                    let fade = CABasicAnimation(keyPath: "transform.scale")
                    fade.toValue = 0.5
                    fade.fillMode = .forwards
                    fade.isRemovedOnCompletion = false
                    $0.add(fade, forKey: nil)
                }
            }
        ),
    ]

    @MainActor private static func card(_ style: (CALayer) -> Void) -> CALayer {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 64, height: 48)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        style(layer)
        return layer
    }

    @MainActor private static var star: CAShapeLayer {
        let path = UIBezierPath()
        for point in 0..<5 {
            let angle = CGFloat(point) * 0.8 * .pi - .pi / 2
            let corner = CGPoint(x: 32 + 24 * cos(angle), y: 26 + 24 * sin(angle))
            if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = UIColor.systemOrange.cgColor
        return layer
    }

    @MainActor private static func image(_ gravity: CALayerContentsGravity) -> CALayer {
        card {
            let tile = tile
            $0.contents = tile.cgImage
            $0.contentsScale = tile.scale
            $0.contentsGravity = gravity
            $0.masksToBounds = true
            $0.backgroundColor = UIColor.systemGray4.cgColor
        }
    }

    /// The image is drawn again for each snapshot, with the snapshot's colors and scale.
    @MainActor private static var tile: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10, height: 10)).fill()
            UIColor.systemPink.setFill()
            UIBezierPath(ovalIn: CGRect(x: 16, y: 16, width: 12, height: 12)).fill()
        }
    }

    @MainActor private static func text(_ string: String, size: CGFloat) -> CATextLayer {
        let layer = CATextLayer()
        layer.bounds.size = CGSize(width: 64, height: 48)
        layer.string = string
        layer.font = UIFont.systemFont(ofSize: size)
        layer.fontSize = size
        layer.foregroundColor = UIColor.label.cgColor
        return layer
    }

    @MainActor private static var spinner: CALayer {
        let replicator = CAReplicatorLayer()
        replicator.bounds.size = CGSize(width: 64, height: 48)
        replicator.instanceCount = 12
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.08
        let blade = CALayer()
        blade.frame = CGRect(x: 30, y: 2, width: 4, height: 12)
        blade.cornerRadius = 2
        blade.backgroundColor = UIColor.label.cgColor
        replicator.addSublayer(blade)
        return replicator
    }
}

/// A view with a centered layer, which is created when the view is laid out so that its colors
/// match the traits.
final class LayerView: UIView {
    private let make: @MainActor () -> CALayer

    init(_ make: @escaping @MainActor () -> CALayer) {
        self.make = make
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.sublayers = nil
        let content = make()
        if content.bounds.isEmpty { content.bounds.size = CGSize(width: 64, height: 48) }
        content.position = CGPoint(x: bounds.midX, y: bounds.midY)
        layer.addSublayer(content)
    }
}
