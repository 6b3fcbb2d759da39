import ContactSheetDevices
import Testing

@Suite struct SystemBehaviorTests {
    /// Property: each behavior is active in some version, and none in the first version.
    @Test func eachBehaviorIsActiveSomewhere() {
        for behavior in SystemBehavior.allCases {
            let first = behavior.firstVersion
            #expect(Idiom.allCases.contains { behavior.isActive(in: first, on: $0) })
            #expect(!behavior.isActive(in: IOSVersion(1), on: .phone))
        }
    }

    /// Boundaries: Documentation/Rotation.md 6.1 (status bar), Documentation/Metrics.md 1.4 (tab
    /// bars of iPads) and 6.1 (margins).
    @Test func boundaries() {
        let statusBar = SystemBehavior.statusBarInCompactHeight
        #expect(
            [7, 8, 12, 13].map { statusBar.isActive(in: IOSVersion($0), on: .phone) }
                == [false, true, true, false])
        let tabBar = SystemBehavior.floatingTabBar
        #expect(tabBar.isActive(in: IOSVersion(18), on: .pad))
        #expect(!tabBar.isActive(in: IOSVersion(18), on: .phone))
        #expect(!tabBar.isActive(in: IOSVersion(17, 7), on: .pad))
        let margins = SystemBehavior.zeroDefaultMargins
        #expect(!margins.isActive(in: IOSVersion(27), on: .phone))
        #expect(margins.isActive(in: IOSVersion(27, 1), on: .phone))
    }

    /// Documentation/Metrics.md 1: the versions with a new design.
    @Test(arguments: [(6, Era.classic), (7, .flat), (11, .safeArea), (13, .dark), (26, .glass)])
    func eras(iOS: Int, era: Era) {
        #expect(Era(IOSVersion(iOS)) == era)
    }
}
