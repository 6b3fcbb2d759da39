import FrameworkScreens
@_exported import PhotosStub
@_exported import UIKit
@_exported import UniformTypeIdentifiersStub

public struct PHPickerFilter: Sendable, Hashable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: "|"))
    }
}

public struct PHPickerConfiguration: Sendable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered }

    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The library's screen: a placeholder with a bar and gray squares.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = SystemScreen.bar("Photos", UIAction { [weak self] _ in self?.cancel() })
        if configuration.selectionLimit != 1 {
            let add = UIBarButtonItem(title: "Add", style: .done, target: nil, action: nil)
            add.isEnabled = false
            bar.items?.first?.rightBarButtonItem = add
        }
        SystemScreen.fill(view, bar, PhotoGridView())
    }

    /// A canceled picker has no results, and the delegate dismisses it, as Apple documents.
    private func cancel() { delegate?.picker(self, didFinishPicking: []) }
}

open class PHLivePhoto: NSObject {}

@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
}
