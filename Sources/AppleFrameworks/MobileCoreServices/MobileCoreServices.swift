@_exported import CoreFoundationStub
@_exported import UniformTypeIdentifiersStub

public var kUTTypeImage: NSString { "public.image" }
public var kUTTypeJPEG: NSString { "public.jpeg" }
public var kUTTypePNG: NSString { "public.png" }
public var kUTTypeGIF: NSString { "com.compuserve.gif" }
public var kUTTypePDF: NSString { "com.adobe.pdf" }
public var kUTTypeText: NSString { "public.text" }
public var kUTTypePlainText: NSString { "public.plain-text" }
public var kUTTypeUTF8PlainText: NSString { "public.utf8-plain-text" }
public var kUTTypeRTF: NSString { "public.rtf" }
public var kUTTypeHTML: NSString { "public.html" }
public var kUTTypeJSON: NSString { "public.json" }
public var kUTTypeURL: NSString { "public.url" }
public var kUTTypeFileURL: NSString { "public.file-url" }
public var kUTTypeMovie: NSString { "public.movie" }
public var kUTTypeVideo: NSString { "public.video" }
public var kUTTypeAudio: NSString { "public.audio" }
public var kUTTypeMPEG4: NSString { "public.mpeg-4" }
public var kUTTypeQuickTimeMovie: NSString { "com.apple.quicktime-movie" }
public var kUTTypeData: NSString { "public.data" }
public var kUTTypeItem: NSString { "public.item" }
public var kUTTypeContent: NSString { "public.content" }
public var kUTTypeFolder: NSString { "public.folder" }
public var kUTTypePropertyList: NSString { "com.apple.property-list" }
public var kUTTypeCommaSeparatedText: NSString { "public.comma-separated-values-text" }
public var kUTTypeVCard: NSString { "public.vcard" }
public var kUTTypeContact: NSString { "public.contact" }
public var kUTTypeArchive: NSString { "public.archive" }
public var kUTTypeZipArchive: NSString { "public.zip-archive" }
public var kUTTypeXML: NSString { "public.xml" }
public var kUTTypeLivePhoto: NSString { "com.apple.live-photo" }

public var kUTTagClassFilenameExtension: NSString { "public.filename-extension" }
public var kUTTagClassMIMEType: NSString { "public.mime-type" }

public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
    UTType(inUTI as String)?.conforms(to: UTType(importedAs: inConformsToUTI as String)) ?? false
}
