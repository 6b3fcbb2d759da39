import Foundation

/// A drawing context that records every call as an item of a display list.
///
/// User space initially has its origin in the page's top left corner, with the y axis pointing
/// down, in points, as in the contexts that UIKit creates. Paths are stored in page coordinates, so
/// that later changes of the transform don't move them.
public class CGContext {
    /// The page's size in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: CGFloat
    /// Whether the page is a screen, which is black where nothing is drawn.
    package var isScreen = false
    var state = GraphicsState()
    var currentPath = Path()
    private var savedStates: [GraphicsState] = []
    /// The page, followed by each open group inside it. Items are added to the last one.
    private var groups = [Group()]
    /// The page and the open groups outside of each running call of `items(of:)`, from the outermost
    /// one.
    private var outerGroups: [[Group]] = []
    /// The number of items recorded so far.
    public private(set) var itemCount = 0

    /// The greatest number of nested clips and layers. Further ones have no effect.
    static let greatestDepth = 256
    /// The greatest number of items, because drawing code may never end. Further items aren't
    /// recorded.
    static let greatestItemCount = 1_000_000

    public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// Whether the greatest number of items has been reached.
    public var isFull: Bool { itemCount >= CGContext.greatestItemCount }

    /// The recorded items. Groups that are still open are closed.
    public var displayList: DisplayList {
        DisplayList(size: size, items: CGContext.closed(groups))
    }

    /// The page as it has been recorded so far, including what is outside of running calls of
    /// `items(of:)`. This is what the next item covers.
    package var pageBelow: DisplayList {
        DisplayList(size: size, items: (outerGroups + [groups]).flatMap(CGContext.closed))
    }

    private static func closed(_ groups: [Group]) -> [DisplayItem] {
        var groups = groups
        while groups.count > 1 { closeLast(of: &groups) }
        return groups[0].items
    }

    public func saveGState() {
        savedStates.append(state)
    }

    /// Restores the last saved state. Has no effect if there is none.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        while state.openGroups > saved.openGroups {
            CGContext.closeLast(of: &groups)
            state.openGroups -= 1
        }
        state = saved
    }

    func open(_ group: Group) {
        guard groups.count < CGContext.greatestDepth else { return }
        groups.append(group)
        state.openGroups += 1
    }

    /// Returns the items that `draw` records, in the page's space, without adding them to the page.
    /// The state's alpha, blend mode, and shadow aren't applied.
    public func items(of draw: () throws -> Void) rethrows -> [DisplayItem] {
        let outer = (groups, savedStates, state, currentPath)
        outerGroups.append(groups)
        groups = [Group()]
        savedStates = []
        currentPath = Path()
        state.openGroups = 0
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        defer {
            (groups, savedStates, state, currentPath) = outer
            outerGroups.removeLast()
        }
        try draw()
        return displayList.items
    }

    /// Adds items in the page's space.
    public func add(_ items: [DisplayItem]) {
        for item in items { record(item) }
    }

    private static func closeLast(of groups: inout [Group]) {
        let group = groups.removeLast()
        if !group.items.isEmpty { groups[groups.count - 1].items.append(.group(group)) }
    }

    /// Adds an item, inside its own group if the state has a blend mode or a shadow.
    func record(_ item: DisplayItem) {
        guard !isFull else { return }
        itemCount += 1
        guard state.blendMode != .normal || state.shadow != nil else {
            groups[groups.count - 1].items.append(item)
            return
        }
        let group = Group(blendMode: state.blendMode, shadow: state.shadow, items: [item])
        groups[groups.count - 1].items.append(.group(group))
    }

    /// Begins a layer that is composited as one, with the state's alpha, blend mode, and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        saveGState()
        open(
            Group(
                opacity: state.alpha, blendMode: state.blendMode, shadow: state.shadow,
                isIsolated: true))
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

    /// Composites what `draw` records as one, with the group's effects. The group's own items and
    /// transform are ignored.
    public func group(_ group: Group, draw: () throws -> Void) rethrows {
        guard group.needsLayer || group.clip != nil else { return try draw() }
        saveGState()
        open(group)
        try draw()
        restoreGState()
    }
}

extension CGContext {
    /// The matrix of glyphs, which text of UIKit doesn't use. Setting it does nothing.
    public var textMatrix: CGAffineTransform {
        get { .identity }
        set {}
    }
}
