/// iPads by the names of swift-snapshot-testing. Without an orientation, they are in landscape
/// orientation.
extension ViewImageConfig {
    /// iPad mini (5th generation).
    public static var iPadMini: ViewImageConfig { .iPadMini(.landscape) }
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-5", orientation)
    }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-5", orientation)
    }

    /// iPad (6th generation).
    public static var iPad9_7: ViewImageConfig { .iPad9_7(.landscape) }
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-6", orientation)
    }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-6", orientation)
    }

    /// iPad (9th generation).
    public static var iPad10_2: ViewImageConfig { .iPad10_2(.landscape) }
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-9", orientation)
    }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-9", orientation)
    }

    /// iPad Pro (10.5-inch).
    public static var iPadPro10_5: ViewImageConfig { .iPadPro10_5(.landscape) }
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-10-5", orientation)
    }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-10-5", orientation)
    }

    /// iPad Pro (11-inch) (4th generation).
    public static var iPadPro11: ViewImageConfig { .iPadPro11(.landscape) }
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-11-4", orientation)
    }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-11-4", orientation)
    }

    /// iPad Pro (12.9-inch) (2nd generation).
    public static var iPadPro12_9: ViewImageConfig { .iPadPro12_9(.landscape) }
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-2", orientation)
    }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-2", orientation)
    }
}

/// iPads by generation. Without an orientation, they are in landscape orientation.
extension ViewImageConfig {
    /// iPad.
    public static var iPad1: ViewImageConfig { .iPad1(.landscape) }
    public static func iPad1(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-1", orientation)
    }
    public static func iPad1(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-1", orientation)
    }

    /// iPad 2.
    public static var iPad2: ViewImageConfig { .iPad2(.landscape) }
    public static func iPad2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-2", orientation)
    }
    public static func iPad2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-2", orientation)
    }

    /// iPad (3rd generation).
    public static var iPad3: ViewImageConfig { .iPad3(.landscape) }
    public static func iPad3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-3", orientation)
    }
    public static func iPad3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-3", orientation)
    }

    /// iPad (4th generation).
    public static var iPad4: ViewImageConfig { .iPad4(.landscape) }
    public static func iPad4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-4", orientation)
    }
    public static func iPad4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-4", orientation)
    }

    /// iPad Air.
    public static var iPadAir1: ViewImageConfig { .iPadAir1(.landscape) }
    public static func iPadAir1(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-1", orientation)
    }
    public static func iPadAir1(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-1", orientation)
    }

    /// iPad Air 2.
    public static var iPadAir2: ViewImageConfig { .iPadAir2(.landscape) }
    public static func iPadAir2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-2", orientation)
    }
    public static func iPadAir2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-2", orientation)
    }

    /// iPad (5th generation).
    public static var iPad5: ViewImageConfig { .iPad5(.landscape) }
    public static func iPad5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-5", orientation)
    }
    public static func iPad5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-5", orientation)
    }

    /// iPad (6th generation).
    public static var iPad6: ViewImageConfig { .iPad6(.landscape) }
    public static func iPad6(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-6", orientation)
    }
    public static func iPad6(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-6", orientation)
    }

    /// iPad (7th generation).
    public static var iPad7: ViewImageConfig { .iPad7(.landscape) }
    public static func iPad7(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-7", orientation)
    }
    public static func iPad7(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-7", orientation)
    }

    /// iPad (8th generation).
    public static var iPad8: ViewImageConfig { .iPad8(.landscape) }
    public static func iPad8(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-8", orientation)
    }
    public static func iPad8(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-8", orientation)
    }

    /// iPad (9th generation).
    public static var iPad9: ViewImageConfig { .iPad9(.landscape) }
    public static func iPad9(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-9", orientation)
    }
    public static func iPad9(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-9", orientation)
    }

    /// iPad mini.
    public static var iPadMini1: ViewImageConfig { .iPadMini1(.landscape) }
    public static func iPadMini1(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-1", orientation)
    }
    public static func iPadMini1(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-1", orientation)
    }

    /// iPad mini 2.
    public static var iPadMini2: ViewImageConfig { .iPadMini2(.landscape) }
    public static func iPadMini2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-2", orientation)
    }
    public static func iPadMini2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-2", orientation)
    }

    /// iPad mini 3.
    public static var iPadMini3: ViewImageConfig { .iPadMini3(.landscape) }
    public static func iPadMini3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-3", orientation)
    }
    public static func iPadMini3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-3", orientation)
    }

    /// iPad mini 4.
    public static var iPadMini4: ViewImageConfig { .iPadMini4(.landscape) }
    public static func iPadMini4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-4", orientation)
    }
    public static func iPadMini4(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-4", orientation)
    }

    /// iPad mini (5th generation).
    public static var iPadMini5: ViewImageConfig { .iPadMini5(.landscape) }
    public static func iPadMini5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-mini-5", orientation)
    }
    public static func iPadMini5(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-mini-5", orientation)
    }

    /// iPad Air (3rd generation).
    public static var iPadAir3: ViewImageConfig { .iPadAir3(.landscape) }
    public static func iPadAir3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-air-3", orientation)
    }
    public static func iPadAir3(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-air-3", orientation)
    }

    /// iPad Pro (9.7-inch).
    public static var iPadPro9_7: ViewImageConfig { .iPadPro9_7(.landscape) }
    public static func iPadPro9_7(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-9-7", orientation)
    }
    public static func iPadPro9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-9-7", orientation)
    }

    /// iPad Pro (12.9-inch) (1st generation).
    public static var iPadPro12_9_1: ViewImageConfig { .iPadPro12_9_1(.landscape) }
    public static func iPadPro12_9_1(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-1", orientation)
    }
    public static func iPadPro12_9_1(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-1", orientation)
    }

    /// iPad Pro (12.9-inch) (2nd generation).
    public static var iPadPro12_9_2: ViewImageConfig { .iPadPro12_9_2(.landscape) }
    public static func iPadPro12_9_2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-2", orientation)
    }
    public static func iPadPro12_9_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-pro-12-9-2", orientation)
    }

    /// iPad (10th generation).
    public static var iPad10: ViewImageConfig { .iPad10(.landscape) }
    public static func iPad10(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipad-10", orientation)
    }
    public static func iPad10(_ orientation: TabletOrientation) -> ViewImageConfig {
        .device("ipad-10", orientation)
    }
}
