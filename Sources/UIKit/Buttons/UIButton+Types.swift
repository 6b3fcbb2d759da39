extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        /// The rounded rectangle of iOS 6 and earlier; the system's flat button since.
        public static let roundedRect = ButtonType.system
    }

    /// What a button is for; a destructive one with a configuration is red.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
