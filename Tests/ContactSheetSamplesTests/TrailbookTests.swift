import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Tests the layout rules of Trailbook and which of its configurations have references.
@MainActor @Suite struct TrailbookTests {
    private func window(
        _ controller: UIViewController, on slug: String, textSize: UIContentSizeCategory = .large
    ) throws -> UIWindow {
        let device = try #require(Device.named(slug))
        var simulated = SimulatedDevice(device, iOS: IOSVersion(18))
        simulated.contentSize = textSize
        UIScreen.main.device = simulated
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func all<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [($0 as? View)].compactMap(\.self) + all(kind, in: $0) }
    }

    private func columns(on slug: String, _ textSize: UIContentSizeCategory) throws -> Int {
        SampleDocuments.register()
        let window = try window(DiscoverViewController(), on: slug, textSize: textSize)
        let cards = all(TrailCardCell.self, in: window)
        let top = try #require(cards.map(\.frame.minY).min())
        return cards.count { $0.frame.minY == top }
    }

    @Test func columnsOfTheFeed() throws {
        #expect(try columns(on: "iphone-se-3", .large) == 2)
        #expect(try columns(on: "iphone-se-3", .accessibilityExtraLarge) == 1)
        #expect(try columns(on: "ipad-air-11-m2", .large) == 4)
    }

    /// The illustration takes less space where the text needs more, so that all features are visible.
    @Test func theIllustrationMakesSpaceForTheText() throws {
        let window = try window(OnboardingViewController(), on: "iphone-se-3")
        let rows = all(FeatureRow.self, in: window)
        let pages = try #require(all(UIPageControl.self, in: window).first)
        #expect(rows.count == 3)
        for row in rows {
            #expect(row.convert(row.bounds, to: window).maxY <= pages.frame.minY)
        }
    }

    @Test func theFormIsInASheet() throws {
        let root = TrailbookScreen.newHike.make()
        let window = try window(root, on: "iphone-16")
        let bars = root.presentedViewController as? UINavigationController
        #expect(bars?.topViewController is NewHikeViewController)
        #expect(bars?.topViewController?.navigationItem.rightBarButtonItem?.isEnabled == false)
        withExtendedLifetime(window) {}
    }

    /// The storyboard has the same screens as the code, and an empty journal.
    @Test func scenesOfTheStoryboard() {
        let names = Samples().trailbook.map(\.name).filter { $0.hasPrefix("Trailbook/Main/") }
        #expect(
            Set(names)
                == Set(
                    ["Discover", "Journal", "New Hike", "Onboarding", "Settings", "Trail"].map {
                        "Trailbook/Main/\($0)"
                    }))
    }

    @Test func referencesAreShownByTheGallery() {
        for screen in TrailbookScreen.allCases {
            let names = screen.references.map(\.name)
            #expect(Set(names).isSubset(of: TrailbookConfiguration.all.map(\.name)))
            #expect(Set(names).count == names.count && !names.isEmpty)
        }
        for page in PhonePage.all {
            #expect(Set(PhoneConfiguration.all).isSuperset(of: page.references), "\(page.name)")
        }
    }
}
