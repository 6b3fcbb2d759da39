import UIKit

extension ViewKind {
    /// A collection view that shows each of its prototypes once, as Interface Builder does.
    static let collectionView = ViewKind { element in
        UICollectionView(frame: .zero, collectionViewLayout: layout(element))
    } configure: { collection, element, builder in
        addLayout(of: collection, element, builder)
        ScrollAttributes.apply(element, to: collection)
        collection.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
        collection.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
        guard element.child(key: "backgroundColor") == nil else { return }
        collection.backgroundColor = .systemBackground
    }

    private static func layoutElement(_ collection: Element) -> Element? {
        collection.child(key: "collectionViewLayout")
    }

    /// Returns the layout of the document, or a flow layout in place of a class that isn't
    /// registered.
    private static func layout(_ collection: Element) -> UICollectionViewLayout {
        guard let element = layoutElement(collection) else { return UICollectionViewFlowLayout() }
        let layout =
            DocumentClasses.instance(of: element, as: UICollectionViewLayout.self)
            ?? UICollectionViewFlowLayout()
        if let flow = layout as? UICollectionViewFlowLayout, element.name == flowLayoutName {
            apply(element, to: flow)
        }
        return layout
    }

    private static let flowLayoutName = "collectionViewFlowLayout"

    /// Gives the collection view, whose class may have created it with `init(coder:)`, the layout of
    /// the document, and lets outlets refer to it.
    private static func addLayout(
        of collection: UICollectionView, _ element: Element, _ builder: ViewBuilder
    ) {
        guard let stored = layoutElement(element) else { return }
        if element["customClass"] != nil, builder.design == nil {
            collection.collectionViewLayout = layout(element)
        }
        let layout = collection.collectionViewLayout
        RuntimeAttributes.apply(stored, toObject: layout, builder)
        builder.objects.add(object: layout, for: stored)
    }

    private static func apply(_ element: Element, to layout: UICollectionViewFlowLayout) {
        layout.scrollDirection =
            element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
        layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
        layout.itemSize = element.size("itemSize") ?? layout.itemSize
        layout.headerReferenceSize = element.size("headerReferenceSize") ?? .zero
        layout.footerReferenceSize = element.size("footerReferenceSize") ?? .zero
        layout.sectionInset = element.insets("sectionInset") ?? .zero
        layout.sectionInsetReference =
            element["sectionInsetReference"].flatMap { references[$0] } ?? .fromContentInset
        layout.estimatedItemSize = element.size("estimatedItemSize") ?? .zero
        if element.bool("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
    }

    private static let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
    ]
}

extension ViewBuilder {
    /// Adds the prototypes of the document to a collection view.
    func fill(_ collection: UICollectionView, with element: Element) {
        let cells = element.child("cells")?.children.filter(ViewKind.isView) ?? []
        let items = cells.compactMap { cell -> DocumentItems.Item? in
            let size = cell.size("customSize") ?? cell.rect("frame")?.size ?? .zero
            guard let view = view(cell, in: .zero) as? UICollectionViewCell else { return nil }
            return DocumentItems.Item(cell: view, size: size)
        }
        let source = DocumentItems(
            items: items, header: reusable(element, "sectionHeaderView"),
            footer: reusable(element, "sectionFooterView"))
        if !items.isEmpty || source.header != nil { collection.adopt(source: source) }
        for cell in cells { registerPrototype(cell, ofKind: "", in: collection) }
        let ends = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in ends {
            guard let end = element.child(key: key) else { continue }
            registerPrototype(end, ofKind: kind, in: collection)
        }
    }

    private func registerPrototype(
        _ element: Element, ofKind kind: String, in collection: UICollectionView
    ) {
        guard let identifier = element["reuseIdentifier"] else { return }
        let document = self.document
        collection.register(
            prototype: {
                ViewBuilder.prototype(element, of: document) as? UICollectionReusableView
            }, ofKind: kind, withReuseIdentifier: identifier)
    }

    private func reusable(_ element: Element, _ key: String) -> UICollectionReusableView? {
        element.child(key: key).flatMap { view($0, in: .zero) as? UICollectionReusableView }
    }
}

/// The items of a collection view in a document.
///
/// The collection view can have these items as its delegate when its data source is the app's. Then the
/// layout's size is used.
final class DocumentItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    struct Item {
        let cell: UICollectionViewCell
        /// The item's size, in points.
        let size: CGSize
    }

    let items: [Item]
    let header: UICollectionReusableView?
    let footer: UICollectionReusableView?

    init(items: [Item], header: UICollectionReusableView?, footer: UICollectionReusableView?) {
        self.items = items
        self.header = header
        self.footer = footer
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { items[indexPath.item].cell }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return (isHeader ? header : footer) ?? UICollectionReusableView(frame: .zero)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let size = collectionView.dataSource === self ? items[indexPath.item].size : .zero
        guard size.width > 0, size.height > 0 else {
            return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? size
        }
        return size
    }
}
