extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        /// The rounded rectangle of iOS 6 and earlier, which is the system's flat button from iOS 7
        /// on.
        public static let roundedRect = ButtonType.system
    }

    /// The purpose of a button. A destructive one with a configuration is red.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
