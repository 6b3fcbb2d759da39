@_exported import AVFoundationStub
@_exported import CoreLocationStub
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1)
    public static let photoHDR = Self(rawValue: 2)
    public static let photoScreenshot = Self(rawValue: 4)
    public static let photoLive = Self(rawValue: 8)
}

open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
}

open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .image }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1, smartAlbum
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumFavorites = 203,
        smartAlbumRecentlyAdded = 206, smartAlbumUserLibrary = 209, any = 9_999_999
}

open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false

    public override init() {
        super.init()
    }
}

/// A result without objects: the library is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("the library is empty") }
    open subscript(idx: Int) -> ObjectType { object(at: idx) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func enumerateObjects(
        _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
