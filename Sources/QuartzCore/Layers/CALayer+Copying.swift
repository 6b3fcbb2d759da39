import Foundation

extension CALayer {
    func copyLayerProperties(of other: CALayer) {
        copyGeometry(of: other)
        copyStyle(of: other)
        name = other.name
        contents = other.contents
        contentsGravity = other.contentsGravity
        contentsRect = other.contentsRect
        contentsCenter = other.contentsCenter
        contentsScale = other.contentsScale
        minificationFilter = other.minificationFilter
        magnificationFilter = other.magnificationFilter
        state.customValues = other.state.customValues
    }

    private func copyGeometry(of other: CALayer) {
        bounds = other.bounds
        position = other.position
        anchorPoint = other.anchorPoint
        anchorPointZ = other.anchorPointZ
        zPosition = other.zPosition
        transform = other.transform
        sublayerTransform = other.sublayerTransform
        isGeometryFlipped = other.isGeometryFlipped
        isDoubleSided = other.isDoubleSided
    }

    private func copyStyle(of other: CALayer) {
        isHidden = other.isHidden
        opacity = other.opacity
        isOpaque = other.isOpaque
        backgroundColor = other.backgroundColor
        cornerRadius = other.cornerRadius
        lowerCornerRadius = other.lowerCornerRadius
        cornerCurve = other.cornerCurve
        maskedCorners = other.maskedCorners
        masksToBounds = other.masksToBounds
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
    }
}
