import ContactSheetDiagnostics
import Foundation

/// An error in a table or collection view for which UIKit throws an exception. It is reported here
/// as a diagnostic with UIKit's text, as in published crash logs.
@MainActor enum ListDiagnostic {
    case unregisteredCell(String)
    case unregisteredView(kind: String, String)
    case invalidNib(String, String)
    case rowCount(Int, section: Int)
    case itemCount(Int, section: Int)
    case sectionCount(Int)
    case negativeHeight(CGFloat, IndexPath)
    case heightNotFinite(CGFloat, String)
    case sizeNotFinite(CGSize, IndexPath)
    case sameCell(IndexPath)
    case noSuchRow(IndexPath, sections: Int, rows: Int)
    case invalidUpdate(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
    case noSupplementary(kind: String, IndexPath)
    case itemTooWide
    case duplicateIdentifiers
    case missingIdentifier(String)

    func report(at view: UIView?) {
        DiagnosticLog.current.add(
            Diagnostic(.error, message, location: view?.viewPath ?? "", hint: hint))
    }

    private var message: String {
        switch self {
        case .unregisteredCell(let identifier):
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard"
        case .unregisteredView(let kind, let identifier):
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a "
                + "storyboard"
        case .invalidNib(let identifier, let type):
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
                + "top level object which must be a \(type) instance"
        case .rowCount(let count, let section):
            "Failed to allocate data stores for \(count) rows in section \(section). Consider "
                + "using fewer rows"
        case .itemCount(let count, let section):
            "Failed to allocate data stores for \(count) items in section \(section). Consider "
                + "using fewer items"
        case .sectionCount(let count):
            "the number of sections (\(count)) is invalid"
        case .negativeHeight(let height, let path):
            "table view row height must not be negative - provided height for index path "
                + "\(path.logText) is \(height.fixedText)"
        case .heightNotFinite(let height, let place):
            "the height of \(place), \(height.logText), isn't finite"
        case .sizeNotFinite(let size, let path):
            "the size of the item at \(path.logText), "
                + "(\(size.width.logText), \(size.height.logText)), isn't finite"
        case .sameCell(let path):
            "the data source returned a cell for \(path.logText) that is already in use"
        case .noSuchRow(let path, let sections, let rows):
            "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there "
                + "are only \(rows) rows in section \(path.section) of \(sections)."
        case .invalidUpdate(let section, let before, let after, let inserted, let deleted):
            "Invalid update: invalid number of rows in section \(section).  The number of rows "
                + "contained in an existing section after the update (\(after)) must be equal to "
                + "the number of rows contained in that section before the update (\(before)), "
                + "plus or minus the number of rows inserted or deleted from that section "
                + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
                + "rows moved into or out of that section (0 moved in, 0 moved out)."
        case .noSupplementary(let kind, let path):
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:"
                + "atIndexPath: does not match the element kind it is being used for: \(kind) at "
                + path.logText
        case .itemTooWide:
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
                + "width must be less than the width of the UICollectionView minus the section "
                + "insets left and right values, minus the content insets left and right values."
        case .duplicateIdentifiers:
            "Diffable data source detected an attempt to insert or append identifiers that "
                + "already exist in the snapshot. Identifiers in a snapshot must be unique."
        case .missingIdentifier(let identifier):
            "Invalid parameter not satisfying: the snapshot has no identifier \(identifier)"
        }
    }

    private var hint: String? {
        switch self {
        case .unregisteredCell, .unregisteredView, .invalidNib: "an empty view is shown"
        case .rowCount, .itemCount, .sectionCount: "no items are shown"
        case .negativeHeight, .heightNotFinite: "the default height is used"
        case .sizeNotFinite: "the item has a size of zero"
        case .sameCell: "an empty cell is shown"
        case .noSuchRow: "the table view doesn't scroll"
        case .invalidUpdate: "the data source's new counts are used"
        case .noSupplementary: "an empty view is shown"
        case .itemTooWide: "the item is placed on its own line"
        case .duplicateIdentifiers: "only the first is kept"
        case .missingIdentifier: "the snapshot is unchanged"
        }
    }
}

extension IndexPath {
    /// The index path in the format of UIKit's logs.
    var logText: String {
        "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}

extension CGFloat {
    /// The number in the format of C's `%f`.
    var fixedText: String { String(format: "%f", Double(self)) }
}
