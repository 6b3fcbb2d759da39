@_exported import CoreFoundationStub
@_exported import UniformTypeIdentifiersStub

public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeRTF = "public.rtf"
public let kUTTypeHTML = "public.html"
public let kUTTypeJSON = "public.json"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
public let kUTTypeData = "public.data"
public let kUTTypeItem = "public.item"
public let kUTTypeContent = "public.content"
public let kUTTypeFolder = "public.folder"
public let kUTTypePropertyList = "com.apple.property-list"
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
public let kUTTypeVCard = "public.vcard"
public let kUTTypeContact = "public.contact"
public let kUTTypeArchive = "public.archive"
public let kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeXML = "public.xml"
public let kUTTypeLivePhoto = "com.apple.live-photo"

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    UTType(inUTI)?.conforms(to: UTType(importedAs: inConformsToUTI)) ?? false
}
