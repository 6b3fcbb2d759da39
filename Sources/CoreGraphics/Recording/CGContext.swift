import Foundation

/// A drawing context that records: every call ends as an item of a display list.
///
/// User space starts with its origin at the page's top left corner, y down, in points, as in the
/// contexts that UIKit makes. Paths are stored in page coordinates, so a later change of the
/// transform doesn't move them.
public class CGContext {
    /// The page's size in points.
    public let size: CGSize
    /// Device pixels to a point.
    public let scale: CGFloat
    var state = GraphicsState()
    var currentPath = Path()
    private var savedStates: [GraphicsState] = []
    /// The page, then each group inside it that is still open; items go to the last.
    private var groups = [Group()]

    public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// What has been recorded; groups that are still open count as closed.
    public var displayList: DisplayList {
        var groups = self.groups
        while groups.count > 1 { CGContext.closeLast(of: &groups) }
        return DisplayList(size: size, items: groups[0].items)
    }

    public func saveGState() {
        savedStates.append(state)
    }

    /// Takes the last saved state back; without one it does nothing.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        while state.openGroups > saved.openGroups {
            CGContext.closeLast(of: &groups)
            state.openGroups -= 1
        }
        state = saved
    }

    func open(_ group: Group) {
        groups.append(group)
        state.openGroups += 1
    }

    private static func closeLast(of groups: inout [Group]) {
        let group = groups.removeLast()
        if !group.items.isEmpty { groups[groups.count - 1].items.append(.group(group)) }
    }

    /// Adds an item, inside a group of its own where the state blends or casts a shadow.
    func record(_ item: DisplayItem) {
        guard state.blendMode != .normal || state.shadow != nil else {
            groups[groups.count - 1].items.append(item)
            return
        }
        let group = Group(blendMode: state.blendMode, shadow: state.shadow, items: [item])
        groups[groups.count - 1].items.append(.group(group))
    }

    /// Composites what follows as one, with the state's alpha, blend mode and shadow, until the end.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        saveGState()
        open(Group(opacity: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        restoreGState()
    }

    /// Composites what `draw` records as one, below the shadow's, opacity's and mode's effect.
    public func group(
        opacity: Double = 1, shadow: Shadow? = nil, draw: () throws -> Void
    ) rethrows {
        guard opacity < 1 || shadow != nil else { return try draw() }
        saveGState()
        open(Group(opacity: opacity, shadow: shadow))
        try draw()
        restoreGState()
    }
}

// MARK: - Transform and state

extension CGContext {
    /// From user space to the page.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.scaledBy(x: x, y: y)
    }

    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// The offset is in points of the page, y down; `blur` is twice the Gaussian's deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(offset: offset, standardDeviation: blur / 2, color: $0.rgba)
        }
    }

    /// Black at one third, as Core Graphics documents.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red, green, blue, alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red, green, blue, alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(gray, gray, gray, alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(gray, gray, gray, alpha)
    }

    public func setLineWidth(_ width: CGFloat) { state.strokeStyle.lineWidth = width }

    public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

    public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.strokeStyle.dashPhase = phase
        state.strokeStyle.dashLengths = lengths
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolates ? .default : .none }
        set { state.interpolates = newValue != .none }
    }
}
