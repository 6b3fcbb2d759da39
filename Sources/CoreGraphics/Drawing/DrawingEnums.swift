public enum CGPathFillRule: Int, Sendable, Hashable {
    case winding, evenOdd
}

public enum CGLineCap: Int32, Sendable, Hashable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable, Hashable {
    case miter, round, bevel
}

public enum CGPathDrawingMode: Int32, Sendable, Hashable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32, Sendable, Hashable {
    case `default`, none, low, high, medium
}

/// Raw values as Apple's header lists them.
public enum CGBlendMode: Int32, Sendable, Hashable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}
