@_exported import CoreFoundationStub
@_exported import Foundation
import ContactSheetDiagnostics
import FrameworkSupport

public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecAuthFailed: OSStatus = -25293
public let errSecUserCanceled: OSStatus = -128
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

public var kSecClass: NSString { "class" }
public var kSecClassGenericPassword: NSString { "genp" }
public var kSecClassInternetPassword: NSString { "inet" }
public var kSecClassCertificate: NSString { "cert" }
public var kSecClassKey: NSString { "keys" }
public var kSecClassIdentity: NSString { "idnt" }
public var kSecAttrAccount: NSString { "acct" }
public var kSecAttrService: NSString { "svce" }
public var kSecAttrServer: NSString { "srvr" }
public var kSecAttrGeneric: NSString { "gena" }
public var kSecAttrLabel: NSString { "labl" }
public var kSecAttrDescription: NSString { "desc" }
public var kSecAttrComment: NSString { "icmt" }
public var kSecAttrAccessGroup: NSString { "agrp" }
public var kSecAttrSynchronizable: NSString { "sync" }
public var kSecAttrSynchronizableAny: NSString { "syna" }
public var kSecAttrAccessible: NSString { "pdmn" }
public var kSecAttrAccessibleWhenUnlocked: NSString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: NSString { "ck" }
public var kSecAttrAccessibleAlways: NSString { "dk" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString { "cku" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString { "akpu" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: NSString { "dku" }
public var kSecValueData: NSString { "v_Data" }
public var kSecValueRef: NSString { "v_Ref" }
public var kSecReturnData: NSString { "r_Data" }
public var kSecReturnAttributes: NSString { "r_Attributes" }
public var kSecReturnRef: NSString { "r_Ref" }
public var kSecReturnPersistentRef: NSString { "r_PersistentRef" }
public var kSecMatchLimit: NSString { "m_Limit" }
public var kSecMatchLimitOne: NSString { "m_LimitOne" }
public var kSecMatchLimitAll: NSString { "m_LimitAll" }
public var kSecUseAuthenticationUI: NSString { "u_AuthUI" }
public var kSecUseOperationPrompt: NSString { "u_OpPrompt" }
