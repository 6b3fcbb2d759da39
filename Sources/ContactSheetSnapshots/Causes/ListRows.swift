import ContactSheetPreviews
import Foundation

/// What tables and collection views determine about their rows: which of them are on the screen, and
/// the rounded corners of the groups of a table.
struct ListRows {
    private let pairing: TreePairing

    init(_ pairing: TreePairing) {
        self.pairing = pairing
    }

    /// Whether a view that only one of the trees contains is a row at the end of a list whose size
    /// or other rows changed, so that it has entered or left the visible part.
    func contains(_ index: Int, isOld: Bool) -> Bool {
        let tree = isOld ? pairing.old : pairing.new
        let partners = isOld ? pairing.newIndices : pairing.oldIndices
        guard let parent = tree.views[index].parent, let list = partners[parent],
            tree.views[parent].node.isList
        else { return false }
        let other = isOld ? pairing.new : pairing.old
        let frame = tree.views[index].node.frame
        var hasChanged = tree.views[parent].node.frame.size != other.views[list].node.frame.size
        for row in tree.views[parent].children {
            guard let partner = partners[row] else { continue }
            let (own, others) = (tree.views[row].node, other.views[partner].node)
            guard own.type == tree.views[index].node.type else { continue }
            let isAtEnd = frame.minY >= own.frame.maxY || frame.minX >= own.frame.maxX
            guard isAtEnd else { return false }
            if own.frame != others.frame { hasChanged = true }
        }
        return hasChanged
    }

    /// Whether a list sets the changed property of a view in it.
    func determine(_ change: PropertyChange, of index: Int) -> Bool {
        guard ["corner radius", "rounded corners", "clips to bounds"].contains(change.name),
            let parent = pairing.new.views[index].parent
        else { return false }
        let lists = [
            pairing.new.views[parent], pairing.oldIndices[parent].map { pairing.old.views[$0] },
        ]
        return lists.contains { $0?.node.hasRoundedGroups == true }
    }
}

extension ViewNode {
    /// Whether the view is a table or a collection view. Others are known by their recorded style.
    fileprivate var isList: Bool {
        ["TableView", "CollectionView"].contains { type.hasSuffix($0) }
            || properties.contains { $0.name == "table style" }
    }

    fileprivate var hasRoundedGroups: Bool {
        properties.contains { $0.name == "table style" && $0.value == "insetGrouped" }
    }
}
