import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: Documentation/Snapshots.md 1.
@MainActor @Suite struct PropertyTableTests {
    private func properties(_ view: UIView) -> [String] {
        var reader = PropertyReader()
        return reader.properties(of: view).map { "\($0.name): \($0.value)" }
    }

    /// References contain names without classes.
    @Test func propertiesOfOneNameHaveTheSameTraits() {
        for row in PropertyTable.sections.flatMap(\.rows) {
            #expect(PropertyTraits.named(row.name) == row.traits, "\(row.name)")
            #expect(!row.name.contains(":"))
        }
    }

    @Test func otherPropertiesExist() {
        let names = Set(PropertyTable.sections.flatMap(\.rows).map(\.name))
        for row in PropertyTable.sections.flatMap(\.rows) {
            switch row.traits.role {
            case .cause, .consequence: break
            case .result(let others): #expect(names.isSuperset(of: others), "\(row.name)")
            case .part(let other): #expect(names.contains(other), "\(row.name)")
            }
        }
    }

    @Test func defaultValuesAreNotRecorded() {
        #expect(properties(UIView()) == [])
        #expect(properties(UIScrollView()) == ["clips to bounds: yes"])
        #expect(properties(UIStackView()) == [])
    }

    @Test func layers() {
        let view = UIView()
        view.layer.shadowRadius = 9
        view.layer.borderColor = UIColor.red.cgColor
        // Without a shadow and a border, these aren't visible.
        #expect(properties(view) == [])
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 1, height: 2)
        view.layer.shadowColor = UIColor.red.cgColor
        view.layer.borderWidth = 2
        view.layer.zPosition = 3
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(
            properties(view) == [
                "rounded corners: 1", "border width: 2", "border color: #ff0000",
                "shadow opacity: 0.5", "shadow color: #ff0000", "shadow offset: 1 2",
                "shadow radius: 9", "z position: 3",
            ])
    }

    /// What a view inherits isn't its property.
    @Test func givenValues() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.tintColor = .red
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        inner.semanticContentAttribute = .forceRightToLeft
        inner.preservesSuperviewLayoutMargins = true
        #expect(properties(outer) == ["tint color: #ff0000", "layout margins: 1 2 3 4"])
        #expect(
            properties(inner) == [
                "semantic content: forceRightToLeft", "preserves superview margins: yes",
            ])
    }

    @Test func controllersBelongToTheirRootView() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        controller.edgesForExtendedLayout = []
        let found = properties(controller.view)
        #expect(found.contains("additional safe area: 5 0 0 0"))
        #expect(found.contains("extended edges: 0"))
    }

    @Test func textStylesAndConfigurations() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        #expect(properties(label).contains("text style: title1"))
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.imagePadding = 4
        let found = properties(UIButton(configuration: configuration))
        #expect(found.contains("configuration style: filled") && found.contains("image padding: 4"))
    }

    @Test func unknownPropertiesAreThoseOfTheLayout() {
        #expect(PropertyTraits.named("new property").effect == .laysOut)
    }
}
