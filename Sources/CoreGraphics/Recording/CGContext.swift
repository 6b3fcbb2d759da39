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
    /// How many items have been recorded so far.
    public private(set) var itemCount = 0

    /// Clips and layers inside one another: what is opened beyond takes no effect.
    static let greatestDepth = 256
    /// Whoever draws more draws without end: what comes after them isn't recorded.
    static let greatestItemCount = 1_000_000

    public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// Whether so much has been recorded that nothing more will be.
    public var isFull: Bool { itemCount >= CGContext.greatestItemCount }

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
        guard groups.count < CGContext.greatestDepth else { return }
        groups.append(group)
        state.openGroups += 1
    }

    /// What `draw` records, in the page's space, instead of adding it to the page; without the
    /// state's alpha, blend mode and shadow.
    public func items(of draw: () throws -> Void) rethrows -> [DisplayItem] {
        let outer = (groups, savedStates, state, currentPath)
        groups = [Group()]
        savedStates = []
        currentPath = Path()
        state.openGroups = 0
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        defer { (groups, savedStates, state, currentPath) = outer }
        try draw()
        return displayList.items
    }

    /// Adds items that are in the page's space already.
    public func add(_ items: [DisplayItem]) {
        for item in items { record(item) }
    }

    private static func closeLast(of groups: inout [Group]) {
        let group = groups.removeLast()
        if !group.items.isEmpty { groups[groups.count - 1].items.append(.group(group)) }
    }

    /// Adds an item, inside a group of its own where the state blends or casts a shadow.
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

    /// Composites what follows as one, with the state's alpha, blend mode and shadow, until the end.
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

    /// Composites what `draw` records as one, with the group's effects; its own items and its
    /// transform stay out of account.
    public func group(_ group: Group, draw: () throws -> Void) rethrows {
        guard group.needsLayer || group.clip != nil else { return try draw() }
        saveGState()
        open(group)
        try draw()
        restoreGState()
    }
}
