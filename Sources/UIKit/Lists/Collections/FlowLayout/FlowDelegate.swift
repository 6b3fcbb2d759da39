import Foundation
import ObjectiveCRuntime

/// The delegate's values for a flow layout.
///
/// As on iOS, a method that has the name in Objective-C counts, whether the delegate conforms to
/// the protocol or not (Documentation/Adopting.md 2).
@MainActor struct FlowDelegate {
    private enum Method: String, CaseIterable {
        case itemSize = "sizeForItemAtIndexPath"
        case inset = "insetForSectionAtIndex"
        case lineSpacing = "minimumLineSpacingForSectionAtIndex"
        case itemSpacing = "minimumInteritemSpacingForSectionAtIndex"
        case headerSize = "referenceSizeForHeaderInSection"
        case footerSize = "referenceSizeForFooterInSection"

        var selector: Selector { Selector("collectionView:layout:\(rawValue):") }
    }

    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    /// The methods in class tables.
    private let named: [Method: Selector]

    init(_ layout: UICollectionViewFlowLayout, _ collectionView: UICollectionView) {
        (self.layout, self.collectionView) = (layout, collectionView)
        delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        var named: [Method: Selector] = [:]
        if let object = collectionView.delegate.map({ NamedMethod.target(of: $0) }) {
            for method in Method.allCases where method.selector.isMethod(of: object) {
                named[method] = method.selector.resolved(for: object)
            }
        }
        self.named = named
    }

    /// The object that class tables describe.
    private var object: AnyObject? { collectionView.delegate.map { NamedMethod.target(of: $0) } }

    private func value<Value>(_ method: Method, _ place: Any) -> Value? {
        guard let selector = named[method], let object else { return nil }
        return selector.call(on: object, collectionView, layout, place) as? Value
    }

    func itemSize(at path: IndexPath) -> CGSize? {
        value(.itemSize, path)
            ?? delegate?.collectionView(collectionView, layout: layout, sizeForItemAt: path)
    }

    func inset(of section: Int) -> UIEdgeInsets? {
        value(.inset, section)
            ?? delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }

    func lineSpacing(of section: Int) -> CGFloat? {
        value(.lineSpacing, section)
            ?? delegate?.collectionView(
                collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }

    func itemSpacing(of section: Int) -> CGFloat? {
        value(.itemSpacing, section)
            ?? delegate?.collectionView(
                collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }

    func headerSize(of section: Int) -> CGSize? {
        value(.headerSize, section)
            ?? delegate?.collectionView(
                collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }

    func footerSize(of section: Int) -> CGSize? {
        value(.footerSize, section)
            ?? delegate?.collectionView(
                collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
}
