import Testing

@testable import UIKit

/// Source: the same lookups without a cache.
@MainActor @Suite struct ReportCacheTests {
    private let root = UIView()
    private let labels = ["One", "Two", "One", "One"].map { text in
        let label = UILabel()
        label.text = text
        return label
    }

    init() {
        labels.forEach(root.addSubview)
    }

    @Test func namesAreTheSame() {
        let paths = labels.map(\.viewPath)
        #expect(
            paths[1...] == [
                "UIView > UILabel “Two”", "UIView > UILabel “One”[1]",
                "UIView > UILabel “One”[2]",
            ])
        #expect(ReportCache.scoped { labels.map(\.viewPath) } == paths)
    }

    @Test func namesAreForgottenAfterTheScope() {
        _ = ReportCache.scoped { labels[1].viewPath }
        labels[1].text = "Three"
        #expect(labels[1].viewPath == "UIView > UILabel “Three”")
    }

    @Test func constraintsAreTheSame() {
        let constraints = [
            labels[0].widthAnchor.constraint(equalTo: labels[1].widthAnchor),
            labels[0].leftAnchor.constraint(equalTo: root.leftAnchor),
            labels[2].widthAnchor.constraint(equalTo: labels[2].heightAnchor),
            labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        for label in labels {
            let holders = [root, label]
            let plain = holders.map { $0.constraints(referringTo: label) }
            let cached = ReportCache.scoped { holders.map { $0.constraints(referringTo: label) } }
            #expect(cached == plain)
        }
        #expect(root.constraints(referringTo: labels[0]) == [0, 1, 3].map { constraints[$0] })
    }
}
