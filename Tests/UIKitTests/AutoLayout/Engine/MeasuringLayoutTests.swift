import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

/// A table that is as high as its rows, as in the answer to StackOverflow 17334478.
private final class ContentTable: UITableView {
    var queries = 0

    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
        queries += 1
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

private final class GrowingCell: UITableViewCell {
    let label = UILabel()
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// Documentation/Layout.md 2.1: a layout ends when nothing changes any more. Source: Documentation/RuntimeFacts.md,
/// accepted idioms.
@MainActor struct MeasuringLayoutTests {
    init() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-8")), iOS: IOSVersion(15))
    }

    @Test func aTableAsHighAsItsRows() {
        let (table, rows, footer) = (ContentTable(), Rows(12), UILabel())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.isScrollEnabled, footer.text) = (rows, false, "Footer")
        let stack = UIStackView(arrangedSubviews: [table, footer])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        let (_, log) = DiagnosticLog.collecting { window.layoutIfNeeded() }
        #expect(log.isEmpty)
        #expect(table.frame == CGRect(x: 0, y: 0, width: 375, height: 12 * 44))
        #expect(footer.frame.minY == CGFloat(528), "\(footer.frame.minY - 528)")
        #expect(table.queries < 20)
    }

    @Test func aCellThatAddsConstraintsInItsLayout() throws {
        let (table, rows) = (UITableView(frame: UIScreen.main.bounds), Rows(3))
        table.register(GrowingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(table)
        let (_, log) = DiagnosticLog.collecting { window.layoutIfNeeded() }
        let cell = try #require(table.visibleCells.first as? GrowingCell)
        #expect(log.isEmpty)
        #expect(cell.label.frame.origin == CGPoint(x: 16, y: 10))
        #expect(cell.layouts < 10)
    }

    /// A view that changes its frame and back never settles.
    @Test func aFrameThatAlternates() {
        final class Restless: UIView {
            override func layoutSubviews() { bounds.size.width = bounds.width == 10 ? 20 : 10 }
        }
        let (_, log) = DiagnosticLog.collecting { Restless().layoutIfNeeded() }
        #expect(log.count == 1 && log.first?.severity == .error)
    }
}
