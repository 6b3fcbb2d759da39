import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Apple's documentation of `UINib`, `Bundle.loadNibNamed` and
/// `UIViewController.nibName`; exceptions as published crash logs quote them.
@MainActor struct NibLoadingTests {
    private static let card = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
        <connections><outlet property="view" destination="card" id="1"/>
        <outlet property="label" destination="l" id="2"/></connections></placeholder>
        <view id="card"><rect key="frame" width="200" height="100"/><subviews>
        <label id="l" text="Ann"><rect key="frame" width="50" height="20"/></label>
        <button id="b"><rect key="frame" y="20" width="50" height="20"/><connections>
        <action selector="tapped" destination="-1" eventType="touchUpInside" id="3"/>
        </connections></button></subviews></view>
        """
    private static let cell = """
        <tableViewCell id="c"><rect key="frame" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="320" \
        height="60"/><subviews><label id="l" text="Row"><rect key="frame" width="50" height="20"/>
        </label></subviews></tableViewCellContentView></tableViewCell>
        """

    private func register() {
        DocumentClasses.register(CardController.self) { card in
            card.outlet("label", \.label)
            card.action("tapped", CardController.tapped)
        }
    }

    @Test func topLevelObjectsConnectedWithTheirOwner() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        try DocumentFolder.with(["Card.xib": Self.card]) {
            let owner = CardController(nibName: nil, bundle: nil)
            let objects = try #require(Bundle.main.loadNibNamed("Card", owner: owner))
            #expect(objects.count == 1)
            let view = try #require(objects.first as? UIView)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(owner.label?.text == "Ann")
            (view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
            #expect(owner.taps == 1)
            // A new instance each time.
            let nib = UINib(nibName: "Card", bundle: nil)
            #expect(
                nib.instantiate(withOwner: nil).first as? UIView
                    !== nib.instantiate(withOwner: nil).first as? UIView)
        }
    }

    @Test func aControllersViewComesFromItsNib() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        try DocumentFolder.with(["Card.xib": Self.card]) {
            let named = CardController(nibName: "Card", bundle: nil)
            #expect(named.nibName == "Card")
            #expect(named.view.subviews.count == 2)
            #expect(named.label?.text == "Ann")
            // Like MyViewController, which looks for MyView first, CardController looks for Card.
            #expect(CardController().view.subviews.count == 2)
            // There is no nib with the name of this class.
            #expect(OtherController().view.subviews.isEmpty)
        }
    }

    @Test func cellsFromNibs() throws {
        try DocumentFolder.with(["Cell.xib": Self.cell, "Card.xib": Self.card]) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "row")
            let cell = table.dequeueReusableCell(withIdentifier: "row")
            #expect(cell?.reuseIdentifier == "row")
            #expect((cell?.contentView.subviews.first as? UILabel)?.text == "Row")
            table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
            let (_, log) = DiagnosticLog.collecting {
                #expect(table.dequeueReusableCell(withIdentifier: "card") != nil)
            }
            #expect(
                log.map(\.message) == [
                    "invalid nib registered for identifier (card) - nib must contain exactly one "
                        + "top level object which must be a UITableViewCell instance"
                ])
        }
    }

    /// The last registration counts, also between nibs and classes.
    @Test func aClassReplacesANib() throws {
        let item = "<collectionViewCell id=\"c\"/>"
        try DocumentFolder.with(["Cell.xib": Self.cell, "Item.xib": item]) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "x")
            table.register(PlainCell.self, forCellReuseIdentifier: "x")
            #expect(table.dequeueReusableCell(withIdentifier: "x") is PlainCell)
            table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "x")
            #expect(table.dequeueReusableCell(withIdentifier: "x") is PlainCell == false)
            table.register(nil as UINib?, forCellReuseIdentifier: "x")
            #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)

            let collection = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let path = IndexPath(item: 0, section: 0)
            collection.register(
                UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "x")
            collection.register(PlainItem.self, forCellWithReuseIdentifier: "x")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
            #expect(cell is PlainItem)
        }
    }

    private final class PlainCell: UITableViewCell {}
    private final class PlainItem: UICollectionViewCell {}

    @Test func headersAndItemsFromNibs() throws {
        let header = #"<view id="h" customClass="HeaderView"/>"#
        let item = """
            <collectionViewCell id="c"><rect key="frame" width="50" height="50"/>
            </collectionViewCell>
            """
        DocumentClasses.register(HeaderView.self) { _ in }
        defer { DocumentClasses.forgetAll() }
        try DocumentFolder.with(["Header.xib": header, "Item.xib": item]) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(
                UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "h")
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? HeaderView
            #expect(view?.reuseIdentifier == "h")
            #expect(view?.isAwake == true)

            let layout = UICollectionViewFlowLayout()
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            collection.register(
                UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "i")
            let (cell, log) = DiagnosticLog.collecting {
                collection.dequeueReusableCell(
                    withReuseIdentifier: "i", for: IndexPath(item: 0, section: 0))
            }
            #expect(cell.reuseIdentifier == "i")
            #expect(log.isEmpty)
        }
    }

    /// The way in which apps name a nib for all controllers of a class.
    @Test func nibsAreFoundByClassName() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        try DocumentFolder.with(["Card.xib": Self.card]) {
            #expect(NamedController().view.subviews.count == 2)
        }
    }

    @Test func missingNibsAreReportedOnce() throws {
        try DocumentFolder.with(["Card.xib": Self.card]) {
            let (_, log) = DiagnosticLog.collecting {
                #expect(Bundle.main.loadNibNamed("Cart", owner: nil) == nil)
                _ = UITableViewController(nibName: "List", bundle: nil).view
            }
            #expect(
                log.map(\.message) == [
                    "Could not load NIB with name 'Cart'", "Could not load NIB with name 'List'",
                ])
        }
    }

    @Test func viewsThatLoadThemselves() throws {
        DocumentClasses.register(EndlessView.self) { _ in }
        defer { DocumentClasses.forgetAll() }
        let endless = #"<view id="v" customClass="EndlessView"/>"#
        try DocumentFolder.with(["Endless.xib": endless]) {
            let (_, log) = DiagnosticLog.collecting { EndlessView(frame: .zero) }
            #expect(log.count == 1)
            #expect(log.first?.message.contains("loads itself recursively") == true)
        }
    }
}

private final class CardController: UIViewController {
    var label: UILabel?
    var taps = 0

    func tapped() { taps += 1 }
}

private final class OtherController: UIViewController {}

private final class NamedController: UIViewController {
    override var nibName: String? { "Card" }
}

private final class HeaderView: UITableViewHeaderFooterView {
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

private final class EndlessView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        _ = Bundle.main.loadNibNamed("Endless", owner: self)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = Bundle.main.loadNibNamed("Endless", owner: self)
    }
}
