import Foundation
import Testing
import UIKit

@testable import ContactSheetSamples

/// The lecture's labels in documents for iOS 7. Source: the lecture's demonstration on phones of
/// 3.5 and 4 inches; standard distances of 20 points to the screen's edges and of 8 points to bars
/// and neighbors (Documentation/Layout.md 3.7).
@MainActor @Suite struct AutoLayoutSamplesTests {
    nonisolated private static let phones = ["iphone-4", "iphone-5s"]
    private let sample = LectureSample()

    private func lecture(
        _ scene: String, on slug: String, _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> (views: [CGRect], size: CGSize) {
        try sample.frames(scene, in: "Lecture", on: slug, orientation)
    }

    /// Source: the lecture's devices; Apple's tables of display sizes.
    @Test(
        "3.5 and 4 inches are 640 × 960 and 640 × 1136 pixels",
        arguments: [("iphone-4", 480), ("iphone-5s", 568)])
    func pixels(slug: String, height: CGFloat) throws {
        let window = try sample.show(UIViewController(), on: slug)
        #expect(window.bounds.size == CGSize(width: 320, height: height))
        #expect(UIScreen.main.scale == 2)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 2 * height))
    }

    /// Interface Builder of Xcode 5 draws all scenes of a document with the same size of screen.
    @Test(
        "The lecture's documents have one canvas",
        arguments: ["Lecture", "Things", "Attributor/Steps"])
    func oneCanvas(file: String) throws {
        let folder = try #require(SampleDocuments.folder)
        let text = try String(
            contentsOf: folder.appending(path: "\(file).storyboard"), encoding: .utf8)
        let sizes = Set(text.matches(of: /x="0.0" y="0.0" (width="\d+" height="\d+")/).map(\.1))
        let isTall = text.contains("key=\"destination\" type=\"retina4\"")
        #expect(sizes == [isTall ? #"width="320" height="568""# : #"width="320" height="480""#])
    }

    @Test(
        "Thing 2 is on both screens in portrait, and below both in landscape",
        arguments: ["1 Lost in landscape", "2 On the guidelines"], AutoLayoutSamplesTests.phones)
    func thing2IsLostInLandscape(scene: String, slug: String) throws {
        let portrait = try lecture(scene, on: slug)
        #expect(portrait.size == CGSize(width: 320, height: slug == "iphone-4" ? 480 : 568))
        #expect(portrait.views[1].maxY <= portrait.size.height)
        let landscape = try lecture(scene, on: slug, .landscapeLeft)
        #expect(landscape.size == CGSize(width: slug == "iphone-4" ? 480 : 568, height: 320))
        #expect(landscape.views == portrait.views)
        #expect(landscape.views[1].minY > 320)
    }

    @Test("The same on today's screens, which are taller than the canvas")
    func thing2IsLostOnTodaysPhones() throws {
        let sample = LectureSample(iOS: 18)
        let landscape = try sample.frames(
            "1 Lost in landscape", in: "Lecture", on: "iphone-17", .landscapeLeft)
        #expect(landscape.size == CGSize(width: 874, height: 402))
        #expect(landscape.views[1].minY > 402)
        let corners = try sample.frames(
            "3 In the corners", in: "Lecture", on: "iphone-17", .landscapeLeft)
        #expect(abs(corners.views[1].maxX - 854) < 0.01)
        // The home indicator's safe area is 20 points high in landscape (iOS 18 on iPhone 17).
        #expect(corners.views[1].maxY < 402 - 8)
    }

    @Test("Thing 1 and Thing 2 stay in their corners", arguments: AutoLayoutSamplesTests.phones)
    func corners(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let (views, size) = try lecture("3 In the corners", on: slug, orientation)
            #expect(views[0].origin == CGPoint(x: 20, y: 28))
            #expect(views[1].maxX == size.width - 20)
            #expect(views[1].maxY == size.height - 8)
        }
    }

    @Test("62, 89, 68, and 198 stay the same in landscape")
    func magicNumbers() throws {
        let scene = "4 Magic numbers"
        let bad = try lecture(scene, on: "iphone-4").views[2]
        #expect(bad == CGRect(x: 62, y: 198, width: 190, height: 89))
        // Near the middle of 320 × 480 points, but not in it.
        #expect(bad.midX == 157 && bad.midY == 242.5)
        #expect(
            try lecture(scene, on: "iphone-4", .landscapeLeft).views[2]
                == CGRect(x: 62, y: 198, width: 350, height: 89))
        #expect(
            try lecture(scene, on: "iphone-5s", .landscapeLeft).views[2]
                == CGRect(x: 62, y: 198, width: 438, height: 89))
    }

    @Test(
        "Bad Thing stays in the center, in its intrinsic size",
        arguments: AutoLayoutSamplesTests.phones)
    func centered(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            for (file, scene) in [("Lecture", "5 Misplaced"), ("Things", "Corners and center")] {
                let (views, size) = try sample.frames(scene, in: file, on: slug, orientation)
                #expect(abs(views[2].midX - size.width / 2) <= 0.25)
                #expect(abs(views[2].midY - size.height / 2) <= 0.25)
                #expect(views[2].size == CGSize(width: 78, height: 20.5))
            }
        }
    }

    @Test(
        "Bad Thing is above Thing 2 and right-aligned, and follows it",
        arguments: AutoLayoutSamplesTests.phones)
    func aboveThing2(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let (views, size) = try sample.frames(
                "Above Thing 2", in: "Things", on: slug, orientation)
            #expect(views[1].maxX == size.width - 20)
            #expect(views[1].maxY == size.height - 8)
            #expect(views[2].maxX == views[1].maxX)
            #expect(views[2].maxY == views[1].minY - 8)
        }
    }

    @Test func stackedInTheCenter() throws {
        let (views, size) = try sample.frames(
            "Stacked in the center", in: "Things", on: "iphone-4", .landscapeLeft)
        #expect(views.map(\.width) == [78, 78, 78])
        #expect(views.map(\.minX) == [201, 201, 201])
        #expect(abs(views[1].midY - size.height / 2) <= 0.25)
        #expect(views[1].minY - views[0].maxY == 8 && views[2].minY - views[1].maxY == 8)
    }
}
