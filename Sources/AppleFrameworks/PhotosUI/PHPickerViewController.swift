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

/// The library's screen: a placeholder with a bar and gray squares. A tap on a square chooses a drawing
/// in place of a photo.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration
    private var chosen: [PHPickerResult] = []

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = SystemScreen.bar("Photos", UIAction { [weak self] _ in self?.cancel() })
        let add = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.finish() })
        add.style = .done
        add.isEnabled = false
        if configuration.selectionLimit != 1 { bar.items?.first?.rightBarButtonItem = add }
        let grid = PhotoGridView()
        grid.choose = { [weak self, weak add] in self?.choose($0, add) }
        SystemScreen.fill(view, bar, grid)
    }

    /// Adds a photo to the results, which are passed to the delegate at once if there can be only one.
    private func choose(_ photo: UIImage, _ add: UIBarButtonItem?) {
        let limit = configuration.selectionLimit
        guard limit == 0 || chosen.count < limit else { return }
        chosen.append(
            PHPickerResult(itemProvider: NSItemProvider(object: photo), assetIdentifier: nil))
        if limit == 1 { finish() } else { add?.isEnabled = true }
    }

    private func finish() { delegate?.picker(self, didFinishPicking: chosen) }

    /// A canceled picker has no results, and the delegate dismisses it, as Apple documents.
    private func cancel() { delegate?.picker(self, didFinishPicking: []) }
}

open class PHLivePhoto: NSObject {}

@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
}
