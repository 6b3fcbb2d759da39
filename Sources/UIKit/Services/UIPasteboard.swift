import Foundation

/// The pasteboard of the simulated device, empty when a preview begins.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name(
        "UIPasteboardRemovedNotification")

    /// The pasteboard for copying and pasting.
    public static var general: UIPasteboard { named(.general) }

    public let name: Name
    public private(set) var changeCount = 0
    /// The items, each a dictionary of representations by type.
    open var items: [[String: Any]] = [] { didSet { changed() } }

    /// Creates or returns the pasteboard with the name.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        self.init(pasteboardName)
        items = Self.named(pasteboardName).items
    }

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    private static func named(_ name: Name) -> UIPasteboard {
        let services = SystemServices.current
        if let known = services.pasteboards[name] { return known }
        let new = UIPasteboard(name)
        services.pasteboards[name] = new
        return new
    }

    private func changed() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    // MARK: Values

    open var string: String? {
        get { values(String.self).first }
        set { set(newValue.map { [$0] }, "public.utf8-plain-text") }
    }
    open var strings: [String]? {
        get { values(String.self) }
        set { set(newValue, "public.utf8-plain-text") }
    }
    open var url: URL? {
        get { values(URL.self).first }
        set { set(newValue.map { [$0] }, "public.url") }
    }
    open var urls: [URL]? {
        get { values(URL.self) }
        set { set(newValue, "public.url") }
    }
    open var image: UIImage? {
        get { values(UIImage.self).first }
        set { set(newValue.map { [$0] }, "public.image") }
    }
    open var images: [UIImage]? {
        get { values(UIImage.self) }
        set { set(newValue, "public.image") }
    }
    open var color: UIColor? {
        get { values(UIColor.self).first }
        set { set(newValue.map { [$0] }, "com.apple.uikit.color") }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }

    private func values<Value>(_ type: Value.Type) -> [Value] {
        items.compactMap { $0.values.lazy.compactMap { $0 as? Value }.first }
    }

    private func set<Value>(_ values: [Value]?, _ type: String) {
        items = (values ?? []).map { [type: $0] }
    }

    // MARK: Data

    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.lazy.compactMap { $0[pasteboardType] as? Data }.first
    }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] }.first
    }

    open func addItems(_ items: [[String: Any]]) { self.items += items }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
    }

    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
