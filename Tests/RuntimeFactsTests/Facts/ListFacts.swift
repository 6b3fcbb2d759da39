import Foundation

@testable import UIKit

/// A list with two sections of three rows, and headers, in a window without a controller.
@MainActor private final class ListScene: NSObject, UICollectionViewDataSource {
    let list: UICollectionView
    let window = UIWindow(frame: UIScreen.main.bounds)
    private var header: UICollectionView.SupplementaryRegistration<UICollectionReusableView>!
    private var row: UICollectionView.CellRegistration<UICollectionViewCell, String>!

    override init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        list = UICollectionView(
            frame: UIScreen.main.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init()
        header = .init(elementKind: UICollectionView.elementKindSectionHeader) { view, _, _ in
            Self.add("Header", 8, to: view)
        }
        row = .init { cell, _, text in Self.add(text, 15, to: cell.contentView) }
        list.dataSource = self
        window.addSubview(list)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Adds a label that is as far from the top as from the bottom.
    private static func add(_ text: String, _ space: CGFloat, to view: UIView) {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: space),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -space),
        ])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: "Row")
    }

    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    func headerFrame(_ section: Int) -> CGRect {
        list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))?.frame ?? .null
    }

    func rowFrame(_ item: Int, _ section: Int) -> CGRect {
        list.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }
}

let listFacts = [
    Fact("list.headers", "16,0,361,36.333 16,205,361,36.333") {
        let scene = ListScene()
        return (0..<2).map { RecordedText.frame(scene.headerFrame($0)) }.joined(separator: " ")
    },
    Fact("list.rows", "16,36.333,361,50.333 16,241.333,361,50.333") {
        let scene = ListScene()
        return (0..<2).map { RecordedText.frame(scene.rowFrame(0, $0)) }.joined(separator: " ")
    },
    Fact("list.content", "412.167") {
        RecordedText.number(ListScene().list.contentSize.height)
    },
]
