import ContactSheetDevices
import SnapshotTesting
import Testing
import UIKit

/// Source: Documentation/Devices.md, the table of devices.
@Suite struct ViewImageConfigTests {
    @Test func presetsHaveTheDevicesScreens() {
        #expect(ViewImageConfig.iPhoneSe.size == CGSize(width: 320, height: 568))
        #expect(ViewImageConfig.iPhoneSe(.landscape).size == CGSize(width: 568, height: 320))
        #expect(ViewImageConfig.iPhoneX.safeArea == UIEdgeInsets(top: 44, bottom: 34))
        #expect(
            ViewImageConfig.iPhoneX(.landscape).safeArea
                == UIEdgeInsets(left: 44, bottom: 21, right: 44))
        #expect(ViewImageConfig.iPhone16Pro.size == CGSize(width: 402, height: 874))
        #expect(ViewImageConfig.iPhone17.safeArea.top == 62)
        #expect(ViewImageConfig.iPadPro11(.portrait).size == CGSize(width: 834, height: 1194))
        #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834))
    }

    /// Source: the public interface of swift-snapshot-testing.
    @Test func presetsMayHaveTheLibrarysValues() {
        EffectiveSettings.$environment.withValue(["SNAPSHOT_PRESETS": "library"]) {
            #expect(ViewImageConfig.iPhoneX.traits.preferredContentSizeCategory == .medium)
            #expect(ViewImageConfig.iPhoneXr.safeArea == UIEdgeInsets(top: 44, bottom: 34))
            #expect(
                ViewImageConfig.iPhoneXsMax(.landscape).safeArea
                    == UIEdgeInsets(left: 44, bottom: 24, right: 44))
            #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .unspecified)
        }
        #expect(ViewImageConfig.iPhoneXr.safeArea.top == 48)
    }

    @Test func theEnvironmentNamesTheUsualDevice() {
        let device = SimulatedDevice.forTests(
            in: ["SNAPSHOT_DEVICE": "iphone-se-3", "SNAPSHOT_IOS": "17.2"])
        #expect(device.portrait.size == Size(375, 667))
        #expect(device.iOS == IOSVersion("17.2"))
        #expect(SimulatedDevice.forTests(in: ["SNAPSHOT_DEVICE": "a"]).portrait.size.width == 393)
    }

    @Test func splitViewsHaveTheirWidthsAndSizeClasses() {
        let third = ViewImageConfig.iPadPro12_9(.portrait(splitView: .oneThird))
        #expect(third.size == CGSize(width: 375, height: 1366))
        #expect(third.traits.horizontalSizeClass == .compact)
        let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
        #expect(half.size?.width == 678)
        #expect(half.traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPadMini(.landscape(splitView: .full)).size?.width == 1024)
    }

    @Test func traitsOfDevices() {
        #expect(UITraitCollection.iPhoneX(.portrait).displayScale == 3)
        #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
        #expect(UITraitCollection.iPadMini.userInterfaceIdiom == .pad)
        #expect(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass == .compact)
    }

    @Test(arguments: Device.all) func everyDeviceHasAConfiguration(_ device: Device) {
        for orientation in ViewImageConfig.Orientation.allCases {
            let config = ViewImageConfig.device(device.slug, orientation)
            let screen = device.screen(
                orientation == .portrait ? .portrait : .landscapeLeft,
                iOS: device.iOS(upTo: IOSVersion(18)))
            #expect(config.size == CGSize(width: screen.size.width, height: screen.size.height))
        }
    }

    @Test func allMeansOneOfEachClass() {
        let all = [ViewImageConfig].all
        #expect(all.count > 60)
        #expect(all.contains { $0.size == CGSize(width: 402, height: 874) })
        #expect([ViewImageConfig].pads.allSatisfy { $0.traits.userInterfaceIdiom == .pad })
        #expect([ViewImageConfig].phones.count + [ViewImageConfig].pads.count == all.count)
        let strategies: [String: Snapshotting<UIViewController, UIImage>] = .image(on: .all)
        #expect(strategies.count == all.count)
        #expect(strategies["iphone-x.landscape-left"]?.pathExtension == "png")
    }
}
