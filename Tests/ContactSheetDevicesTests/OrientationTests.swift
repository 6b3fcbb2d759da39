import ContactSheetDevices
import Testing

/// Source: the values of `--orientations` on the command line.
@Suite struct OrientationTests {
    @Test func namesAreThoseOfTheCommandLine() {
        let names = ["portrait", "upside-down", "landscape-left", "landscape-right"]
        #expect(Orientation.allCases.map(\.rawValue) == names)
        #expect(Orientation.allCases == Orientation.allCases.sorted())
    }

    @Test func twoAreLandscape() {
        #expect(Orientation.allCases.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    }
}
