/// iPads without a home button, by generation. Without an orientation, they are in landscape
/// orientation.
extension ViewImageConfig {
    /// iPad (A16).
    public static var iPadA16: ViewImageConfig { .iPadA16(.landscape) }
    public static func iPadA16(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-a16", orientation)
    }
    public static func iPadA16(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-a16", orientation)
    }

    /// iPad mini (6th generation).
    public static var iPadMini6: ViewImageConfig { .iPadMini6(.landscape) }
    public static func iPadMini6(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-6", orientation)
    }
    public static func iPadMini6(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-6", orientation)
    }

    /// iPad mini (A17 Pro).
    public static var iPadMiniA17Pro: ViewImageConfig { .iPadMiniA17Pro(.landscape) }
    public static func iPadMiniA17Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-a17-pro", orientation)
    }
    public static func iPadMiniA17Pro(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-a17-pro", orientation)
    }

    /// iPad Air (4th generation).
    public static var iPadAir4: ViewImageConfig { .iPadAir4(.landscape) }
    public static func iPadAir4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-4", orientation)
    }
    public static func iPadAir4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-4", orientation)
    }

    /// iPad Air (5th generation).
    public static var iPadAir5: ViewImageConfig { .iPadAir5(.landscape) }
    public static func iPadAir5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-5", orientation)
    }
    public static func iPadAir5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-5", orientation)
    }

    /// iPad Air 11-inch (M2).
    public static var iPadAir11M2: ViewImageConfig { .iPadAir11M2(.landscape) }
    public static func iPadAir11M2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-11-m2", orientation)
    }
    public static func iPadAir11M2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-11-m2", orientation)
    }

    /// iPad Air 13-inch (M2).
    public static var iPadAir13M2: ViewImageConfig { .iPadAir13M2(.landscape) }
    public static func iPadAir13M2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-13-m2", orientation)
    }
    public static func iPadAir13M2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-13-m2", orientation)
    }

    /// iPad Air 11-inch (M3).
    public static var iPadAir11M3: ViewImageConfig { .iPadAir11M3(.landscape) }
    public static func iPadAir11M3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-11-m3", orientation)
    }
    public static func iPadAir11M3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-11-m3", orientation)
    }

    /// iPad Air 13-inch (M3).
    public static var iPadAir13M3: ViewImageConfig { .iPadAir13M3(.landscape) }
    public static func iPadAir13M3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-13-m3", orientation)
    }
    public static func iPadAir13M3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-13-m3", orientation)
    }

    /// iPad Air 11-inch (M4).
    public static var iPadAir11M4: ViewImageConfig { .iPadAir11M4(.landscape) }
    public static func iPadAir11M4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-11-m4", orientation)
    }
    public static func iPadAir11M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-11-m4", orientation)
    }

    /// iPad Air 13-inch (M4).
    public static var iPadAir13M4: ViewImageConfig { .iPadAir13M4(.landscape) }
    public static func iPadAir13M4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-13-m4", orientation)
    }
    public static func iPadAir13M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-13-m4", orientation)
    }

    /// iPad Pro (11-inch) (1st generation).
    public static var iPadPro11_1: ViewImageConfig { .iPadPro11_1(.landscape) }
    public static func iPadPro11_1(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-1", orientation)
    }
    public static func iPadPro11_1(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-1", orientation)
    }

    /// iPad Pro (11-inch) (2nd generation).
    public static var iPadPro11_2: ViewImageConfig { .iPadPro11_2(.landscape) }
    public static func iPadPro11_2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-2", orientation)
    }
    public static func iPadPro11_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-2", orientation)
    }

    /// iPad Pro (11-inch) (3rd generation).
    public static var iPadPro11_3: ViewImageConfig { .iPadPro11_3(.landscape) }
    public static func iPadPro11_3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-3", orientation)
    }
    public static func iPadPro11_3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-3", orientation)
    }

    /// iPad Pro (11-inch) (4th generation).
    public static var iPadPro11_4: ViewImageConfig { .iPadPro11_4(.landscape) }
    public static func iPadPro11_4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-4", orientation)
    }
    public static func iPadPro11_4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-4", orientation)
    }

    /// iPad Pro (12.9-inch) (3rd generation).
    public static var iPadPro12_9_3: ViewImageConfig { .iPadPro12_9_3(.landscape) }
    public static func iPadPro12_9_3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-3", orientation)
    }
    public static func iPadPro12_9_3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-3", orientation)
    }

    /// iPad Pro (12.9-inch) (4th generation).
    public static var iPadPro12_9_4: ViewImageConfig { .iPadPro12_9_4(.landscape) }
    public static func iPadPro12_9_4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-4", orientation)
    }
    public static func iPadPro12_9_4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-4", orientation)
    }

    /// iPad Pro (12.9-inch) (5th generation).
    public static var iPadPro12_9_5: ViewImageConfig { .iPadPro12_9_5(.landscape) }
    public static func iPadPro12_9_5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-5", orientation)
    }
    public static func iPadPro12_9_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-5", orientation)
    }

    /// iPad Pro (12.9-inch) (6th generation).
    public static var iPadPro12_9_6: ViewImageConfig { .iPadPro12_9_6(.landscape) }
    public static func iPadPro12_9_6(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-6", orientation)
    }
    public static func iPadPro12_9_6(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-6", orientation)
    }

    /// iPad Pro 11-inch (M4).
    public static var iPadPro11M4: ViewImageConfig { .iPadPro11M4(.landscape) }
    public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-m4", orientation)
    }
    public static func iPadPro11M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-m4", orientation)
    }

    /// iPad Pro 13-inch (M4).
    public static var iPadPro13M4: ViewImageConfig { .iPadPro13M4(.landscape) }
    public static func iPadPro13M4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-13-m4", orientation)
    }
    public static func iPadPro13M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-13-m4", orientation)
    }

    /// iPad Pro 11-inch (M5).
    public static var iPadPro11M5: ViewImageConfig { .iPadPro11M5(.landscape) }
    public static func iPadPro11M5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-m5", orientation)
    }
    public static func iPadPro11M5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-m5", orientation)
    }

    /// iPad Pro 13-inch (M5).
    public static var iPadPro13M5: ViewImageConfig { .iPadPro13M5(.landscape) }
    public static func iPadPro13M5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-13-m5", orientation)
    }
    public static func iPadPro13M5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-13-m5", orientation)
    }
}
