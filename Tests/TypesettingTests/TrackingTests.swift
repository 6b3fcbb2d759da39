import Foundation
import Testing

@testable import Typesetting

@Suite struct TrackingTests {
    /// Source: Documentation/Fonts.md 3.1.
    @Test(arguments: [
        (6, 0.24), (12, 0), (17, -0.43), (20, -0.45), (24, 0.07), (32, 0.41), (44, 0.37),
        (54, 0.32), (56, 0.30), (76, 0.07), (80, 0), (200, 0), (1, 0.24),
    ])
    func tableValue(size: CGFloat, points: CGFloat) {
        #expect(abs(Tracking.sanFrancisco(pointSize: size) - points) < 1e-12)
    }

    /// Formula: values between two sizes are interpolated linearly.
    @Test func fractionalSizesAreInterpolated() {
        #expect(abs(Tracking.sanFrancisco(pointSize: 16.5) + 0.37) < 1e-12)
        #expect(abs(Tracking.sanFrancisco(pointSize: 55) - 0.31) < 1e-12)
    }

    /// Source: Documentation/Fonts.md 3.2 (display), Apple's design resources of 2017 (text), both
    /// with the constants of 1.4.
    @Test(arguments: [(17, -0.439), (12, -0.031), (20, 0.304), (36, 0.284), (100, -0.076)])
    func familiesOfIOS9(size: CGFloat, points: CGFloat) {
        let tracking = Tracking.sanFrancisco(pointSize: size, isVariable: false)
        #expect(abs(tracking - points) < 1e-12)
    }

    /// Source: Documentation/Fonts.md 1.2; only the text cut up to 17 pt, and only the display cut
    /// from 25 pt on.
    @Test func opticalSizes() {
        #expect(OpticalSize(pointSize: 17) == OpticalSize(pointSize: 9))
        #expect(OpticalSize(pointSize: 17).displayShare == 0)
        #expect(abs(OpticalSize(pointSize: 18).displayShare - 0.05) < 1e-9)
        #expect(abs(OpticalSize(pointSize: 22.5).displayShare - 0.61) < 1e-9)
        #expect(OpticalSize(pointSize: 21).advanceScale < OpticalSize(pointSize: 18).advanceScale)
        #expect(OpticalSize(pointSize: 21.9).family == .inter)
        #expect(OpticalSize(pointSize: 22).family == .interDisplay)
        #expect(OpticalSize(pointSize: 22).advanceScale > OpticalSize(pointSize: 25).advanceScale)
        #expect(OpticalSize(pointSize: 25) == OpticalSize(pointSize: 60))
    }

    /// Source: Documentation/Fonts.md 2.2; two families up to iOS 12, which meet at 20 pt.
    @Test func staticFamilies() {
        let (text, display) = (
            OpticalSize(pointSize: 19.9, isVariable: false),
            OpticalSize(pointSize: 20, isVariable: false)
        )
        #expect(text.family == .inter && text.displayShare == 0)
        #expect(display.family == .interDisplay && display.displayShare == 1)
        #expect(Font.system(size: 17, design: .sanFrancisco11).name == ".SFUIText-Regular")
        #expect(Font.system(size: 20, design: .sanFrancisco11).name == ".SFUIDisplay-Regular")
    }
}
